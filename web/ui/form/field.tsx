import { type ReactNode, useId } from 'react';
import { Icon } from '../image/icon.tsx';
import styles from './field.module.css';
import { FieldContext } from './field-context.ts';

type FieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  /** What is wrong and how to fix it; announced by screen readers when it appears. */
  error?: ReactNode;
  isLabelHidden?: boolean;
  /** Marks the field as required. Only for forms in which other fields are optional. */
  isRequired?: boolean;
  children: ReactNode;
};

export function Field({ label, hint, error, isLabelHidden = false, isRequired = false, children }: FieldProps) {
  const id = useId();
  const controlId = `${id}control`;
  const labelId = `${id}label`;
  const hintId = hint ? `${id}hint` : undefined;
  const errorId = error ? `${id}error` : undefined;
  const describedBy = [errorId, hintId].filter(Boolean).join(' ') || undefined;

  return (
    <div className={styles.field}>
      <label
        className={isLabelHidden ? 'visually-hidden' : styles.label}
        data-required={isRequired || undefined}
        id={labelId}
        htmlFor={controlId}
      >
        {label}
      </label>
      <FieldContext value={{ controlId, labelId, describedBy, isInvalid: Boolean(error), isRequired }}>
        {children}
      </FieldContext>
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      <div aria-live="polite">
        {error && (
          <p className={styles.error} id={errorId}>
            <Icon name="error" size="small" />
            <span>{error}</span>
          </p>
        )}
      </div>
    </div>
  );
}
