import { useSyncExternalStore } from 'react';

const key = 'foxtale.translations';
const listeners = new Set<() => void>();
let chosen: boolean | undefined;

/** Whether translations are always shown: a habit of the person at this device. */
export function useTranslationsShown() {
  const areShown = useSyncExternalStore(subscribe, read, () => false);
  return [areShown, toggle] as const;
}

const read = () => (chosen ??= localStorage.getItem(key) === 'shown');

function toggle() {
  chosen = !read();
  for (const listener of listeners) listener();
  try {
    localStorage.setItem(key, chosen ? 'shown' : 'hidden');
  } catch {
    // A full or forbidden storage only costs this device its memory.
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
