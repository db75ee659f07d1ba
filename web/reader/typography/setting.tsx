import type { ReactNode } from 'react';
import styles from './typography-panel.module.css';

/** A control of the text settings below its title. The control has its own accessible name. */
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
