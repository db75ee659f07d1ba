// Keep in sync with the style sheets of header and player.
const shortViewport = '(max-height: 400px)';

/** The elements at the bottom of the viewport that cover the text. */
export const playerId = 'player';
export const tapHintId = 'tap-hint';

/**
 * The heights in pixels that the header and the player cover. The lines above the player and the hint about taps count as
 * parts of the player. In a short viewport the header scrolls away.
 */
export function measureBars() {
  if (matchMedia(shortViewport).matches) return { header: 0, player: 56 };
  const tops = [playerId, tapHintId].map(
    (id) => document.getElementById(id)?.getBoundingClientRect().top ?? innerHeight,
  );
  return { header: 64, player: Math.max(104, innerHeight - Math.min(...tops)) };
}
