import { useEffect, useEffectEvent } from 'react';
import { useShortcutKeys } from '../../access/use-shortcut-keys.ts';
import { findShortcut } from '../page/use-reader-keys.ts';

export type WordAction = 'save' | 'know';

/** The keys of the buttons “Save” and “I know this”. */
export function useWordKeys(act: (action: WordAction) => void) {
  const keys = useShortcutKeys();
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    const isTyping = target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');
    const action = findShortcut(keys, key);
    if ((action !== 'save' && action !== 'know') || ctrlKey || metaKey || altKey || isTyping) return;
    event.preventDefault();
    // Ignores key repeat: holding the key down would alternately save and remove the word.
    if (!event.repeat) act(action);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
