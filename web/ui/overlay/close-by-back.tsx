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

/** Render this component inside an overlay. The back gesture of a phone then closes the overlay (CloseWatcher API). */
export function CloseByBack({ onClose }: { onClose: () => void }) {
  const close = useEffectEvent(onClose);

  useEffect(() => {
    // Only on touch screens. With a keyboard, Escape already closes the overlay, and CloseWatcher would also close the overlay
    // beneath.
    if (window.CloseWatcher === undefined || !matchMedia('(pointer: coarse)').matches) return;
    const watcher = new window.CloseWatcher();
    watcher.onclose = () => close();
    return () => watcher.destroy();
  }, []);

  return null;
}
