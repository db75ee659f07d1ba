import { findChromium } from './find-chromium.ts';

/** Before the first journey, so that a missing browser is one line and not a failure per file. */
export async function setup() {
  await findChromium();
}
