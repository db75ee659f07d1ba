import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ReviewOutlook } from '../../domain/learning/saved-word.ts';
import { regionalTag } from '../platform/locale.ts';
import { daysUntil, formatWait } from './format-days.ts';

/** "Next: tomorrow, 9 words." */
export function NextReview({ next }: { next: ReviewOutlook['next'] }) {
  const { t, i18n } = useLingui();
  if (next === null) return t`Words you save while reading appear here.`;
  const { count } = next;
  const day = formatWait(daysUntil(new Date(next.at), new Date()), regionalTag(i18n.locale));
  return t`Next: ${day}, ${plural(count, { one: '# word', other: '# words' })}.`;
}
