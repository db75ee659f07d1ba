import { findChromium } from './find-chromium.ts';

/** Runs before the first journey, so that a missing browser is reported once instead of once per test file. */
export async function setup() {
  await findChromium();
}
