import { AppError } from '../../domain/app-error.ts';
import { findSignInTime } from '../access/session-queries.ts';
import type { Services } from '../services.ts';
import { deleteAccountAndSubscriptions } from './delete-account-and-subscriptions.ts';

/** Deleting the account requires a recent sign-in, so that access to an unlocked device is not enough. */
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
