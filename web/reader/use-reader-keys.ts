import { useEffect } from 'react';

interface ReaderActions {
  next: () => void;
  previous: () => void;
  toggleTranslations: () => void;
}

/** Arrows step through the sentences, T shows or hides the translations. */
export function useReaderKeys({ next, previous, toggleTranslations }: ReaderActions) {
  useEffect(() => {
    const actions: Record<string, () => void> = {
      ArrowDown: next,
      ArrowRight: next,
      ArrowUp: previous,
      ArrowLeft: previous,
      t: toggleTranslations,
    };
    function handleKey(event: KeyboardEvent) {
      const isTyping =
        event.target instanceof HTMLElement && event.target.matches('input, textarea, select, [contenteditable]');
      const action = actions[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (action === undefined || isTyping || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey)
        return;
      event.preventDefault();
      action();
    }
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, [next, previous, toggleTranslations]);
}
