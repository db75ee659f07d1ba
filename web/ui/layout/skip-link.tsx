import type { ReactNode } from 'react';
import styles from './skip-link.module.css';

/** The first tab stop of a page. It skips the header and focuses an element, which needs tabIndex -1. */
export const SkipLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <a className={styles.skip} href={`#${to}`}>
    {children}
  </a>
);
