import type { ReactNode } from 'react';
import styles from './empty-state.module.css';
import { Fox, type FoxPose } from './fox.tsx';

type EmptyStateProps = {
  pose: FoxPose;
  title: ReactNode;
  text?: ReactNode;
  action?: ReactNode;
  /** `page` fills a whole page and is its heading; `part` sits inside one. */
  size?: 'part' | 'page';
};

/** The fox, one line that says what will be here, one action. */
export function EmptyState({ pose, title, text, action, size = 'part' }: EmptyStateProps) {
  return (
    <div className={styles.state} data-size={size}>
      <Fox pose={pose} size={size === 'page' ? 'min(17rem, 60vw)' : '8rem'} />
      {size === 'page' ? <h1>{title}</h1> : <p className={styles.title}>{title}</p>}
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
