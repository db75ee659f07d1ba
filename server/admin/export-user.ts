import { AppError } from '../../domain/app-error.ts';
import { recordAdminAction } from '../access/record-admin-action.ts';
import type { Services } from '../services.ts';
import { loadPersonalData } from '../settings/queries.ts';
import type { Who } from './who.ts';

/** Everything we keep about a user, for one who has asked for it otherwise than in the settings. */
export async function exportUser(services: Pick<Services, 'db' | 'now' | 'newId'>, { adminId, userId }: Who) {
  return services.db.transaction(async (db) => {
    const tx = { ...services, db };
    const data = await loadPersonalData(tx, userId);
    if (data.account === undefined) throw new AppError('not-found');
    await recordAdminAction(tx, { action: 'data-exported', adminId, userId });
    return data;
  });
}
