import type { ComponentProps } from 'react';
import { Icon } from '../image/icon.tsx';
import styles from './checkbox.module.css';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'className'> & {
  /** The accessible name. */
  label: string;
  /** Indeterminate: some, but not all, of the items that the checkbox selects are checked. */
  isPartial?: boolean;
  className?: string | undefined;
};

/** A box with a hidden label, for lists and tables. */
export function Checkbox({ label, isPartial = false, className, ...rest }: CheckboxProps) {
  const markPartial = (input: HTMLInputElement | null) => {
    if (input) input.indeterminate = isPartial;
  };
  return (
    <label className={className ? `${styles.checkbox} ${className}` : styles.checkbox}>
      <input ref={markPartial} type="checkbox" className="visually-hidden" {...rest} />
      <span className={styles.box}>
        <Icon name={isPartial ? 'minus' : 'check'} size="small" />
      </span>
      <span className="visually-hidden">{label}</span>
    </label>
  );
}
