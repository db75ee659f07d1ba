import type { ReactNode, Ref } from 'react';
import { Fox, type FoxPose } from '../image/fox.tsx';
import styles from './empty-state.module.css';

type EmptyStateProps = {
  pose: FoxPose;
  title: ReactNode;
  text?: ReactNode;
  action?: ReactNode;
  /** `page` fills a whole page, and its title is the <h1>; `part` is shown inside a page. */
  size?: 'part' | 'page';
  /** Makes the heading focusable. Only for `page`. */
  headingRef?: Ref<HTMLHeadingElement>;
};

/** A fox, a line that says what will be shown here later, and one action. */
export function EmptyState({ pose, title, text, action, size = 'part', headingRef }: EmptyStateProps) {
  return (
    <div className={styles.state} data-size={size}>
      <Fox pose={pose} size={size === 'page' ? 'min(17rem, 60vw)' : '8rem'} />
      {size === 'page' ? (
        <h1 ref={headingRef} tabIndex={headingRef ? -1 : undefined}>
          {title}
        </h1>
      ) : (
        <p className={styles.title}>{title}</p>
      )}
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
