import { AppError } from '../../domain/app-error.ts';
import { recordAdminAction } from '../access/record-admin-action.ts';
import type { Services } from '../services.ts';
import { deleteAccountForGood } from '../settings/delete-account-for-good.ts';
import type { Who } from './who.ts';

type Needed = Pick<Services, 'db' | 'log' | 'newId' | 'now' | 'payments'>;

/** Deletes a user who has asked for it. The address is given again, since nothing brings the account back. */
export async function deleteUser(services: Needed, { adminId, userId }: Who, email: string) {
  if (userId === adminId) throw new AppError('own-rights');
  const [account] = await services.db.query<{ email: string }>`select email from accounts where id = ${userId}`;
  if (account === undefined) throw new AppError('not-found');
  if (account.email.toLowerCase() !== email.toLowerCase()) throw new AppError('invalid-input');
  await deleteAccountForGood(services, userId, (db) =>
    recordAdminAction({ ...services, db }, { action: 'account-deleted', adminId, userId }),
  );
}
