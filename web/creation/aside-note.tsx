import type { ReactNode } from 'react';
import type { Limit } from '../../domain/billing/limits.ts';
import { Left } from '../billing/left.tsx';
import { FoxMark } from '../ui/fox.tsx';
import styles from './aside-note.module.css';

/** What to expect here, and how often the plan allows it. */
export function AsideNote({ limit, children }: { limit: Limit; children: ReactNode }) {
  return (
    <aside className={styles.note}>
      <FoxMark />
      <div>
        <p>{children}</p>
        <Left limit={limit} />
      </div>
    </aside>
  );
}
