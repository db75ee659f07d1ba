import type { KeyboardEvent } from 'react';
import type { SavedWord } from '../../../domain/learning/saved-word.ts';
import type { useSelection } from './use-selection.ts';
import type { WordActions } from './use-word-actions.ts';

interface Keys {
  words: readonly SavedWord[];
  selection: ReturnType<typeof useSelection>;
  actions: WordActions;
}

/**
 * Arrow keys move between rows. X selects a word, and Shift+X a range of words. Delete deletes the selected words, or the
 * word of the focused row if none is selected. Escape clears the selection.
 */
export function useWordKeys({ words, selection, actions }: Keys) {
  return (event: KeyboardEvent<HTMLUListElement>) => {
    const { target, currentTarget, key, shiftKey, ctrlKey, metaKey, altKey } = event;
    if (!(target instanceof HTMLElement) || target.matches('[type="text"]') || ctrlKey || metaKey || altKey) return;
    const rows = [...currentTarget.children];
    const index = rows.findIndex((row) => row.contains(target));
    const word = words[index];
    if (word === undefined || !act()) return;
    event.preventDefault();
    // Stops the event, because the arrow keys would also open the menu of the row.
    event.stopPropagation();

    function act() {
      switch (key) {
        case 'ArrowDown':
          return step(1);
        case 'ArrowUp':
          return step(-1);
        case 'x':
        case 'X':
          if (word) selection.toggle(word.id, { isRange: shiftKey });
          return true;
        case 'Delete':
          removeHere();
          return true;
        case 'Escape':
          selection.clear();
          return true;
        default:
          return false;
      }
    }

    function step(by: number) {
      const next = words[index + by];
      if (next === undefined || word === undefined) return true;
      if (shiftKey) {
        if (!selection.has(word.id)) selection.toggle(word.id);
        selection.toggle(next.id, { isRange: true });
      }
      focusRow(rows[index + by]);
      return true;
    }

    function removeHere() {
      const chosen = words.filter(({ id }) => selection.has(id));
      const removed = chosen.length > 0 ? chosen : words.slice(index, index + 1);
      const isGone = (at: number) => removed.some(({ id }) => id === words[at]?.id);
      const next = rows.findIndex((_, at) => at > index && !isGone(at));
      focusRow(rows[next === -1 ? rows.findLastIndex((_, at) => at < index && !isGone(at)) : next]);
      actions.remove(removed);
      selection.clear();
    }
  };
}

/** Focuses the menu button of the row, because the row itself is not focusable. */
const focusRow = (row: Element | undefined) => row?.querySelector<HTMLElement>('[data-row-menu]')?.focus();
