import type { ReactNode } from 'react';
import styles from './typography-panel.module.css';

/** A title with a control below it. Screen readers skip the title, so the control needs its own accessible name. */
export function Setting({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.setting}>
      <p className={styles.title} aria-hidden="true">
        {title}
      </p>
      {children}
    </section>
  );
}
