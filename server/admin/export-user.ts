import { AppError } from '../../domain/app-error.ts';
import { recordAdminAction } from '../access/record-admin-action.ts';
import type { Services } from '../services.ts';
import { loadPersonalData } from '../settings/queries.ts';
import type { AdminAndUser } from './admin-and-user.ts';

/** Returns all stored data of a user. For users who asked the operator instead of using the settings page. */
export async function exportUser(services: Pick<Services, 'db' | 'now' | 'newId'>, { adminId, userId }: AdminAndUser) {
  return services.db.transaction(async (db) => {
    const tx = { ...services, db };
    const data = await loadPersonalData(tx, userId);
    if (data.account === undefined) throw new AppError('not-found');
    await recordAdminAction(tx, { action: 'data-exported', adminId, userId });
    return data;
  });
}
