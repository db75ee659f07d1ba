import { articleEndId } from '../text/sentence-element.ts';

const buttons = 'button, a, summary';
const overlays = '[role="dialog"], [role="menu"], [role="listbox"]';

/**
 * Marks a button that got the focus from a pointer. The mark is removed when the focus moves from the button to anything but an
 * overlay, and when a key other than the space bar or Escape is pressed. While a button is marked, the space bar starts or stops
 * playback, and the button shows no focus ring. Buttons below the text are never marked, so the space bar presses them. The
 * selector `:focus-visible` cannot replace the mark: in Chrome, a clicked button matches it as soon as any key is pressed, or
 * when Escape closes a menu. Returns a cleanup function.
 */
export function trackPointerFocus() {
  const tracking = new AbortController();
  const options = { signal: tracking.signal, capture: true };
  let pressed: Element | undefined;

  function press({ target }: PointerEvent) {
    const button = target instanceof Element ? target.closest(buttons) : null;
    pressed = button === null || button.closest(`#${articleEndId}`) !== null ? undefined : button;
    mark(document.activeElement);
  }
  function mark(focused: EventTarget | null) {
    if (focused instanceof HTMLElement && focused === pressed) focused.dataset.pointerFocus = '';
  }
  function unmark(focused: EventTarget | null) {
    if (focused instanceof HTMLElement) delete focused.dataset.pointerFocus;
  }
  function leave({ target, relatedTarget }: FocusEvent) {
    const opensOverlay = relatedTarget instanceof Element && relatedTarget.closest(overlays) !== null;
    if (!opensOverlay) unmark(target);
  }
  function pressKey({ target, key }: KeyboardEvent) {
    if (key === ' ' || key === 'Escape') return;
    pressed = undefined;
    unmark(target);
    // A button stays marked if its overlay was closed and the focus went to another element. Tab removes such marks.
    if (key === 'Tab') document.querySelectorAll('[data-pointer-focus]').forEach(unmark);
  }
  window.addEventListener('pointerdown', press, options);
  window.addEventListener('focusin', ({ target }) => mark(target), options);
  window.addEventListener('focusout', leave, options);
  window.addEventListener('keydown', pressKey, options);
  return () => tracking.abort();
}

/** Whether the element is a button or link that the space bar presses, because the button or link is not marked. */
export const isButtonByKey = (target: Element) => target.matches(`:is(${buttons}):not([data-pointer-focus])`);
