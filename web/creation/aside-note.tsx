import type { ReactNode } from 'react';
import type { Limit } from '../../domain/billing/limits.ts';
import { Left } from '../billing/left.tsx';
import { FoxMark } from '../ui/image/fox.tsx';
import styles from './aside-note.module.css';

/** A note beside the form. If the plan limits this kind of article, the note says how many articles are left. */
export function AsideNote({ limit, children }: { limit?: Limit | undefined; children: ReactNode }) {
  return (
    <aside className={styles.note}>
      <FoxMark />
      <div>
        <p>{children}</p>
        {limit !== undefined && <Left limit={limit} />}
      </div>
    </aside>
  );
}
