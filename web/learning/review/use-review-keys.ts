import { useEffect, useEffectEvent } from 'react';
import { grades } from '../../../domain/learning/review/review.ts';
import { useAreShortcutsOn } from '../../access/use-shortcut-keys.ts';
import type { ReviewState } from './use-review.ts';

interface Keys {
  review: ReviewState;
  onHelp: () => void;
  isHelpOpen: boolean;
}

/**
 * The keys while the answer field does not have the focus. Space or Enter shows the answer. After that, the keys 1 to 4 give a
 * grade, Space gives the suggested grade, and R plays the audio. Before and after the answer is shown, U undoes the last grade,
 * and “?” lists the keys.
 */
export function useReviewKeys({ review, onHelp, isHelpOpen }: Keys) {
  const areShortcutsOn = useAreShortcutsOn();
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isHelpOpen || isTyping(event)) return;
    if (!areShortcutsOn && event.key.length === 1 && event.key !== ' ') return;
    // A key that is held down must not grade the next card.
    if (event.repeat) return event.preventDefault();
    if (isForButton(event)) return;
    if (act(event.key)) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handle(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);

  function act(key: string) {
    const { answered, suggested, grade, show, play, undo } = review;
    if (key === '?') return run(onHelp);
    if (answered === undefined) {
      if (key === ' ' || key === 'Enter') return run(() => show(''));
      return key.toLowerCase() === 'u' && run(undo);
    }
    const picked = grades.find((value) => key === String(value));
    if (picked !== undefined) return run(() => grade(picked));
    if (key === ' ' && suggested !== undefined) return run(() => grade(suggested));
    if (key.toLowerCase() === 'r') return run(play);
    return key.toLowerCase() === 'u' && run(undo);
  }
}

function run(work: () => void) {
  work();
  return true;
}

const isTyping = ({ target }: KeyboardEvent) =>
  target instanceof HTMLElement && target.closest('input, textarea, [role="menu"], [role="dialog"]') !== null;

/** Whether the key is Space or Enter and a button or link has the focus, which then handles the key. */
const isForButton = ({ target, key }: KeyboardEvent) =>
  (key === ' ' || key === 'Enter') && target instanceof HTMLElement && target.closest('button, a') !== null;
