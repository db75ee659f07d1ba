import type { Page } from 'playwright-core';

/** Clicks the first button with this name and waits for the popup of the identity provider. */
export async function openChooser(page: Page, button: string) {
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: button }).first().click(),
  ]);
  await popup.getByRole('heading', { level: 1 }).waitFor();
  return popup;
}

/** Clicks a button that closes the popup, and waits until it is closed. */
export const finishWith = (popup: Page, button: string | RegExp) =>
  Promise.all([popup.waitForEvent('close'), popup.getByRole('button', { name: button }).click()]);
