import type { Locator } from 'playwright-core';
import { expect } from 'vitest';

/** Waits until focus is inside the dialog. Key presses before that would be lost. */
export const awaitFocusIn = (window: Locator) =>
  expect.poll(() => window.evaluate((element) => element.contains(document.activeElement))).toBe(true);
