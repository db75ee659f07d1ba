const { promise: firstPage, resolve: tell } = Promise.withResolvers<void>();
const { promise: shown, resolve: tellPageShown } = Promise.withResolvers<void>();

// What is not part of the page that somebody came for waits for firstPage, and leaves that page the connection.
// A page says when it is in its place and has asked for what it shows.
export { firstPage, tellPageShown };

// A tab in the background paints nothing, and an answer may never come.
const longestMs = 2000;

/** The first page stands when it has its answers and is painted. */
export async function awaitFirstPage(untilAnswered: () => Promise<void>) {
  setTimeout(tell, longestMs);
  await shown;
  await untilAnswered();
  // Showing them takes a while; Safari does not say when nothing is left to do.
  if ('requestIdleCallback' in window) requestIdleCallback(() => tell());
  else setTimeout(tell, 200);
}
