import { useLingui } from '@lingui/react/macro';
import type { SavedWord } from '../../../domain/learning/saved-word.ts';
import { regionalTag } from '../../platform/locale.ts';
import { capitalize, daysUntil, formatWait } from '../format-days.ts';

/** When the word is reviewed next, or why it is not reviewed. */
export function NextCell({ word, className }: { word: SavedWord; className: string | undefined }) {
  const { t, i18n } = useLingui();
  const { dueAt, state, isInReview, isSuspended, isSetAside } = word;
  const say = (text: string) => <p className={className}>{text}</p>;
  if (isSetAside) return say(t`Set aside`);
  if (isSuspended) return say(t`Paused`);
  if (!isInReview && state !== 'learned') return say(t`Only looked up`);
  if (dueAt === null) return say(state === 'learned' ? t`No review` : t`No review yet`);
  const days = daysUntil(new Date(dueAt), new Date());
  if (days <= 0)
    return (
      <p className={className}>
        <b>{t`Due today`}</b>
      </p>
    );
  const locale = regionalTag(i18n.locale);
  return say(capitalize(formatWait(days, locale), locale));
}
