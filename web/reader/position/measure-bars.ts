// Keep in sync with the style sheets of header and player.
const shortViewport = '(max-height: 400px)';

/** The heights in pixels that the header and the player cover. In a short viewport the header scrolls away. */
export const measureBars = () =>
  matchMedia(shortViewport).matches ? { header: 0, player: 56 } : { header: 64, player: 104 };
