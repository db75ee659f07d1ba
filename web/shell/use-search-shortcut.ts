import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** "/" leads to the search from anywhere but a field. */
export function useSearchShortcut() {
  const router = useRouter();

  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      const isTyping =
        event.target instanceof HTMLElement && event.target.matches('input, textarea, select, [contenteditable]');
      if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      void router.navigate({ to: '/search' });
    }
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, [router]);
}
