let tell = () => {};

/** What is not part of the page that somebody came for waits until it stands, and leaves it the connection. */
export const firstPage = new Promise<void>((resolve) => {
  tell = resolve;
});

// A tab in the background paints nothing.
const longestMs = 1000;

export function awaitFirstPaint() {
  requestAnimationFrame(() => setTimeout(tell));
  setTimeout(tell, longestMs);
}
