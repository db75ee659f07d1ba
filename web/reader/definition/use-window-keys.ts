import { useLingui } from '@lingui/react/macro';
import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import { announce } from '../../ui/status/announce.ts';

interface WindowKeys {
  dialog: RefObject<HTMLElement | null>;
  /** The sentence of the defined word. */
  sentence: number;
  takesFocus: boolean;
  onClose: () => void;
}

/**
 * Escape closes the window. If the focus stayed in the text, Tab moves it into the window, and Escape announces the number of the
 * sentence.
 */
export function useWindowKeys({ dialog, sentence, takesFocus, onClose }: WindowKeys) {
  const { t } = useLingui();
  const close = useEffectEvent((isInWindow: boolean) => {
    onClose();
    if (!isInWindow) announce(t`Sentence ${sentence}`);
  });

  // A layout effect runs before the window is visible. An ordinary effect may run several frames later, and until then Escape
  // would be lost.
  useLayoutEffect(() => {
    const before = document.activeElement;
    const focus = () => dialog.current?.focus({ preventScroll: true });
    if (takesFocus) focus();
    function handleKey(event: KeyboardEvent) {
      const focused = document.activeElement;
      if (event.key === 'Escape') close(dialog.current?.contains(focused) === true);
      if (event.key !== 'Tab' || event.shiftKey || focused !== before || takesFocus) return;
      event.preventDefault();
      focus();
    }
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [dialog, takesFocus]);
}
