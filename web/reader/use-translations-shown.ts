import { useCallback, useState } from 'react';

const key = 'foxtale.translations';

/** Whether translations are always shown: a habit of the person at this device. */
export function useTranslationsShown() {
  const [areShown, setAreShown] = useState(() => localStorage.getItem(key) === 'shown');

  const toggle = useCallback(() => {
    localStorage.setItem(key, areShown ? 'hidden' : 'shown');
    setAreShown(!areShown);
  }, [areShown]);
  return [areShown, toggle] as const;
}
