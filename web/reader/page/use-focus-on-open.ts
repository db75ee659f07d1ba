import { useLayoutEffect } from 'react';

const menuClosingMs = 500;

/**
 * Focuses a component when it opens. If a menu has opened it, the closing menu moves the focus to the menu button. So for half a
 * second, this hook moves the focus back.
 */
export function useFocusOnOpen(find: () => HTMLElement | null | undefined, isWanted = true) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it opens
  useLayoutEffect(() => {
    if (!isWanted) return;
    const closing = new AbortController();
    const focus = () => find()?.focus({ preventScroll: true });
    const takeBack = ({ target }: FocusEvent) => {
      const own = find()?.closest('[data-selection-tools], search');
      // If the focus moves into <main>, it stays there, because closing this component moves the focus to the text.
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
