import type { ReactNode } from 'react';
import styles from './badge.module.css';

export function Badge(props: { kind?: 'neutral' | 'place' | 'success' | 'warn' | 'error'; children: ReactNode }) {
  return (
    <span className={styles.badge} data-kind={props.kind ?? 'neutral'}>
      {props.children}
    </span>
  );
}
