const { promise: firstPage, resolve: tellFirstPage } = Promise.withResolvers<void>();
const { promise: pageShown, resolve: resolvePageShown } = Promise.withResolvers<void>();

// Resolves when the first page is painted with its data. Other parts load after that, so that they do not take its bandwidth.
export { firstPage };

let isShown = false;
firstPage.then(() => {
  isShown = true;
});

export const isFirstPageShown = () => isShown;

/** Called when a page is hydrated and its queries have started. Makes web/pages/hold-events.ts dispatch the held events. */
export function onHydrated() {
  if (performance.getEntriesByName('page-shown').length > 0) return;
  performance.mark('page-shown');
  document.getElementById('root')?.removeAttribute('data-rendered');
  document.dispatchEvent(new Event('page-shown'));
  resolvePageShown();
}

/** Whether a server-rendered page is still being hydrated. */
export const isBeingHydrated = () => document.querySelector('#root[data-rendered]') !== null;

/** How long other parts of the app wait at most for the first page, in case a request of the first page never ends. */
const longestMs = 2000;

/** Resolves firstPage when the page has its data and is painted. */
export async function awaitFirstPage(untilAnswered: () => Promise<void>) {
  setTimeout(tellFirstPage, longestMs);
  await pageShown;
  await untilAnswered();
  await untilIdle();
  tellFirstPage();
}

/** Waits for rendering to finish. Safari has no requestIdleCallback. */
export const untilIdle = () =>
  new Promise<unknown>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve);
    else setTimeout(resolve, 200);
  });
