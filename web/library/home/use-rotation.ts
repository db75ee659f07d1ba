import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { renderedAtKey } from '../../platform/ask-ahead.ts';

const everyMs = 7000;
const hourMs = 3_600_000;

/** The index of the first visible item. A timer advances it, except on hover, on focus and with prefers-reduced-motion. */
export function useRotation(count: number, step: number) {
  const client = useQueryClient();
  const [first, setFirst] = useState(() => {
    const now = client.getQueryData<number>(renderedAtKey) ?? Date.now();
    return (Math.floor(now / hourMs) * step) % count;
  });
  const [isRotating, setRotating] = useState(true);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isHeld = isHovered || isFocused;
  const canRotate = !useWantsCalm();
  const showNext = () => setFirst((now) => (now + step) % count);

  useEffect(() => {
    if (!isRotating || isHeld || !canRotate) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') setFirst((now) => (now + step) % count);
    }, everyMs);
    return () => clearInterval(timer);
  }, [isRotating, isHeld, canRotate, count, step]);

  return {
    first,
    isRotating,
    holders: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
    showNext,
    toggle: () => setRotating((before) => !before),
  };
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
