const { promise: firstPage, resolve: tellFirstPage } = Promise.withResolvers<void>();
const { promise: pageShown, resolve: tellPageShown } = Promise.withResolvers<void>();

// A page tells when it is in its place and has asked for what it shows; then it answers whoever uses it.
// What is not part of the page that somebody came for waits for firstPage, and leaves that page the connection.
export { firstPage, pageShown, tellPageShown };

// A tab in the background paints nothing, and an answer may never come.
const longestMs = 2000;

/** The first page stands when it has its answers and is painted. */
export async function awaitFirstPage(untilAnswered: () => Promise<void>) {
  setTimeout(() => {
    tellPageShown();
    tellFirstPage();
  }, longestMs);
  await pageShown;
  await untilAnswered();
  // Showing them takes a while; Safari does not say when nothing is left to do.
  if ('requestIdleCallback' in window) requestIdleCallback(() => tellFirstPage());
  else setTimeout(tellFirstPage, 200);
}
