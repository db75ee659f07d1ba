import type { ComponentProps, ReactNode } from 'react';
import { Icon, type IconName } from '../image/icon.tsx';
import styles from './list-row.module.css';

export type RowWords = {
  label: ReactNode;
  hint?: ReactNode;
  value?: ReactNode;
  icon?: IconName | undefined;
  isDanger?: boolean | undefined;
};

/** A row with text, or with a control as its children; `controlId` makes the row's text the label of that control. */
export function ListRow({ controlId, children, ...words }: RowWords & { controlId?: string; children?: ReactNode }) {
  return (
    <div className={styles.row} data-danger={words.isDanger || undefined}>
      <RowContent {...words} controlId={controlId} />
      {children && <div className={styles.control}>{children}</div>}
    </div>
  );
}

type ButtonRowProps = Omit<ComponentProps<'button'>, 'value'> &
  RowWords & {
    /** Hidden on devices that probably have no keyboard. */
    isForKeyboard?: boolean;
  };

export function ButtonRow({ label, hint, value, icon, isDanger, isForKeyboard, ...rest }: ButtonRowProps) {
  return (
    <button
      type="button"
      {...rest}
      className={styles.row}
      data-danger={isDanger || undefined}
      data-for-keyboard={isForKeyboard || undefined}
    >
      <RowContent label={label} hint={hint} value={value} icon={icon} />
    </button>
  );
}

export function RowContent({ label, hint, value, icon, controlId }: RowWords & { controlId?: string | undefined }) {
  const words = (
    <>
      {label}
      {hint && <small>{hint}</small>}
    </>
  );

  return (
    <>
      {controlId ? (
        <label className={styles.label} htmlFor={controlId}>
          {words}
        </label>
      ) : (
        <span className={styles.label}>{words}</span>
      )}
      {value !== undefined && <span className={styles.value}>{value}</span>}
      {icon && (
        <span className={styles.icon}>
          <Icon name={icon} />
        </span>
      )}
    </>
  );
}
