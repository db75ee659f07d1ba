import { Fragment, type ReactNode, useEffect, useState } from 'react';
import styles from './answer-zone.module.css';

const leavingMs = 400;

/**
 * Keeps its last children in the page for a moment after `children` becomes empty. Needed for the screen reader Orca: if the
 * focused element is removed while the focus moves, Orca does not announce the new focus. Orca then stays in browse mode, where
 * typed letters are lost.
 */
export function LeavesLater({ children }: { children: ReactNode }) {
  const [last, setLast] = useState<ReactNode>(children);
  const isLeaving = !children;
  // The key changes whenever `children` becomes non-empty. So the children are mounted again even if the previous ones are still
  // shown, and take the focus on mount. Needed if a grade is undone and the card is answered again at once.
  const [turn, setTurn] = useState({ isLeaving, number: 0 });
  if (turn.isLeaving !== isLeaving) setTurn({ isLeaving, number: isLeaving ? turn.number : turn.number + 1 });

  useEffect(() => {
    if (!isLeaving) return setLast(children);
    const timer = setTimeout(() => setLast(undefined), leavingMs);
    return () => clearTimeout(timer);
  }, [children, isLeaving]);

  return (
    <div className={styles.leaving} data-leaving={isLeaving || undefined}>
      <Fragment key={turn.number}>{children || last}</Fragment>
    </div>
  );
}
