import { type PointerEvent, useRef } from 'react';
import styles from './sheet-handle.module.css';

/** In pixels. After a shorter drag, the bottom sheet moves back. */
const closingDistance = 56;

/**
 * The handle at the top of a bottom sheet: dragging it down closes the sheet. Hidden from screen readers, because Escape, the
 * back gesture and a tap outside close the sheet too.
 */
export function SheetHandle({ onClose }: { onClose: () => void }) {
  const start = useRef<number>(undefined);

  function begin(event: PointerEvent<HTMLElement>) {
    start.current = event.clientY;
    event.currentTarget.setPointerCapture(event.pointerId);
  }

  function move({ currentTarget, clientY }: PointerEvent<HTMLElement>) {
    if (start.current === undefined) return;
    const distance = Math.max(0, clientY - start.current);
    findSheet(currentTarget)?.style.setProperty('translate', `0 ${distance}px`);
  }

  function end({ currentTarget, clientY, type }: PointerEvent<HTMLElement>) {
    if (start.current === undefined) return;
    const isFarEnough = type === 'pointerup' && clientY - start.current > closingDistance;
    start.current = undefined;
    if (isFarEnough) onClose();
    else findSheet(currentTarget)?.style.removeProperty('translate');
  }

  return (
    <span
      className={styles.handle}
      aria-hidden="true"
      data-sheet-handle
      onPointerDown={begin}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
    />
  );
}

const findSheet = (handle: Element) => handle.closest<HTMLElement>('[role="dialog"], [role="region"]');
