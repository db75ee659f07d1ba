import { type ReactNode, useLayoutEffect } from 'react';

/**
 * Used for elements that are replaced by others at the same position. If a replaced element has the focus, the new
 * element at its position gets the focus, and the mark that pointer-focus.ts has set on the replaced element.
 */
export function KeepFocus({ children }: { children: ReactNode }) {
  useLayoutEffect(() => passFocusOn, []);
  return children;
}

const pointerFocus = 'data-pointer-focus';

/** Called before the elements are removed. When the microtask runs, their successors are in the page. */
function passFocusOn() {
  const focused = document.activeElement;
  const parent = focused?.parentElement;
  if (!focused || !parent) return;
  const place = [...parent.children].indexOf(focused);
  const isMarked = focused.hasAttribute(pointerFocus);
  queueMicrotask(() => {
    const successor = parent.children[place];
    if (focused.isConnected || !(successor instanceof HTMLElement)) return;
    if (isMarked) successor.setAttribute(pointerFocus, '');
    if (document.activeElement === document.body) successor.focus({ preventScroll: true });
  });
}
