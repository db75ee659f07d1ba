// Keep in sync with the style sheets of header and player.
const shortViewport = '(max-height: 400px)';

/** What covers the text: the header and the player. In a short viewport the header scrolls away. */
export const measureBars = () =>
  matchMedia(shortViewport).matches ? { header: 0, player: 56 } : { header: 64, player: 104 };
