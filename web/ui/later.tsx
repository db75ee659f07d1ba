import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { firstPage } from './first-page.ts';
import { InBrowser } from './in-browser.tsx';

/** A part that is not needed for the first look: it is fetched, without being asked for, once the first page stands. */
export function lazyLater<Props>(load: () => Promise<ComponentType<Props>>) {
  const loaded = firstPage.then(load);
  loaded.catch(() => {});
  return lazy(async () => ({ default: await loaded.catch(load) }));
}

/** Holds the place of such parts until they are there. */
export const Later = ({ children, room }: { children: ReactNode; room?: ReactNode }) => (
  <InBrowser room={room}>
    <Suspense fallback={room}>{children}</Suspense>
  </InBrowser>
);
