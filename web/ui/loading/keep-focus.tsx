import { type ReactNode, useLayoutEffect } from 'react';

/**
 * Used for elements that are replaced by others at the same position. If one of the replaced elements has the focus, the
 * element at its position gets the focus.
 */
export function KeepFocus({ children }: { children: ReactNode }) {
  useLayoutEffect(() => passFocusOn, []);
  return children;
}

/** Called before the elements are removed. When the microtask runs, their successors are in the page. */
function passFocusOn() {
  const focused = document.activeElement;
  const parent = focused?.parentElement;
  if (!focused || !parent) return;
  const place = [...parent.children].indexOf(focused);
  queueMicrotask(() => {
    const successor = parent.children[place];
    const isLost = !focused.isConnected && document.activeElement === document.body;
    if (isLost && successor instanceof HTMLElement) successor.focus({ preventScroll: true });
  });
}
