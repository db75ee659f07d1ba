import { useEffect } from 'react';

/** What the tab says. */
export function usePageTitle(title: string) {
  useEffect(() => {
    document.title = `${title} · Foxtale`;
  }, [title]);
}
