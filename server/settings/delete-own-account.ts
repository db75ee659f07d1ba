import { AppError } from '../../domain/app-error.ts';
import { findSignInTime } from '../access/session-queries.ts';
import type { Services } from '../services.ts';
import { deleteAccountForGood } from './delete-account-for-good.ts';

/** An open page on an unlocked device is not enough. */
const freshMs = 10 * 60 * 1000;

interface Leaving {
  accountId: string;
  sessionHash: Buffer | undefined;
}

/** Needs a sign-in of the last ten minutes. */
export async function deleteOwnAccount(services: Services, { accountId, sessionHash }: Leaving) {
  const signedInAt = await findSignInTime(services, sessionHash);
  if (signedInAt === undefined || services.now().getTime() - signedInAt.getTime() > freshMs)
    throw new AppError('sign-in-again');
  await deleteAccountForGood(services, accountId);
}
