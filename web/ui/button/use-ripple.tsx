import { type PointerEvent, useState } from 'react';
import styles from './use-ripple.module.css';

type Press = { id: number; x: number; y: number; reach: number };

/**
 * A ripple in the colour of the label. It starts where the user has clicked. Put `ripple` last inside the clicked element.
 */
export function useRipple() {
  const [press, setPress] = useState<Press>();

  function startRipple(event: PointerEvent<HTMLElement>) {
    const box = event.currentTarget.getBoundingClientRect();
    const x = event.clientX - box.left;
    const y = event.clientY - box.top;
    const reach = Math.hypot(Math.max(x, box.width - x), Math.max(y, box.height - y));
    setPress((previous) => ({ id: (previous?.id ?? 0) + 1, x, y, reach }));
  }

  const ripple = press && (
    <span className={styles.clip} data-part="ripple" aria-hidden="true">
      <span
        key={press.id}
        className={styles.wave}
        style={{
          left: press.x - press.reach,
          top: press.y - press.reach,
          width: 2 * press.reach,
          height: 2 * press.reach,
        }}
        onAnimationEnd={() => setPress(undefined)}
      />
    </span>
  );

  return { ripple, startRipple };
}
