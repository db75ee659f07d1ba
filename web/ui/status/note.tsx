import type { ReactNode } from 'react';
import { Icon, type IconName } from '../image/icon.tsx';
import styles from './note.module.css';

const icons: Record<NoteKind, IconName> = { info: 'info', success: 'check', warn: 'warning', error: 'error' };

export type NoteKind = 'info' | 'success' | 'warn' | 'error';

/** A message beside the content it is about. `isLive` announces a message that appears after an action. */
export function Note(props: { kind?: NoteKind; isLive?: boolean; action?: ReactNode; children: ReactNode }) {
  const { kind = 'info', isLive = false, action, children } = props;
  const liveRole = kind === 'error' ? 'alert' : 'status';
  return (
    <div className={styles.note} data-kind={kind} role={isLive ? liveRole : undefined}>
      <Icon name={icons[kind]} />
      <div className={styles.words}>
        <div>{children}</div>
        {action}
      </div>
    </div>
  );
}
