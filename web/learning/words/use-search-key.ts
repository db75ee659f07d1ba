import { type RefObject, useEffect } from 'react';
import { useShortcutKeys } from '../../access/use-shortcut-keys.ts';

/**
 * "/", or the key that the user has chosen, focuses this field. Listens in the capture phase, to handle the key before the
 * shell, which would open the search for articles.
 */
export function useSearchKey(field: RefObject<HTMLInputElement | null>) {
  const { search } = useShortcutKeys();
  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      const { key, ctrlKey, metaKey, altKey, target } = event;
      if (key.toLowerCase() !== search || ctrlKey || metaKey || altKey || isTyping(target)) return;
      event.preventDefault();
      event.stopPropagation();
      field.current?.focus();
    }
    window.addEventListener('keydown', handleKey, { capture: true });
    return () => window.removeEventListener('keydown', handleKey, { capture: true });
  }, [field, search]);
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest(
    'input:not([type="checkbox"], [type="radio"]), textarea, select, [role="dialog"], [role="menu"], [role="listbox"]',
  ) !== null;
