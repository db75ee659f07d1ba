import type { Page } from 'puppeteer-core';
import { expect, test } from 'vitest';
import { prepareFirefoxJourneys } from './support/firefox-journeys.ts';
import { byRole } from './support/open-window.ts';

const journeys = prepareFirefoxJourneys();

test('the popup closes once an account is chosen, and the page continues to onboarding and home', async () => {
  await using window = await journeys.open('visitor');
  const { page } = window;
  await window.visit('/login');
  const popup = await openPopup(page);
  await Promise.all([
    new Promise((resolve) => popup.once('close', resolve)),
    popup.locator('button ::-p-text(Maja)').click(),
  ]);
  expect(await window.arriveAt('Welcome to Foxtale')).toBe('/settings');
  await page.locator('label ::-p-text(Español)').click();
  await window.find('button', 'Open the library').click();
  expect(await window.arriveAt('What would you like to read?')).toBe('/');
  await window.see('Your first article');
});

test('closing the popup leaves the login page usable', async () => {
  await using window = await journeys.open('visitor');
  const { page } = window;
  await window.visit('/login');
  const popup = await openPopup(page);
  await popup.close();
  await page.locator('[role="alert"], [role="status"]').wait();
  await openPopup(page);
});

/** Opens the popup of the account provider and waits for its list of accounts. */
async function openPopup(page: Page): Promise<Page> {
  const [popup] = await Promise.all([
    new Promise<Page | null>((resolve) => page.once('popup', resolve)),
    page.locator(byRole('button', 'Continue with Google')).click(),
  ]);
  if (popup === null) throw new Error('No popup opened.');
  // The popup opens with an empty document. A locator that is created for this document does not find elements of the
  // next document.
  await expect.poll(() => popup.url()).toContain('/oidc/interaction/');
  await popup.locator('h1 ::-p-text(Choose an account)').wait();
  return popup;
}
