import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { AppError, type ErrorCode } from '../../domain/app-error.ts';
import { limitMessage } from './limit-message.ts';

const messages: Record<ErrorCode, MessageDescriptor> = {
  'limit-reached': msg`You have reached a limit of your plan. Nothing was started.`,
  'invalid-input': msg`Something in this form is not right yet. Nothing was saved.`,
  'malformed-json': msg`The server did not understand the request. Nothing was saved.`,
  'unsigned-event': msg`The message was not signed, so it was refused.`,
  'sign-in-expired': msg`This sign-in took too long. Try again.`,
  'not-signed-in': msg`You are signed out. Sign in and try again.`,
  'no-access': msg`Your account has no access yet.`,
  blocked: msg`Your account is blocked.`,
  'sign-in-again': msg`Sign in again first, so that we know it’s you.`,
  'cross-site': msg`The request came from another site, so it was refused.`,
  'not-found': msg`This does not exist, or it is not yours.`,
  'profile-missing': msg`Your profile could not be found.`,
  'request-timeout': msg`Your connection was too slow, so this didn’t arrive. Try again.`,
  'drawer-empty': msg`No AI is set up on this server, and you have read everything in Foxy’s drawer. You can still add a text of your own.`,
  'nothing-fits': msg`This ready-made article is not there any more. Look for another one.`,
  'no-translator': msg`No AI that can translate is set up on this server.`,
  'no-payments': msg`This server takes no payments. Plans are granted by the team.`,
  'other-language': msg`The text seems to be in another language.`,
  'own-rights': msg`These are your own rights. Another admin can change them.`,
  'last-admin': msg`There would be no admin left. Nothing was changed.`,
  'only-admin': msg`You’re the only admin, so your account has to stay. Make somebody else an admin first.`,
  'plan-renews': msg`There is already a plan that renews. Cancel it first; it stays until the end of its period.`,
  'plan-without-end': msg`You have a plan that does not end, so there is nothing to buy.`,
  'plan-in-use': msg`Somebody has this plan, so it cannot be deleted. Retire it instead: nobody new can choose it then.`,
  'free-plan-needed': msg`The free plan is what everybody falls back to, so it has to stay.`,
  'body-too-large': msg`That is too long to send. Shorten it and try again; nothing is lost.`,
  'unknown-host': msg`Foxtale has another address. Open it there and try again.`,
  'model-declined': msg`Foxy would rather not work with this text. Change it and try again.`,
  'too-many-requests': msg`That was a lot at once. Wait a few seconds and try again; nothing is lost.`,
  'too-many-tries': msg`Foxy has tried this too often without success. Try again tomorrow.`,
  'server-error': msg`Something went wrong on our side. Try again in a moment.`,
  'sign-in-failed': msg`The sign-in did not work. Try again.`,
  'model-answer-unusable': msg`Foxy’s answer could not be used. Try again.`,
  'narration-failed': msg`This could not be read aloud. You can read on; try the sound again in a moment.`,
  'narration-unavailable': msg`This server has no voice, so there is no sound. You can read on.`,
  unavailable: msg`The server did not answer. Check your connection and try again.`,
  'database-away': msg`Foxtale cannot reach its database at the moment. Nothing was saved. Try again in a few seconds.`,
  'files-away': msg`The sound cannot be fetched at the moment. You can read on; try again in a few seconds.`,
  'storage-full': msg`The server has no room left to store anything. Nothing was saved; reading still works. Try again later.`,
  'sign-in-unavailable': msg`Nobody can sign in at the moment. Try again in a few minutes.`,
  'model-unavailable': msg`Foxy is not answering at the moment. Try again in a few minutes.`,
  'model-budget-spent': msg`Foxy has used up the AI budget of this month. Try again next month.`,
  'payments-unavailable': msg`The payment service did not answer. Nothing was charged or changed. Try again in a moment.`,
};

/** The message for a failure, for learners. */
export function errorMessage(error: unknown): MessageDescriptor {
  if (!(error instanceof AppError)) return messages['server-error'];
  return limitMessage(error) ?? messages[error.code];
}
