import { AppError } from '../../domain/app-error.ts';
import { findSignInTime } from '../access/session-queries.ts';
import type { Services } from '../services.ts';
import { deleteAccountAndSubscriptions } from './delete-account-and-subscriptions.ts';

/** A recent sign-in is required, so that an unlocked device is not enough to delete the account. */
const maxSignInAgeMs = 10 * 60 * 1000;

interface OwnSession {
  accountId: string;
  sessionHash: Buffer | undefined;
}

export async function deleteOwnAccount(services: Services, { accountId, sessionHash }: OwnSession) {
  const signedInAt = await findSignInTime(services, sessionHash);
  if (signedInAt === undefined || services.now().getTime() - signedInAt.getTime() > maxSignInAgeMs)
    throw new AppError('sign-in-again');
  await deleteAccountAndSubscriptions(services, accountId);
}
