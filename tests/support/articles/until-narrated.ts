import { scaleTimeout } from '../machine-speed.ts';

/**
 * Options of `expect.poll` for the narration of a whole article. Narration has low priority, so it takes long on a busy
 * machine.
 */
export const untilNarrated = { timeout: scaleTimeout(50_000), interval: 200 };
