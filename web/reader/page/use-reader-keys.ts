import { useEffect, useEffectEvent } from 'react';

/** Keyboard shortcuts of the reader, by key. `ShortcutsDialog` lists all of them, also those for selections. */
export function useReaderKeys(actions: Readonly<Record<string, () => void>>) {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const action = actions[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (action === undefined || event.ctrlKey || event.metaKey || event.altKey || belongsElsewhere(event)) return;
    event.preventDefault();
    action();
  });

  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}

/** Ignores keys in text fields, dialogs and menus, and the space bar on a button. */
function belongsElsewhere({ target, key, defaultPrevented }: KeyboardEvent) {
  if (defaultPrevented || !(target instanceof HTMLElement)) return defaultPrevented;
  if (target.matches('input, textarea, select, [contenteditable]')) return true;
  if (target.closest('[role="dialog"], [role="menu"]') !== null) return true;
  return key === ' ' && target.matches('button, a, summary');
}
