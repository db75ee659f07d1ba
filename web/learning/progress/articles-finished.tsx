import { useLingui } from '@lingui/react/macro';
import type { ProgressWeek } from '../../../domain/learning/progress.ts';
import { ChartCard } from './chart.tsx';
import { Columns } from './columns.tsx';
import { dateOf, monthOf } from './dates.ts';

const mostMonths = 7;

/** Finished articles per month. A week counts for the month in which it starts. */
export function ArticlesFinished({ weeks }: { weeks: readonly ProgressWeek[] }) {
  const { t, i18n } = useLingui();
  const months = [...Map.groupBy(weeks, ({ start }) => monthOf(start))]
    .map(([month, list]) => ({
      month,
      count: list.reduce((sum, { articlesFinished }) => sum + articlesFinished, 0),
    }))
    .slice(-mostMonths);
  const total = i18n.number(weeks.reduce((sum, { articlesFinished }) => sum + articlesFinished, 0));
  const [first] = weeks;
  const since = first && i18n.date(dateOf(first.start), { day: 'numeric', month: 'long' });
  const name = (month: string) => i18n.date(dateOf(`${month}-01`), { month: 'short' });
  return (
    <ChartCard
      title={t`Articles finished`}
      value={
        since === undefined ? (
          total
        ) : (
          <>
            {total} <small>{t`since ${since}`}</small>
          </>
        )
      }
      how={t`An article is finished when its last sentence has been read or heard. A week counts towards the month in which it starts.`}
      isWide
      table={{
        columns: [t`Month`, t`Articles`],
        rows: months.map(({ month, count }) => [name(month), i18n.number(count)]),
      }}
    >
      <Columns
        label={t`Articles finished per month. The table has the numbers.`}
        columns={months.map(({ month, count }) => ({ key: month, name: name(month), count }))}
        room={mostMonths}
      />
    </ChartCard>
  );
}
