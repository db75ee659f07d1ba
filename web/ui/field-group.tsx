import type { ReactNode } from 'react';
import styles from './field.module.css';
import { Icon } from './icon.tsx';

/** Several controls under one heading, where a label could name but one of them; the controls bring their own spoken name. */
export function FieldGroup(props: { label: ReactNode; hint?: ReactNode; error?: ReactNode; children: ReactNode }) {
  const { label, hint, error, children } = props;
  return (
    <div className={styles.field}>
      <p className={styles.label} aria-hidden="true">
        {label} {hint && <span className={styles.aside}>{hint}</span>}
      </p>
      {children}
      <div aria-live="polite">
        {error && (
          <p className={styles.error}>
            <Icon name="error" size="small" />
            <span>{error}</span>
          </p>
        )}
      </div>
    </div>
  );
}
