const { promise: firstPage, resolve: tellFirstPage } = Promise.withResolvers<void>();
const { promise: pageShown, resolve: resolvePageShown } = Promise.withResolvers<void>();

// pageShown: the page is hydrated and its queries have started. firstPage: its data is painted; everything that is not part
// of the first page waits for this, to leave it the bandwidth.
export { firstPage, pageShown };

/** Also adds a performance mark: from then on the page is hydrated. */
export function tellPageShown() {
  if (performance.getEntriesByName('page-shown').length === 0) performance.mark('page-shown');
  resolvePageShown();
}

/** Whether a server-rendered page is still being hydrated. */
export const isComingToLife = () => document.querySelector('#root[inert]') !== null;

// Time limits, in case a request never ends. A page that never calls tellPageShown would otherwise stay inert.
const longestMs = { firstPage: 2000, pageShown: 10_000 };

/** Resolves firstPage when the page has its data and is painted. */
export async function awaitFirstPage(untilAnswered: () => Promise<void>) {
  setTimeout(tellFirstPage, longestMs.firstPage);
  setTimeout(resolvePageShown, longestMs.pageShown);
  await pageShown;
  await untilAnswered();
  // Waits for rendering to finish; Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(() => tellFirstPage());
  else setTimeout(tellFirstPage, 200);
}
