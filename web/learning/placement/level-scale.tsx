import { useLingui } from '@lingui/react';
import type { Vocabulary } from '../../../domain/learning/estimate/estimate.ts';
import { levels } from '../../../domain/level.ts';
import styles from './level-scale.module.css';

/**
 * The vocabulary sizes at which the levels A1 to C1 start, and the end of the scale. C1 has no upper bound, so the scale stops
 * at twice its start.
 */
const bounds = [0, 750, 1700, 3000, 5000, 10_000];
const widths = { phone: 288, wide: 704 };

interface LevelScaleProps {
  vocabulary: Pick<Vocabulary, 'size' | 'range' | 'levelRange'>;
  /** Shown above the point. */
  estimate: string;
  label: string;
}

/**
 * Shows the levels as five equal parts, the range as a frame and the estimate as a point. Drawn twice, for phones and wide
 * screens, so that it is never scaled.
 */
export function LevelScale(props: LevelScaleProps) {
  return (
    <>
      <Scale {...props} width={widths.phone} className={styles.phone} />
      <Scale {...props} width={widths.wide} className={styles.wide} />
    </>
  );
}

function Scale({
  vocabulary,
  estimate,
  label,
  width,
  className,
}: LevelScaleProps & { width: number; className: string | undefined }) {
  const { i18n } = useLingui();
  const part = (width - 2) / levels.length;
  const x = (size: number) => 1 + part * positionOf(size);
  const { size, range, levelRange } = vocabulary;
  const [from, to] = [Math.max(x(range[0]) - 6, 0), Math.min(x(range[1]) + 6, width)];
  const isInRange = (index: number) => index >= levels.indexOf(levelRange[0]) && index <= levels.indexOf(levelRange[1]);
  return (
    <svg
      className={`${styles.scale} ${className}`}
      width={width}
      height="104"
      viewBox={`0 0 ${width} 104`}
      role="img"
      aria-label={label}
    >
      <rect className={styles.range} x={from} y="37" width={to - from} height="26" rx="6" />
      <path className={styles.base} d={`M0 50H${width}`} />
      {bounds.map((bound, index) => (
        <path key={bound} className={styles.base} d={`M${1 + part * index} 44v12`} />
      ))}
      {levels.map((level, index) => (
        <text key={level} x={part * (index + 0.5)} y="78" data-strong={isInRange(index) || undefined}>
          {level}
        </text>
      ))}
      {bounds.slice(1, -1).map((bound, index) => (
        <text key={bound} x={1 + part * (index + 1)} y="100">
          {i18n.number(bound)}
        </text>
      ))}
      <circle className={styles.dot} cx={x(size)} cy="50" r="7" />
      <Estimate x={x(size)} width={width}>
        {estimate}
      </Estimate>
    </svg>
  );
}

/** Half the width of the longest estimate in all languages, in pixels. */
const halfEstimate = 84;

/** The text of the estimate, centred over its point. Near an end of the scale, the text is aligned with that end. */
function Estimate({ x, width, children }: { x: number; width: number; children: string }) {
  const isNearStart = x < halfEstimate;
  const isNearEnd = x > width - halfEstimate;
  const place = isNearStart ? { x: 0, 'data-align': 'start' } : isNearEnd && { x: width, 'data-align': 'end' };
  return (
    <text x={x} y="24" data-strong {...place}>
      {children}
    </text>
  );
}

/** The position on the scale in levels: 1.5 is the middle of A2. */
function positionOf(size: number) {
  const index = Math.max(
    bounds.findLastIndex((bound) => bound <= size),
    0,
  );
  const [start = 0, end] = [bounds[index], bounds[index + 1]];
  return end === undefined ? levels.length : index + (size - start) / (end - start);
}
