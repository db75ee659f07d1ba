import { type ComponentType, lazy, type ReactNode, Suspense, startTransition, useEffect, useState } from 'react';
import { firstPage } from './first-page.ts';
import { useIsInBrowser } from './in-browser.tsx';
import { KeepFocus } from './keep-focus.tsx';

/** React.lazy for components that the first page does not need. They are prefetched after it. */
export function lazyLater<Props>(load: () => Promise<ComponentType<Props>>) {
  const loaded = firstPage.then(load);
  loaded.catch(() => {});
  return lazy(async () => ({ default: await loaded.catch(load) }));
}

/**
 * Shows the fallback until a component of `lazyLater` has loaded. Hydration must not replace the elements of the fallback,
 * because a click that has begun but not ended would be lost.
 */
export function Later({ children, fallback }: { children: ReactNode; fallback?: ReactNode }) {
  const [isShown, setIsShown] = useState(useIsInBrowser());
  // In a transition, React keeps the fallback until the children have loaded.
  useEffect(() => startTransition(() => setIsShown(true)), []);
  const keeping = fallback && <KeepFocus>{fallback}</KeepFocus>;
  return <Suspense fallback={keeping}>{isShown ? children : keeping}</Suspense>;
}
