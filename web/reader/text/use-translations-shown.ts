import { useSyncExternalStore } from 'react';

const key = 'foxtale.translations';
const listeners = new Set<() => void>();
let chosen: boolean | undefined;

/** Whether translations are always shown. Stored per device. */
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
    // Ignores the error: storage may be full or disabled. If so, the choice lasts until a reload.
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
