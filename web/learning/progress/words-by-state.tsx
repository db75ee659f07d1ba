import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { SavedState } from '../../../domain/learning/saved-word.ts';
import { ChartCard, Drawing } from './chart.tsx';

export function WordsByState({ states }: { states: Record<SavedState, number> }) {
  const { t, i18n } = useLingui();
  const rows = [
    { name: t({ message: 'Known', context: 'row of a chart' }), part: 'known', count: states.learned },
    { name: t`Learning`, part: 'learning', count: states.learning },
    { name: t({ message: 'New', context: 'row of a chart' }), part: 'new', count: states.unreviewed },
  ];
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
      how={t`New: not reviewed yet. Learning: comes back within three weeks. Known: comes back later, or you marked it as known.`}
      table={{
        columns: [t`State`, t`Words`],
        rows: rows.map(({ name, count }) => [name, i18n.number(count)]),
      }}
    >
      <Drawing
        height={124}
        label={t`Words by state. The table has the numbers.`}
        draw={(width) =>
          rows.map(({ name, part, count }, index) => {
            const bar = ((width - 92 - 40) * count) / most;
            const y = index * 44;
            return (
              <g key={part}>
                <text x="0" y={y + 22} data-strong>
                  {name}
                </text>
                {count > 0 && <rect data-part={part} x="92" y={y + 2} width={Math.max(bar, 4)} height="30" rx="4" />}
                <text x={92 + (count > 0 ? Math.max(bar, 4) + 8 : 0)} y={y + 22} data-strong>
                  {i18n.number(count)}
                </text>
              </g>
            );
          })
        }
      />
    </ChartCard>
  );
}
