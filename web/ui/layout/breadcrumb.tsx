import { Children, type ReactNode } from 'react';
import { Icon } from '../image/icon.tsx';
import styles from './breadcrumb.module.css';

/** The parent pages as child links, and the page itself as `current`. */
export function Breadcrumb({ label, current, children }: { label: string; current: ReactNode; children: ReactNode }) {
  return (
    <nav className={styles.breadcrumb} aria-label={label}>
      <ol className={styles.steps}>
        {Children.map(children, (link) => (
          <li className={styles.step}>
            {link}
            <Icon name="chevron-right" size="small" />
          </li>
        ))}
        <li className={styles.step}>
          <span aria-current="page">{current}</span>
        </li>
      </ol>
    </nav>
  );
}
