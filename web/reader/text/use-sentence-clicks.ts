import { useEffect, useMemo } from 'react';
import { findSentenceElement } from './sentence-element.ts';

// Longer apart, two clicks do not count as a double click.
const secondClickMs = 250;
// A longer touch selects a word.
const longPressMs = 500;

export type SentenceClicks = ReturnType<typeof createSentenceClicks>;

/** Moves to the clicked sentence. Clicks that select words do not move the position. */
export function useSentenceClicks(goTo: (sentence: number) => void) {
  const clicks = useMemo(() => createSentenceClicks(goTo), [goTo]);

  useEffect(() => {
    const handlePress = (event: PointerEvent) => (isInText(event.target) ? clicks.press(event) : clicks.settle());
    // In the capture phase, while the overlay that this press closes is still open.
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

  /** A click is shown at once, although it is delayed to detect a double click. */
  function show(isClicked: boolean) {
    if (clicked !== undefined) findSentenceElement(clicked)?.toggleAttribute('data-clicked', isClicked);
  }

  /** Ends the double-click delay: the next action makes it a single click. */
  function settle() {
    // A click that ended a selection does not count. A click inside an earlier selection has cleared it by now.
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
/** Whether a definition or menu is open: a click outside then only closes it. */
const isAnythingOpen = () =>
  document.querySelector('[data-selection-tools], [data-part="content"][data-state="open"]') !== null;
