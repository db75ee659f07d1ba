import type { CSSProperties } from 'react';
import { useFieldControl } from './field-context.ts';
import styles from './slider.module.css';

type SliderProps = {
  value: number;
  onChange: (value: number) => void;
  range: { min: number; max: number; step: number };
  /** The value as text for screen readers, for example "0.8 times". */
  valueText: string;
  /** Accessible name, if no field provides one. */
  label?: string;
  /** Labels under the track, from start to end. */
  marks?: readonly string[];
};

export function Slider({ value, onChange, range, valueText, label, marks }: SliderProps) {
  const wiring = useFieldControl();
  const position: CSSProperties & { '--at': number } = {
    '--at': (value - range.min) / (range.max - range.min),
  };

  return (
    <div className={styles.slider}>
      <input
        {...wiring}
        {...range}
        type="range"
        className={styles.input}
        style={position}
        value={value}
        aria-label={label}
        aria-valuetext={valueText}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
      {marks && (
        <div className={styles.marks} aria-hidden="true">
          {marks.map((mark) => (
            <span key={mark}>{mark}</span>
          ))}
        </div>
      )}
    </div>
  );
}
