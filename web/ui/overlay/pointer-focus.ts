import type { FocusEvent, KeyboardEvent, PointerEvent } from 'react';

/**
 * Handlers for the trigger of an overlay. If the overlay was opened by pointer, the trigger shows no focus ring when it gets the
 * focus back. Browsers would show one if Escape has closed the overlay, because that is a key.
 */
export const pointerFocus = {
  onPointerDown({ currentTarget }: PointerEvent<HTMLElement>) {
    currentTarget.dataset.pointerFocus = '';
  },
  onKeyDown({ currentTarget, key }: KeyboardEvent<HTMLElement>) {
    // The space bar is left to the page: in the reader it plays.
    if (key !== ' ') delete currentTarget.dataset.pointerFocus;
  },
  onBlur({ currentTarget }: FocusEvent<HTMLElement>) {
    if (currentTarget.dataset.state !== 'open') delete currentTarget.dataset.pointerFocus;
  },
};
