import type { Page } from 'puppeteer-core';
import { awaitHydration } from './open-window.ts';

/** Waits for hydration: the reader handles keys only after that. */
export async function awaitReader(page: Page) {
  await page.locator('[aria-current="true"]').wait();
  await awaitHydration(page);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/** The number of the current sentence, counted from 1. */
export const readPlace = (page: Page) =>
  page.evaluate(() => Number(document.querySelector('[aria-current]')?.closest('[id]')?.id.split('-')[1]));
