import { AppError } from '../../domain/app-error.ts';
import { recordAdminAction } from '../access/record-admin-action.ts';
import type { Services } from '../services.ts';
import { deleteAccountAndSubscriptions } from '../settings/delete-account-and-subscriptions.ts';
import type { AdminAndUser } from './admin-and-user.ts';

type Deps = Pick<Services, 'db' | 'log' | 'newId' | 'now' | 'payments'>;

/**
 * Deletes a user who has asked for it. The admin must enter the user's email address, because a deletion cannot be undone.
 */
export async function deleteUser(services: Deps, { adminId, userId }: AdminAndUser, email: string) {
  if (userId === adminId) throw new AppError('own-rights');
  const [account] = await services.db.query<{ email: string }>`select email from accounts where id = ${userId}`;
  if (account === undefined) throw new AppError('not-found');
  if (account.email.toLowerCase() !== email.toLowerCase()) throw new AppError('invalid-input');
  await deleteAccountAndSubscriptions(services, userId, (db) =>
    recordAdminAction({ ...services, db }, { action: 'account-deleted', adminId, userId }),
  );
}
