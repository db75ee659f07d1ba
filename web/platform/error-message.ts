import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { AppError } from '../../domain/app-error.ts';
import type { ErrorCode } from '../../domain/error-status.ts';
import { limitMessage } from './limit-message.ts';

const messages: Record<ErrorCode, MessageDescriptor> = {
  'limit-reached': msg`You’ve reached one of your plan’s limits. Nothing was started.`,
  'invalid-input': msg`Something in this form isn’t right yet. Nothing was saved.`,
  'malformed-json': msg`The server didn’t understand the request. Nothing was saved.`,
  'unsigned-event': msg`The message wasn’t signed, so it was refused.`,
  'sign-in-expired': msg`This sign-in took too long. Try again.`,
  'not-signed-in': msg`You’re signed out. Sign in and try again.`,
  'no-access': msg`Your account has no access yet.`,
  blocked: msg`Your account is blocked.`,
  'sign-in-again': msg`Sign in again first, so that we know it’s you.`,
  'cross-site': msg`The request came from another site, so it was refused.`,
  'not-found': msg`This doesn’t exist, or it isn’t yours.`,
  'profile-missing': msg`Your profile couldn’t be found.`,
  'request-timeout': msg`Your connection was too slow, so this didn’t arrive. Try again.`,
  'drawer-empty': msg`No AI is set up on this server, and you’ve read everything in Foxy’s drawer. You can still add a text of your own.`,
  'nothing-fits': msg`This ready-made article is no longer available. Choose another one.`,
  'no-translator': msg`No AI that can translate is set up on this server.`,
  'no-payments': msg`This server doesn’t take payments. Plans are granted by the team.`,
  'other-language': msg`The text seems to be in another language.`,
  'own-rights': msg`You can’t change your own admin rights. Another admin can.`,
  'last-admin': msg`That would leave no admins, so nothing was changed.`,
  'only-admin': msg`You’re the only admin, so your account has to stay. Make someone else an admin first.`,
  'plan-renews': msg`You already have a plan that renews. Cancel it first; it stays active until the end of its period.`,
  'plan-without-end': msg`You have a plan that doesn’t end, so there’s nothing to buy.`,
  'plan-in-use': msg`Someone has this plan, so it can’t be deleted. Retire it instead, and no one new can choose it.`,
  'free-plan-needed': msg`Everyone falls back to the free plan, so it has to stay.`,
  'body-too-large': msg`That’s too long to send. Shorten it and try again; nothing is lost.`,
  'unknown-host': msg`Foxtale isn’t available at this address. Open it at its usual address and try again.`,
  'model-declined': msg`Foxy would rather not work with this text. Change it and try again.`,
  'too-many-requests': msg`That was a lot at once. Wait a few seconds and try again; nothing is lost.`,
  'too-many-tries': msg`Foxy has tried this too many times without success. Try again tomorrow.`,
  'server-error': msg`Something went wrong on our side. Try again in a moment.`,
  'sign-in-failed': msg`Sign-in didn’t work. Try again.`,
  'model-answer-unusable': msg`Foxy’s answer couldn’t be used. Try again.`,
  'narration-failed': msg`This couldn’t be read aloud. You can keep reading; try the audio again in a moment.`,
  'narration-unavailable': msg`This server has no voice, so there’s no audio. You can keep reading.`,
  unavailable: msg`The server didn’t respond. Check your connection and try again.`,
  'server-busy': msg`The server is busy. Try again in a moment.`,
  'database-away': msg`Foxtale can’t reach its database at the moment. Nothing was saved. Try again in a few seconds.`,
  'lexicon-preparing': msg`Foxtale has just started and is preparing its dictionary. This can take a few minutes.`,
  'files-away': msg`The audio can’t be loaded at the moment. You can keep reading; try again in a few seconds.`,
  'storage-full': msg`The server is out of storage space. Nothing was saved; reading still works. Try again later.`,
  'sign-in-unavailable': msg`Sign-in isn’t available at the moment. Try again in a few minutes.`,
  'model-unavailable': msg`Foxy isn’t answering at the moment. Try again in a few minutes.`,
  'model-budget-spent': msg`Foxy has used up this month’s AI budget. Try again next month.`,
  'payments-unavailable': msg`The payment service didn’t respond. Nothing was charged or changed. Try again in a moment.`,
};

export function errorMessage(error: unknown): MessageDescriptor {
  if (!(error instanceof AppError)) return messages['server-error'];
  return limitMessage(error) ?? messages[error.code];
}
