import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ReviewProgress } from '../../../domain/learning/progress.ts';
import { ChartCard } from './chart.tsx';
import { Columns } from './columns.tsx';
import { dateOf } from './dates.ts';

/**
 * In what share of the reviews of the last 30 days the learner recalled the word, and how many words are due today and on each of
 * the next days.
 */
export function WordsDue({ reviews: { recalled, forgotten, due } }: { reviews: ReviewProgress }) {
  const { t, i18n } = useLingui();
  const graded = recalled + forgotten;
  const total = due.reduce((sum, { count }) => sum + count, 0);
  const name = (day: string, index: number) => (index === 0 ? t`Today` : i18n.date(dateOf(day), { weekday: 'short' }));
  return (
    <ChartCard
      title={t`Reviews`}
      value={
        graded > 0 ? (
          <>
            {i18n.number(recalled / graded, { style: 'percent' })} <small>{t`recalled in the last 30 days`}</small>
          </>
        ) : (
          <>
            {i18n.number(total)}{' '}
            <small>{t`${plural(total, { one: 'word to review in the next 7 days', other: 'words to review in the next 7 days' })}`}</small>
          </>
        )
      }
      how={[
        t`The bars show the words to review on each day, with the new words of the day; today includes earlier ones.`,
        ...(graded > 0 ? [t`Recalled: graded Hard, Good or Easy, from the second review of a word on.`] : []),
      ].join(' ')}
      isWide
      table={{
        columns: [t`Day`, t`Words to review`],
        rows: due.map(({ day, count }, index) => [name(day, index), i18n.number(count)]),
      }}
    >
      <Columns
        label={t`Words to review per day. The table has the numbers.`}
        columns={due.map(({ day, count }, index) => ({ key: day, name: name(day, index), count }))}
        room={due.length}
      />
    </ChartCard>
  );
}
