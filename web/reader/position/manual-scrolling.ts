const scrollingKeys = new Set(['PageUp', 'PageDown', 'Home', 'End']);

/** Calls the listener when the user scrolls by wheel, touch, key or scroll bar. Returns a cleanup function. */
export function onManualScrolling(listener: () => void) {
  const handleKey = ({ key }: KeyboardEvent) => scrollingKeys.has(key) && listener();
  const handleScrollbar = ({ target }: PointerEvent) => target === document.documentElement && listener();
  const passive = { passive: true };
  window.addEventListener('wheel', listener, passive);
  window.addEventListener('touchmove', listener, passive);
  window.addEventListener('keydown', handleKey);
  window.addEventListener('pointerdown', handleScrollbar);
  return () => {
    window.removeEventListener('wheel', listener);
    window.removeEventListener('touchmove', listener);
    window.removeEventListener('keydown', handleKey);
    window.removeEventListener('pointerdown', handleScrollbar);
  };
}
