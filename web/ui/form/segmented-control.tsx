import { type CSSProperties, type ReactNode, useId } from 'react';
import styles from './segmented-control.module.css';

type Segment<Value extends string> = { value: Value; label: ReactNode; hint?: ReactNode };

type SegmentedControlProps<Value extends string> = {
  /** Accessible name of the group; usually the same text as the row or heading around it. */
  label: string;
  segments: readonly Segment<Value>[];
  /** Null if nothing is chosen yet. */
  value: Value | null;
  onChange: (value: Value) => void;
  isDisabled?: boolean;
  /** How many segments are in a row. Only needed if they do not fit in one row in every language. */
  perRow?: number;
};

/** A radio group for a few short options. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, segments, value, onChange, isDisabled = false, perRow } = props;
  const name = useId();
  const measures: CSSProperties & Record<`--${string}`, number | undefined> = { '--per-row': perRow };

  return (
    <fieldset className={styles.group} style={measures} data-rows={perRow} disabled={isDisabled}>
      <legend className="visually-hidden">{label}</legend>
      {segments.map((segment) => (
        <label key={segment.value} className={styles.segment}>
          <input
            className="visually-hidden"
            type="radio"
            name={name}
            value={segment.value}
            checked={segment.value === value}
            onChange={() => onChange(segment.value)}
          />
          {segment.label}
          {segment.hint && <small>{segment.hint}</small>}
        </label>
      ))}
    </fieldset>
  );
}
