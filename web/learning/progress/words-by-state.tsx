import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { SavedState } from '../../../domain/learning/saved-word.ts';
import { ChartCard, Drawing } from './chart.tsx';

const rowHeight = 44;

export function WordsByState({ states }: { states: Record<SavedState, number> }) {
  const { t, i18n } = useLingui();
  const rows = [
    {
      name: t({ message: 'Known', context: 'row of a chart' }),
      part: 'known',
      count: states.learned,
      how: t`Known: comes back later, or you marked it as known.`,
    },
    { name: t`Learning`, part: 'learning', count: states.learning, how: t`Learning: comes back within three weeks.` },
    {
      name: t({ message: 'New', context: 'row of a chart' }),
      part: 'new',
      count: states.unreviewed,
      how: t`New: not reviewed yet.`,
    },
  ];
  // States without words are not drawn. Only the table lists them.
  const drawn = rows.filter(({ count }) => count > 0);
  const total = rows.reduce((sum, { count }) => sum + count, 0);
  const shownTotal = i18n.number(total);
  const most = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <ChartCard
      title={t`Words by state`}
      value={
        <>
          {shownTotal} <small>{t`${plural(total, { one: 'word', other: 'words' })}`}</small>
        </>
      }
      how={
        drawn.length > 0
          ? drawn
              .map(({ how }) => how)
              .reverse()
              .join(' ')
          : t`The words you save or look up while reading.`
      }
      table={{
        columns: [t`State`, t`Words`],
        rows: rows.map(({ name, count }) => [name, i18n.number(count)]),
      }}
    >
      {drawn.length > 0 && (
        <Drawing
          height={rowHeight * drawn.length - 8}
          label={t`Words by state. The table has the numbers.`}
          draw={(width) =>
            drawn.map(({ name, part, count }, index) => {
              const bar = Math.max(((width - 92 - 40) * count) / most, 4);
              const y = index * rowHeight;
              return (
                <g key={part}>
                  <text x="0" y={y + 22} data-strong>
                    {name}
                  </text>
                  <rect data-part={part} x="92" y={y + 2} width={bar} height="30" rx="4" />
                  <text x={100 + bar} y={y + 22} data-strong>
                    {i18n.number(count)}
                  </text>
                </g>
              );
            })
          }
        />
      )}
    </ChartCard>
  );
}
