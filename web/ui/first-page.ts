const { promise: firstPage, resolve: tellFirstPage } = Promise.withResolvers<void>();
const { promise: pageShown, resolve: tellPageShown } = Promise.withResolvers<void>();

// A page tells when it is in its place and has asked for what it shows; then it answers whoever uses it.
// What is not part of the page that somebody came for waits for firstPage, and leaves that page the connection.
export { firstPage, pageShown, tellPageShown };

/** While a page that the server has rendered comes to life. */
export const isComingToLife = () => document.querySelector('#root[inert]') !== null;

// An answer may never come. A page that never tells is not to be expected, but would otherwise stay out of reach.
const longestMs = { firstPage: 2000, pageShown: 10_000 };

/** The first page stands when it has its answers and is painted. */
export async function awaitFirstPage(untilAnswered: () => Promise<void>) {
  setTimeout(tellFirstPage, longestMs.firstPage);
  setTimeout(tellPageShown, longestMs.pageShown);
  await pageShown;
  await untilAnswered();
  // Showing them takes a while; Safari does not say when nothing is left to do.
  if ('requestIdleCallback' in window) requestIdleCallback(() => tellFirstPage());
  else setTimeout(tellFirstPage, 200);
}
