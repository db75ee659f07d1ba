import { useEffect, useState, useSyncExternalStore } from 'react';

const everyMs = 7000;
const hourMs = 3_600_000;

/**
 * Index of the first visible item, which advances by a timer. It stops on hover, on focus, and with prefers-reduced-motion.
 */
export function useRotation(count: number, step: number) {
  const [first, setFirst] = useState(() => (Math.floor(Date.now() / hourMs) * step) % count);
  const [isRotating, setRotating] = useState(true);
  const [isHeld, setHeld] = useState(false);
  const canRotate = !useWantsCalm();
  const showNext = () => setFirst((now) => (now + step) % count);

  useEffect(() => {
    if (!isRotating || isHeld || !canRotate) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') setFirst((now) => (now + step) % count);
    }, everyMs);
    return () => clearInterval(timer);
  }, [isRotating, isHeld, canRotate, count, step]);

  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  const holders = { onPointerEnter: hold, onPointerLeave: release, onFocus: hold, onBlur: release };
  return { first, isRotating, canRotate, holders, showNext, toggle: () => setRotating((before) => !before) };
}

const calm = '(prefers-reduced-motion: reduce)';

function useWantsCalm() {
  return useSyncExternalStore(
    (onChange) => {
      const media = matchMedia(calm);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    () => matchMedia(calm).matches,
    () => true,
  );
}
