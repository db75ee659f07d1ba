import { useEffect, useEffectEvent } from 'react';

interface CloseWatcher {
  onclose: (() => void) | null;
  destroy: () => void;
}

declare global {
  interface Window {
    CloseWatcher?: new () => CloseWatcher;
  }
}

/** Render it inside an overlay: the back gesture of a phone then closes that overlay (CloseWatcher API). */
export function CloseByBack({ onClose }: { onClose: () => void }) {
  const close = useEffectEvent(onClose);

  useEffect(() => {
    // Only on touch screens: with a keyboard, Escape already closes the overlay, and CloseWatcher would close the one beneath it
    // too.
    if (window.CloseWatcher === undefined || !matchMedia('(pointer: coarse)').matches) return;
    const watcher = new window.CloseWatcher();
    watcher.onclose = () => close();
    return () => watcher.destroy();
  }, []);

  return null;
}
