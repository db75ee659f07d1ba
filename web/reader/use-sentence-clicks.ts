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
    const settleBeside = ({ target }: Event) => {
      const isInText = target instanceof Element && target.closest('[data-source]') !== null;
      if (!isInText) clicks.settle();
    };
    window.addEventListener('keydown', clicks.settle, true);
    window.addEventListener('pointerdown', settleBeside, true);
    return () => {
      window.removeEventListener('keydown', clicks.settle, true);
      window.removeEventListener('pointerdown', settleBeside, true);
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
    if (clicked !== undefined) goTo(clicked);
    forget();
  }

  return {
    forget,
    settle,
    /** Before the click itself, while what it closes is still open. */
    press({ pointerType, timeStamp }: Pick<PointerEvent, 'pointerType' | 'timeStamp'>) {
      forget();
      const isClosing = isSelecting() || document.querySelector('[data-selection-tools]') !== null;
      press = { isTouch: pointerType === 'touch', isClosing, at: timeStamp };
    },
    click(sentence: number, { detail, timeStamp }: Pick<MouseEvent, 'detail' | 'timeStamp'>) {
      const isLongPress = press.isTouch && timeStamp - press.at > longPressMs;
      if (press.isClosing || isLongPress || detail > 1 || isSelecting()) return;
      clicked = sentence;
      show(true);
      timer = setTimeout(settle, secondClickMs);
    },
  };
}

const isSelecting = () => getSelection()?.isCollapsed === false;
