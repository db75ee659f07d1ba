import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { ProgressWeek } from '../../../domain/learning/progress.ts';
import { ChartCard, Drawing } from './chart.tsx';
import { dateOf } from './dates.ts';

const shownWeeks = 8;
const minutesOf = (seconds: number) => Math.round(seconds / 60);

interface Week {
  start: string;
  read: number;
  heard: number;
}

/** The minutes per week as bars: reading is solid, listening is hatched. */
export function MinutesAWeek({ weeks }: { weeks: readonly ProgressWeek[] }) {
  const { t, i18n } = useLingui();
  const shown = weeks.slice(-shownWeeks).map(({ start, secondsRead, secondsHeard }) => ({
    start,
    read: minutesOf(secondsRead),
    heard: minutesOf(secondsHeard),
  }));
  const last = shown.at(-1);
  const total = (last?.read ?? 0) + (last?.heard ?? 0);
  const shownTotal = i18n.number(total);
  const [isRead, isHeard] = [shown.some(({ read }) => read > 0), shown.some(({ heard }) => heard > 0)];
  const day = (start: string) => i18n.date(dateOf(start), { day: 'numeric', month: 'short' });
  return (
    <ChartCard
      title={t`Minutes a week`}
      value={
        <>
          {shownTotal}{' '}
          <small>{t`${plural(total, { one: 'minute since Monday', other: 'minutes since Monday' })}`}</small>
        </>
      }
      how={[
        ...(isRead || !isHeard
          ? [t`Read: a sentence was active and the page was in use, at most one minute per sentence.`]
          : []),
        ...(isHeard ? [t`Heard: the voice was playing.`] : []),
      ].join(' ')}
      table={{
        columns: [t`Week of`, t`Minutes read`, t`Minutes heard`],
        rows: shown.map(({ start, read, heard }) => [day(start), i18n.number(read), i18n.number(heard)]),
      }}
    >
      <Drawing
        height={220}
        label={t`Minutes read and heard per week. The table has the numbers.`}
        draw={(width) => <Bars weeks={shown} width={width} />}
      />
    </ChartCard>
  );
}

const area = { top: 30, bottom: 190, legend: 84 };

function Bars({ weeks, width }: { weeks: readonly Week[]; width: number }) {
  const { t, i18n } = useLingui();
  const pattern = useId();
  const most = Math.max(1, ...weeks.map(({ read, heard }) => read + heard));
  const height = (minutes: number) => ((area.bottom - area.top) * minutes) / most;
  const room = (width - area.legend) / shownWeeks;
  const bar = Math.min(44, room * 0.68);
  const last = weeks.at(-1);
  const isTight = room < 52;
  const heard = i18n.number(last?.heard ?? 0);
  const read = i18n.number(last?.read ?? 0);
  return (
    <>
      <defs>
        <pattern id={pattern} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path data-part="hatch" d="M0 3h6" />
        </pattern>
      </defs>
      <path data-part="base" d={`M0 ${area.bottom + 0.5}H${width - area.legend}`} />
      {weeks.map((week, index) => {
        const middle = room * (shownWeeks - weeks.length + index + 0.5);
        const [solid, hatched] = [height(week.read), height(week.heard)];
        const top = area.bottom - solid - hatched;
        const isLabelled = !isTight || (weeks.length - 1 - index) % 2 === 0;
        return (
          <g key={week.start}>
            <rect data-part="solid" x={middle - bar / 2} y={area.bottom - solid} width={bar} height={solid} />
            {hatched > 0 && (
              <>
                <rect fill={`url(#${pattern})`} x={middle - bar / 2} y={top} width={bar} height={hatched} />
                <rect
                  data-part="hatch-edge"
                  x={middle - bar / 2 + 0.75}
                  y={top + 0.75}
                  width={bar - 1.5}
                  height={Math.max(hatched - 1.5, 0)}
                />
              </>
            )}
            <text x={middle} y={top - 7} textAnchor="middle" data-strong>
              {i18n.number(week.read + week.heard)}
            </text>
            {isLabelled && (
              <text x={middle} y="210" textAnchor="middle">
                {i18n.date(dateOf(week.start), { day: 'numeric', month: 'short' })}
              </text>
            )}
          </g>
        );
      })}
      {last && last.heard > 0 && (
        <text x={width - area.legend + 6} y={area.bottom - height(last.read) - height(last.heard) / 2 + 4} data-strong>
          {t`${heard} heard`}
        </text>
      )}
      {last && last.read > 0 && (
        <text x={width - area.legend + 6} y={area.bottom - height(last.read) / 2 + 4} data-strong>
          {t`${read} read`}
        </text>
      )}
    </>
  );
}
