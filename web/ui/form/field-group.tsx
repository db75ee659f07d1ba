import type { ReactNode } from 'react';
import { Icon } from '../image/icon.tsx';
import styles from './field.module.css';

/** Several controls under one heading. Each control has its own accessible name. */
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
