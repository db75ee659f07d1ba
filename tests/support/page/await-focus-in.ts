import type { Locator } from 'playwright-core';
import { expect } from 'vitest';

/** Waits until the focus is inside the dialog. Earlier key presses would be lost. */
export const awaitFocusIn = (window: Locator) =>
  expect.poll(() => window.evaluate((element) => element.contains(document.activeElement))).toBe(true);
