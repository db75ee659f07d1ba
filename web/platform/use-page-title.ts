import { useEffect } from 'react';
import { tellPageShown } from '../ui/loading/first-page.ts';

/** Sets the document title. Every page calls it, so it also signals that the page is hydrated. */
export function usePageTitle(title: string) {
  useEffect(() => {
    document.title = `${title} · Foxtale`;
    tellPageShown();
  }, [title]);
}
