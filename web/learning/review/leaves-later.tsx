import { type ReactNode, useEffect, useState } from 'react';
import styles from './answer-zone.module.css';

const leavingMs = 400;

/**
 * Keeps its last children in the page for a moment after they are gone. If the focused element is removed while the focus moves,
 * the screen reader Orca says nothing about the new focus and stays in browse mode, where typed letters are lost.
 */
export function LeavesLater({ children }: { children: ReactNode }) {
  const [last, setLast] = useState<ReactNode>(children);
  const isLeaving = !children;

  useEffect(() => {
    if (!isLeaving) return setLast(children);
    const timer = setTimeout(() => setLast(undefined), leavingMs);
    return () => clearTimeout(timer);
  }, [children, isLeaving]);

  return (
    <div className={styles.leaving} data-leaving={isLeaving || undefined}>
      {children || last}
    </div>
  );
}
