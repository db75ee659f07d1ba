import { recordAdminAction } from '../../server/access/record-admin-action.ts';
import { deleteAllSessions } from '../../server/access/session-queries.ts';
import { rebuildSearchIndex } from '../../server/library/index-article.ts';
import { StartRefused } from '../../server/start-refused.ts';
import { withInstallation } from './open-installation.ts';

/** At once and in this process, so that it also works while no worker runs. */
export const reindex = () =>
  withInstallation(async (services) => {
    await services.db.transaction(async (db) => {
      await recordAdminAction({ ...services, db }, { action: 'search-rebuilt', adminId: null });
      await rebuildSearchIndex({ db });
    });
    console.log('The search index is built anew.');
  });

/** The keys that the database holds are those of sessions and of sign-ins under way; the others are in the environment. */
export const rotateKeys = ([confirmation]: string[]) =>
  withInstallation(async (services) => {
    if (confirmation !== '--yes') throw new StartRefused('Nothing was done. To sign everybody out, add --yes.');
    const count = await services.db.transaction(async (db) => {
      await recordAdminAction({ ...services, db }, { action: 'sessions-ended', adminId: null });
      return deleteAllSessions({ db });
    });
    console.log(`${count} sessions ended: everybody signs in again.`);
    console.log(
      'Keys in the environment (Google, Stripe, S3, model, voice, METRICS_TOKEN) are replaced at their provider.',
    );
  });
