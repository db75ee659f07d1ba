import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { firstPage } from './first-page.ts';
import { InBrowser } from './in-browser.tsx';

/** React.lazy for parts that are not needed at first: they are prefetched after the first page. */
export function lazyLater<Props>(load: () => Promise<ComponentType<Props>>) {
  const loaded = firstPage.then(load);
  loaded.catch(() => {});
  return lazy(async () => ({ default: await loaded.catch(load) }));
}

/** Shows the fallback until such a part has loaded. */
export const Later = ({ children, fallback }: { children: ReactNode; fallback?: ReactNode }) => (
  <InBrowser fallback={fallback}>
    <Suspense fallback={fallback}>{children}</Suspense>
  </InBrowser>
);
