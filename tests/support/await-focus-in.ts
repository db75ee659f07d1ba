import type { Locator } from 'playwright-core';
import { expect } from 'vitest';

/** A window hears keys from then on; a person is never quicker. */
export const awaitFocusIn = (window: Locator) =>
  expect.poll(() => window.evaluate((element) => element.contains(document.activeElement))).toBe(true);
