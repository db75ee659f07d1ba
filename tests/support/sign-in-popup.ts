import type { Page } from 'playwright-core';

/** Presses the first such button and waits for the account provider's window. */
export async function openChooser(page: Page, button: string) {
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: button }).first().click(),
  ]);
  await popup.getByRole('heading', { level: 1 }).waitFor();
  return popup;
}

/** Presses a button that ends the popup, and waits until it is gone. */
export const finishWith = (popup: Page, button: string | RegExp) =>
  Promise.all([popup.waitForEvent('close'), popup.getByRole('button', { name: button }).click()]);
