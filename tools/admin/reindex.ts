import { recordAdminAction } from '../../server/access/record-admin-action.ts';
import { rebuildSearchIndex } from '../../server/library/index-article.ts';
import { withInstallation } from './open-installation.ts';

/** Runs in this process and not as a job, so that it works without a running worker. */
export const reindex = () =>
  withInstallation(async (services) => {
    await services.db.transaction(async (db) => {
      await recordAdminAction({ ...services, db }, { action: 'search-rebuilt', adminId: null });
      await rebuildSearchIndex({ db });
    });
    console.log('The search index has been rebuilt.');
  });
