import { recordAdminAction } from '../../server/access/record-admin-action.ts';
import { deleteAllSessions } from '../../server/access/session-queries.ts';
import { rebuildSearchIndex } from '../../server/library/index-article.ts';
import { StartRefused } from '../../server/start-refused.ts';
import { withInstallation } from './open-installation.ts';

/** Runs directly in this process instead of as a job, so that it also works without a worker. */
export const reindex = () =>
  withInstallation(async (services) => {
    await services.db.transaction(async (db) => {
      await recordAdminAction({ ...services, db }, { action: 'search-rebuilt', adminId: null });
      await rebuildSearchIndex({ db });
    });
    console.log('The search index has been rebuilt.');
  });

/** The only keys in the database are those of sessions and sign-ins. All other keys are in the environment. */
export const rotateKeys = ([confirmation]: string[]) =>
  withInstallation(async (services) => {
    if (confirmation !== '--yes') throw new StartRefused('Nothing was done. To sign all users out, add --yes.');
    const count = await services.db.transaction(async (db) => {
      await recordAdminAction({ ...services, db }, { action: 'sessions-ended', adminId: null });
      return deleteAllSessions({ db });
    });
    console.log(`${count} sessions ended: all users have to sign in again.`);
    console.log(
      'Keys in the environment (Google, Stripe, S3, model, voice, METRICS_TOKEN) must be replaced at their provider.',
    );
  });
