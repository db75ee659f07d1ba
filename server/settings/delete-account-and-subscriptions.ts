import { AppError } from '../../domain/app-error.ts';
import { deleteAccount, lockAccount, lockAdmins } from '../access/queries.ts';
import type { Services } from '../services.ts';
import { cancelSubscriptions } from './cancel-subscriptions.ts';

type Deps = Pick<Services, 'db' | 'payments' | 'log'>;

/**
 * Cancels the subscriptions, then deletes the account and its data. Articles that everybody may read stay. Refuses to delete
 * the only admin, because nobody could appoint another one. `alongside` runs in the transaction of the deletion.
 */
export async function deleteAccountAndSubscriptions(
  services: Deps,
  accountId: string,
  alongside: (tx: Services['db']) => Promise<unknown> = async () => {},
) {
  await services.db.transaction((tx) => refuseOnlyAdmin(tx, accountId));
  await cancelSubscriptions(services, accountId);
  await services.db.transaction(async (tx) => {
    await refuseOnlyAdmin(tx, accountId);
    await alongside(tx);
    await deleteAccount({ db: tx }, accountId);
  });
}

/** Locks the admins until the transaction ends, so that the last two cannot both delete themselves. */
async function refuseOnlyAdmin(tx: Services['db'], accountId: string) {
  await lockAccount({ db: tx }, accountId);
  const admins = await lockAdmins({ db: tx });
  if (admins.length === 1 && admins[0] === accountId) throw new AppError('only-admin');
}
