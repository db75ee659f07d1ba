import { useEffect, useMemo } from 'react';
import { findSentenceElement } from './sentence-element.ts';

// Two clicks further apart than this are two clicks.
const secondClickMs = 250;
// A finger that stays longer selects a word.
const longPressMs = 500;

export type SentenceClicks = ReturnType<typeof createSentenceClicks>;

/** Goes to the sentence that is clicked. Whoever asks about words stays where they are: those clicks are the selection's. */
export function useSentenceClicks(goTo: (sentence: number) => void) {
  const clicks = useMemo(() => createSentenceClicks(goTo), [goTo]);

  useEffect(() => {
    const handlePress = (event: PointerEvent) => (isInText(event.target) ? clicks.press(event) : clicks.settle());
    // Before anybody else hears of it, while what the press closes is still open.
    window.addEventListener('pointerdown', handlePress, true);
    window.addEventListener('keydown', clicks.settle, true);
    return () => {
      window.removeEventListener('pointerdown', handlePress, true);
      window.removeEventListener('keydown', clicks.settle, true);
      clicks.forget();
    };
  }, [clicks]);

  return clicks;
}

function createSentenceClicks(goTo: (sentence: number) => void) {
  let press = { isTouch: false, isClosing: false, at: 0 };
  let clicked: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function forget() {
    clearTimeout(timer);
    show(false);
    clicked = undefined;
  }

  /** A click is seen at once, even though it waits. */
  function show(isClicked: boolean) {
    if (clicked !== undefined) findSentenceElement(clicked)?.toggleAttribute('data-clicked', isClicked);
  }

  /** Whoever clicks and goes on to something else has clicked once. */
  function settle() {
    // A click that ends a selection belongs to it; one inside an earlier selection has lifted that by now.
    if (clicked !== undefined && !isSelecting()) goTo(clicked);
    forget();
  }

  return {
    forget,
    settle,
    press({ pointerType, timeStamp }: PointerEvent) {
      forget();
      press = { isTouch: pointerType === 'touch', isClosing: isAnythingOpen(), at: timeStamp };
    },
    click(sentence: number, { detail, timeStamp }: Pick<MouseEvent, 'detail' | 'timeStamp'>) {
      const isLongPress = press.isTouch && timeStamp - press.at > longPressMs;
      if (press.isClosing || isLongPress || detail > 1) return;
      clicked = sentence;
      show(!isSelecting());
      timer = setTimeout(settle, secondClickMs);
    },
  };
}

const isInText = (target: EventTarget | null) => target instanceof Element && target.closest('[data-source]') !== null;
const isSelecting = () => getSelection()?.isCollapsed === false;
/** A definition, the menu of a selection, that of the sound: a press beside it closes it, and does nothing else. */
const isAnythingOpen = () =>
  document.querySelector('[data-selection-tools], [data-part="content"][data-state="open"]') !== null;
