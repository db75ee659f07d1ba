import { findChromium } from './find-chromium.ts';

/** Runs before the first journey, so that a missing browser is reported once and not per test file. */
export async function setup() {
  await findChromium();
}
