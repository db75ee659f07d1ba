import { type RefObject, useEffect } from 'react';

/** "/" goes to this field. In the capture phase, because the shell would open the search for articles. */
export function useSearchKey(field: RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      const { key, ctrlKey, metaKey, altKey, target } = event;
      if (key !== '/' || ctrlKey || metaKey || altKey || isTyping(target)) return;
      event.preventDefault();
      event.stopPropagation();
      field.current?.focus();
    }
    window.addEventListener('keydown', handleKey, { capture: true });
    return () => window.removeEventListener('keydown', handleKey, { capture: true });
  }, [field]);
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest('input:not([type="checkbox"], [type="radio"]), [role="dialog"]') !== null;
