import type { ReactNode } from 'react';
import styles from './input-group.module.css';

/** A control with a fixed addition at its start or end: a unit, an icon, a button. */
export function InputGroup({ start, end, children }: { start?: ReactNode; end?: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.group}>
      {start && <InputAddon>{start}</InputAddon>}
      {children}
      {end && <InputAddon>{end}</InputAddon>}
    </div>
  );
}

function InputAddon({ children }: { children: ReactNode }) {
  return (
    <span className={styles.addon} data-part="addon">
      {children}
    </span>
  );
}
