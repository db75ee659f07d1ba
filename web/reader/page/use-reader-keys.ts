import { useEffect, useEffectEvent } from 'react';
import type { ShortcutAction, ShortcutKeys } from '../../../domain/access/shortcuts.ts';
import { useShortcutKeys } from '../../access/use-shortcut-keys.ts';
import { isButtonByKey } from './pointer-focus.ts';

type FixedKey = ' ' | 'ArrowDown' | 'ArrowRight' | 'ArrowUp' | 'ArrowLeft';
type KeyActions = Partial<Readonly<Record<FixedKey | ShortcutAction, () => void>>>;

/** Keyboard shortcuts of the reader. `ShortcutsDialog` lists all of them, including those for selections. */
export function useReaderKeys(actions: KeyActions) {
  const keys = useShortcutKeys();
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const action = new Map(Object.entries(actions)).get(findShortcut(keys, event.key) ?? event.key);
    if (action === undefined || event.ctrlKey || event.metaKey || event.altKey || belongsElsewhere(event)) return;
    event.preventDefault();
    if (event.key === ' ') leaveButton(event.target);
    action();
  });

  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}

/** The action that a key triggers, or undefined. Upper and lower case are the same. */
export const findShortcut = (keys: Partial<ShortcutKeys>, pressed: string) =>
  Object.entries(keys).find(([, key]) => key === pressed.toLowerCase())?.[0];

/**
 * Whether the keyboard shortcuts of the reader must ignore a key: any key in a text field, dialog or menu, and the space bar
 * on a button or link that was reached by keyboard. After a mouse click on a button, the space bar starts or stops
 * playback, unless the button is below the text.
 */
export function belongsElsewhere({ target, key, defaultPrevented }: KeyboardEvent) {
  if (defaultPrevented || !(target instanceof HTMLElement)) return defaultPrevented;
  if (target.matches('input, textarea, select, [contenteditable]')) return true;
  if (target.closest('[role="dialog"], [role="menu"], [role="listbox"], [data-selection-tools]') !== null) return true;
  return key === ' ' && isButtonByKey(target);
}

/**
 * Takes the focus from the button. Firefox would click a focused button when the space bar is released, although the default is
 * prevented.
 */
function leaveButton(target: EventTarget | null) {
  if (target instanceof HTMLElement && target.matches('button, a, summary')) target.blur();
}
