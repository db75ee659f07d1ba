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

/** Inside what has opened over a page: there the Back of a phone closes it, and the page stays. */
export function CloseByBack({ onClose }: { onClose: () => void }) {
  const close = useEffectEvent(onClose);

  useEffect(() => {
    // Where there is a keyboard Esc closes it already, and would close what is beneath as well.
    if (window.CloseWatcher === undefined || !matchMedia('(pointer: coarse)').matches) return;
    const watcher = new window.CloseWatcher();
    watcher.onclose = () => close();
    return () => watcher.destroy();
  }, []);

  return null;
}
