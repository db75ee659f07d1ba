import { type KeyboardEvent, type RefObject, useLayoutEffect, useState } from 'react';
import { measureFreeArea } from '../definition/measure-page.ts';
import { type Box, layOutMenu } from '../definition/popup-layout.ts';
import { useFocusOnOpen } from '../page/use-focus-on-open.ts';

interface ToolMenu {
  menu: RefObject<HTMLElement | null>;
  takesFocus: boolean;
  /**
   * Measures the box beside which the menu is shown. The menu moves whenever this function changes, so memoize the function.
   */
  measure: () => Box;
  onClose: () => void;
}

/** A menu beside a part of the text, never over it. Positioned in the document, so that it scrolls with the text. */
export function useToolMenu({ menu, takesFocus, measure, onClose }: ToolMenu) {
  const [at, setAt] = useState({ left: 0, top: 0 });

  useLayoutEffect(() => {
    if (menu.current === null) return;
    const { left, top } = layOutMenu(measure(), sizeOf(menu.current), measureFreeArea());
    setAt({ left: left + scrollX, top: top + scrollY });
  }, [menu, measure]);

  // A layout effect, so that Escape works as soon as the menu is visible.
  useLayoutEffect(() => {
    const closeByKey = (event: globalThis.KeyboardEvent) => event.key === 'Escape' && onClose();
    document.addEventListener('keydown', closeByKey);
    return () => document.removeEventListener('keydown', closeByKey);
  }, [onClose]);
  useFocusOnOpen(() => menu.current?.querySelector('button'), takesFocus);

  return at;
}

const sizeOf = ({ offsetWidth, offsetHeight }: HTMLElement) => ({ width: offsetWidth, height: offsetHeight });

/**
 * Moves the focus within the menu when an arrow key is pressed. Stops the propagation, because the reader page uses the same
 * keys.
 */
export function stepThrough(event: KeyboardEvent<HTMLElement>) {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('button:not(:disabled)')];
  const index = items.findIndex((item) => item.matches(':focus'));
  const next = {
    ArrowDown: index + 1,
    ArrowRight: index + 1,
    ArrowUp: index - 1,
    ArrowLeft: index - 1,
    Home: 0,
    End: -1,
  }[event.key];
  if (next === undefined || event.altKey) return;
  event.preventDefault();
  event.stopPropagation();
  items.at(next % items.length)?.focus();
}
