import { useEffect, useEffectEvent } from 'react';
import type { ReaderActions } from './reader-actions.ts';

interface ReaderKeys extends ReaderActions {
  showHelp: () => void;
}

/** The reader's keyboard shortcuts, except those for selections. `ShortcutsDialog` lists all of them. */
export function useReaderKeys(keys: ReaderKeys) {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const action = findAction(keys, event.key);
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

function findAction(keys: ReaderKeys, key: string) {
  switch (key.length === 1 ? key.toLowerCase() : key) {
    case ' ':
      return keys.togglePlaying;
    case 'ArrowDown':
    case 'ArrowRight':
      return keys.next;
    case 'ArrowUp':
    case 'ArrowLeft':
      return keys.previous;
    case 'r':
      return keys.repeat;
    case 'l':
      return keys.toggleLoop;
    case 't':
      return keys.toggleTranslations;
    case '?':
      return keys.showHelp;
    default:
      return undefined;
  }
}

/** Ignores keys in text fields, dialogs and menus, and the space bar on a button. */
function belongsElsewhere({ target, key, defaultPrevented }: KeyboardEvent) {
  if (defaultPrevented || !(target instanceof HTMLElement)) return defaultPrevented;
  if (target.matches('input, textarea, select, [contenteditable]')) return true;
  if (target.closest('[role="dialog"], [role="menu"]') !== null) return true;
  return key === ' ' && target.matches('button, a, summary');
}
