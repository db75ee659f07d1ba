import { useLayoutEffect } from 'react';

const menuClosingMs = 500;

/** Focuses a part when it opens. A menu that opened it moves the focus to its own button while it closes: takes it back until then. */
export function useFocusOnOpen(find: () => HTMLElement | null | undefined, isWanted = true) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it opens
  useLayoutEffect(() => {
    if (!isWanted) return;
    const closing = new AbortController();
    const focus = () => find()?.focus({ preventScroll: true });
    const takeBack = ({ target }: FocusEvent) => {
      const own = find()?.closest('[data-selection-tools], search');
      // The text gets the focus when this part closes.
      if (target instanceof Element && !own?.contains(target) && target.closest('main') === null) focus();
    };
    focus();
    document.addEventListener('focusin', takeBack, { signal: closing.signal });
    const timer = setTimeout(() => closing.abort(), menuClosingMs);
    return () => {
      clearTimeout(timer);
      closing.abort();
    };
  }, []);
}
