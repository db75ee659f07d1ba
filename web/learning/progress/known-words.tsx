import { Trans, useLingui } from '@lingui/react/macro';
import type { Progress, ProgressWeek } from '../../../domain/learning/progress.ts';
import type { Level } from '../../../domain/level.ts';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { fewWords, isLevelOnly, roundWords } from '../placement/round-words.ts';
import { ChartCard, Drawing } from './chart.tsx';
import { dateOf } from './dates.ts';
import { listTicks } from './scale.ts';

interface Point {
  start: string;
  known: number;
  range: readonly [from: number, to: number];
}

interface KnownWordsProps {
  weeks: readonly ProgressWeek[];
  /** Shown until a week has an estimate. */
  vocabulary: Progress['vocabulary'];
  /** The level with which the estimate began. */
  level: Level | null;
}

/**
 * The estimated number of known words over time, with a band for the range of likely values. With a single week there is only
 * a dot: no band is drawn or explained.
 */
export function KnownWords({ weeks, vocabulary, level }: KnownWordsProps) {
  const { t, i18n } = useLingui();
  const points = weeks.flatMap(({ start, known: size, range }): Point[] =>
    size !== null && range !== null ? [{ start, known: size, range }] : [],
  );
  const [first, last] = [points[0], points.at(-1)];
  const day = (start: string) => i18n.date(dateOf(start), { day: 'numeric', month: 'short' });
  const number = (words: number) => i18n.number(roundWords(words));
  // The card shows the last value of the line, so that the card and its chart agree.
  const now = vocabulary === null ? undefined : (last?.known ?? vocabulary.size);
  const describe = (words: number) => (words < fewWords ? t`fewer than 100` : t`about ${{ words: number(words) }}`);
  const range = last?.range ?? vocabulary?.range;
  const [from, to] = (range ?? []).map(number);
  const hasNumber = now === undefined || range === undefined || !isLevelOnly(now, range);
  const describeNow = () => {
    if (now === undefined) return '–';
    return hasNumber ? describe(now) : `${from}–${to}`;
  };
  const listSentences = () => {
    if (vocabulary === null) return [t`To get an estimate, find or choose your level.`];
    const start = level ?? vocabulary.level;
    return [
      from === to ? t`An estimate.` : t`An estimate: probably between ${{ from }} and ${{ to }} words.`,
      vocabulary.isPlaced
        ? t`It starts from your placement test.`
        : t`It starts from the level you chose, ${{ level: start }}.`,
      t`Your reviews change it, and so does what you read and look up, a little each day.`,
      ...(points.length > 1 ? [t`The band shows how certain it is.`] : []),
    ];
  };
  const findLevel = (
    <LinkButton to="/placement" search={{ from: 'progress' }} variant="outline" size="compact">
      <Trans>Find your level</Trans>
    </LinkButton>
  );
  return (
    <ChartCard
      title={t`Known words`}
      value={describeNow()}
      how={listSentences().join(' ')}
      action={last && findLevel}
      isWide
      table={{
        columns: [t`Week of`, t`Known words`, t`Likely range`],
        rows: points.map(({ start, known: size, range }) => [
          day(start),
          number(size),
          `${number(range[0])}–${number(range[1])}`,
        ]),
      }}
    >
      {first && last ? (
        <Drawing
          height={260}
          label={t`Known words: ${{ before: number(first.known) }} on ${{ start: day(first.start) }}, ${{ now: number(last.known) }} in the week of ${{ end: day(last.start) }}`}
          draw={(width) => <Line points={points} width={width} hasNumber={hasNumber} />}
        />
      ) : (
        findLevel
      )}
    </ChartCard>
  );
}

const area = { top: 26, bottom: 226, left: 48, right: 14 };

function Line({ points, width, hasNumber }: { points: readonly Point[]; width: number; hasNumber: boolean }) {
  const { t, i18n } = useLingui();
  const all = points.flatMap(({ known, range }) => [known, ...range]);
  const ticks = listTicks(Math.min(...all), Math.max(...all), width < 400 ? 3 : 5);
  const [low = 0, high = 1] = [ticks[0], ticks.at(-1)];
  const right = width - area.right;
  const x = (index: number) =>
    points.length === 1 ? right : area.left + ((right - area.left) * index) / (points.length - 1);
  const y = (words: number) => area.bottom - ((area.bottom - area.top) * (words - low)) / Math.max(high - low, 1);
  const path = (values: number[]) => values.map((value, index) => `${x(index)} ${y(value)}`).join('L');
  const band = [
    ...points.map(({ range }, index) => `${x(index)} ${y(range[1])}`),
    ...points.map(({ range }, index) => `${x(index)} ${y(range[0])}`).reverse(),
  ].join('L');
  const [first, last] = [points[0], points.at(-1)];
  const now = last ? i18n.number(roundWords(last.known)) : '';
  return (
    <>
      {ticks.map((tick) => (
        <g key={tick}>
          <path data-part="grid" d={`M${area.left} ${y(tick)}H${right}`} />
          <text x={area.left - 8} y={y(tick) + 4} textAnchor="end">
            {i18n.number(tick)}
          </text>
        </g>
      ))}
      <path data-part="band" d={`M${band}z`} />
      <path data-part="line" d={`M${path(points.map(({ known }) => known))}`} />
      {listLabels(points, width).map(({ index, start }) => (
        <text key={start} x={x(index)} y="252" textAnchor={labelAnchor(index, points.length)}>
          {i18n.date(dateOf(start), { day: 'numeric', month: 'short' })}
        </text>
      ))}
      {first && points.length > 1 && <circle data-part="dot" cx={x(0)} cy={y(first.known)} r="5.5" />}
      {last && !hasNumber && <path data-part="range" d={`M${right} ${y(last.range[0])}V${y(last.range[1])}`} />}
      {last && hasNumber && (
        <>
          <circle data-part="dot" cx={x(points.length - 1)} cy={y(last.known)} r="5.5" />
          <text x={right} y={Math.max(y(last.known) - 16, 12)} textAnchor="end" data-strong>
            {t`about ${now} now`}
          </text>
        </>
      )}
    </>
  );
}

/** Returns as many dates as fit, always with the first and the last date. */
function listLabels(points: readonly Point[], width: number) {
  const most = Math.max(2, Math.floor(width / 110));
  const step = Math.max(1, Math.ceil((points.length - 1) / (most - 1)));
  return points.flatMap(({ start }, index) =>
    index === points.length - 1 || (index % step === 0 && points.length - 1 - index >= step) ? [{ index, start }] : [],
  );
}

function labelAnchor(index: number, count: number) {
  if (index === count - 1) return 'end';
  return index === 0 ? 'start' : 'middle';
}
