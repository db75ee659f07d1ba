import { type ComponentType, lazy, type ReactNode, Suspense, startTransition, useEffect, useState } from 'react';
import { firstPage, isFirstPageShown, untilIdle } from './first-page.ts';
import { KeepFocus } from './keep-focus.tsx';

let prefetched: Promise<unknown> = firstPage;

/**
 * Loads code after the first page, so that the code is also available offline. Loads one module after another, when the
 * browser is idle, because several modules at once would block the browser.
 */
export function prefetchLater(load: () => Promise<unknown>) {
  prefetched = prefetched
    .then(untilIdle)
    .then(load)
    .catch(() => {});
}

/**
 * React.lazy for components that the first page does not need. Their code is loaded after the first page, even if they
 * are not rendered.
 */
export function lazyLater<Props>(load: () => Promise<ComponentType<Props>>) {
  prefetchLater(load);
  return lazy(async () => {
    await firstPage;
    return { default: await load() };
  });
}

let shown: Promise<unknown> = firstPage;

/** Resolves for one part after another, when the browser is idle. All parts at once would block it. */
const untilTurn = () => {
  shown = shown.then(untilIdle);
  return shown;
};

/**
 * Shows the fallback until a component of `lazyLater` has loaded. Hydration must not replace the elements of the fallback,
 * because a click that has begun but not ended would be lost.
 */
export function Later({ children, fallback }: { children: ReactNode; fallback?: ReactNode }) {
  const [isShown, setIsShown] = useState(isFirstPageShown);
  // In a transition, React keeps the fallback until the children have loaded. The transition starts only after the first page
  // is hydrated, because React postpones the hydration of a Suspense boundary while any transition is pending.
  useEffect(() => void untilTurn().then(() => startTransition(() => setIsShown(true))), []);
  const keeping = fallback && <KeepFocus>{fallback}</KeepFocus>;
  return <Suspense fallback={keeping}>{isShown ? children : keeping}</Suspense>;
}
