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

/** Makes the back gesture on a phone close the overlay it is rendered in (CloseWatcher). */
export function CloseByBack({ onClose }: { onClose: () => void }) {
  const close = useEffectEvent(onClose);

  useEffect(() => {
    // With a keyboard, Escape already closes it; CloseWatcher would also close the overlay beneath.
    if (window.CloseWatcher === undefined || !matchMedia('(pointer: coarse)').matches) return;
    const watcher = new window.CloseWatcher();
    watcher.onclose = () => close();
    return () => watcher.destroy();
  }, []);

  return null;
}
