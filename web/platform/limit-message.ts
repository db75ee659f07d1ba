import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AppError } from '../../domain/app-error.ts';
import { isLimit, type Limit } from '../../domain/billing/limits.ts';
import { regionalTag } from './locale.ts';

const messages: Record<Limit, (renewal: string) => MessageDescriptor> = {
  'ai-articles': (renewal) => msg`You’ve used all your AI articles for this month. Your limit resets on ${renewal}.`,
  translations: (renewal) => msg`You’ve used all your translations for this month. Your limit resets on ${renewal}.`,
  'own-articles': (renewal) =>
    msg`You’ve reached this month’s limit for your own articles. You can add more from ${renewal}.`,
  definitions: (renewal) =>
    msg`You’ve used all your answers from Foxy for today. Your limit resets on ${renewal}. The dictionary stays free.`,
};

/** Says which limit was reached and when it resets; undefined for other errors. */
export function limitMessage({ code, details }: AppError) {
  if (!isLimit(details?.limit) || typeof details.renewsAt !== 'string') return undefined;
  if (code === 'limit-reached') return reachedLimitMessage(details.limit, details.renewsAt);
  if (code === 'too-many-tries') return triesMessage(formatRenewal(details.renewsAt, i18n.locale));
  return undefined;
}

const triesMessage = (renewal: string) =>
  msg`Foxy has tried this too many times without success. You can try again from ${renewal}.`;

export const reachedLimitMessage = (limit: Limit, renewsAt: string) =>
  messages[limit](formatRenewal(renewsAt, i18n.locale));

/** The date, and the time if it is not midnight in the reader's time zone. */
export function formatRenewal(renewsAt: string, locale: string) {
  const moment = new Date(renewsAt);
  const isMidnight = moment.getHours() === 0 && moment.getMinutes() === 0;
  return new Intl.DateTimeFormat(regionalTag(locale), {
    day: 'numeric',
    month: 'long',
    ...(!isMidnight && { hour: 'numeric', minute: '2-digit' }),
  }).format(moment);
}
