import { useEffect } from 'react';
import { tellPageShown } from '../ui/first-page.ts';

/** What the tab says. Every page has one, so this is also where it says that it is there. */
export function usePageTitle(title: string) {
  useEffect(() => {
    document.title = `${title} · Foxtale`;
    tellPageShown();
  }, [title]);
}
