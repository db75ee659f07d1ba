import { AppError } from '../../domain/app-error.ts';
import { deleteAccount, lockAccount, lockAdmins } from '../access/queries.ts';
import type { Services } from '../services.ts';
import { endPayments } from './end-payments.ts';

type Needed = Pick<Services, 'db' | 'payments' | 'log'>;

/**
 * Ends what the account pays for, then deletes it with everything that hangs on it. The only admin stays: nobody could make
 * another. `alongside` belongs to the transaction of the deletion.
 */
export async function deleteAccountForGood(
  services: Needed,
  accountId: string,
  alongside: (tx: Services['db']) => Promise<unknown> = async () => {},
) {
  await services.db.transaction((tx) => refuseOnlyAdmin(tx, accountId));
  await endPayments(services, accountId);
  await services.db.transaction(async (tx) => {
    await refuseOnlyAdmin(tx, accountId);
    await alongside(tx);
    await deleteAccount({ db: tx }, accountId);
  });
}

/** Holds the admins until the transaction ends: of the last two who leave at once, the second is refused. */
async function refuseOnlyAdmin(tx: Services['db'], accountId: string) {
  await lockAccount({ db: tx }, accountId);
  const admins = await lockAdmins({ db: tx });
  if (admins.length === 1 && admins[0] === accountId) throw new AppError('only-admin');
}
