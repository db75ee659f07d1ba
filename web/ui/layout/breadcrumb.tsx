import { Children, type ReactNode } from 'react';
import { Icon } from '../image/icon.tsx';
import styles from './breadcrumb.module.css';

/** The path to a page: `children` are the links to its parent pages, `current` is the page itself. */
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
