import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useShortcutKeys } from '../access/use-shortcut-keys.ts';

/** "/", or the key that the user has chosen, opens the search, except in fields, dialogs and menus. */
export function useSearchShortcut() {
  const router = useRouter();
  const { search } = useShortcutKeys();

  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      if (
        event.key.toLowerCase() !== search ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        isMeantFor(event.target)
      )
        return;
      event.preventDefault();
      void router.navigate({ to: '/search' });
    }
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, [router, search]);
}

const isMeantFor = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, [contenteditable], [role="dialog"], [role="menu"], [role="listbox"]') !==
    null;
