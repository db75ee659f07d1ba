import { type ReactNode, useId } from 'react';
import { Icon } from '../image/icon.tsx';
import styles from './chips.module.css';

type ChipsProps<Value extends string> = {
  /** Accessible name of the group. */
  label: string;
  chips: readonly { value: Value; label: ReactNode }[];
  isMultiple?: boolean;
  chosen: readonly Value[];
  onChange: (chosen: Value[]) => void;
  /** Further content of the row, such as a button for more. */
  children?: ReactNode;
};

/** A few short options that may wrap onto several lines. */
export function Chips<Value extends string>(props: ChipsProps<Value>) {
  const { label, chips, isMultiple = false, chosen, onChange, children } = props;
  const name = useId();

  function toggle(value: Value) {
    if (!isMultiple) onChange([value]);
    else onChange(chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value]);
  }

  return (
    <fieldset className={styles.chips}>
      <legend className="visually-hidden">{label}</legend>
      {chips.map((chip) => (
        <label key={chip.value} className={styles.chip}>
          <input
            className="visually-hidden"
            type={isMultiple ? 'checkbox' : 'radio'}
            name={name}
            checked={chosen.includes(chip.value)}
            onChange={() => toggle(chip.value)}
          />
          {chosen.includes(chip.value) && <Icon name="check" size="small" />}
          {chip.label}
        </label>
      ))}
      {children}
    </fieldset>
  );
}
