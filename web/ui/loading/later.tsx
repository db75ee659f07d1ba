import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { firstPage } from './first-page.ts';
import { InBrowser } from './in-browser.tsx';
import { KeepFocus } from './keep-focus.tsx';

/** React.lazy for parts that are not needed at first: they are prefetched after the first page. */
export function lazyLater<Props>(load: () => Promise<ComponentType<Props>>) {
  const loaded = firstPage.then(load);
  loaded.catch(() => {});
  return lazy(async () => ({ default: await loaded.catch(load) }));
}

/** Shows the fallback until such a part has loaded. */
export function Later({ children, fallback }: { children: ReactNode; fallback?: ReactNode }) {
  const keeping = fallback && <KeepFocus>{fallback}</KeepFocus>;
  return (
    <InBrowser fallback={keeping}>
      <Suspense fallback={keeping}>{children}</Suspense>
    </InBrowser>
  );
}
