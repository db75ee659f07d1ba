import { useState } from 'react';

const key = 'foxtale.translations';

/** Whether translations are always shown: a habit of the person at this device. */
export function useTranslationsShown() {
  const [areShown, setAreShown] = useState(() => localStorage.getItem(key) === 'shown');

  function choose(shown: boolean) {
    localStorage.setItem(key, shown ? 'shown' : 'hidden');
    setAreShown(shown);
  }
  return [areShown, choose] as const;
}
