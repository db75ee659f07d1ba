import type { Page } from 'playwright-core';

/** Chooses an option of a segmented control by keyboard, because its radio buttons are visually hidden. */
export async function chooseSegment(page: Page, name: string | RegExp) {
  await page.getByRole('radio', { name }).focus();
  await page.keyboard.press('Space');
}
