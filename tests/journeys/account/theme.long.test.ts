import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { prepareJourneys } from '../../support/journeys.ts';

const journeys = prepareJourneys();

const isDark = (page: Page) => page.evaluate(() => document.documentElement.classList.contains('dark-mode'));
const backgroundOf = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const light = 'rgb(250, 248, 245)';
const dark = 'rgb(24, 21, 18)';

test('the switch sets the dark-mode class at once', async () => {
  await using window = await journeys.open('learner', { colorScheme: 'light' });
  const { page } = window;
  await window.visit('/settings');
  await expect.poll(() => page.getByRole('radio', { name: 'System' }).isChecked()).toBe(true);
  expect([await isDark(page), await backgroundOf(page)]).toEqual([false, light]);
  await page.getByText('Dark', { exact: true }).click();
  expect([await isDark(page), await backgroundOf(page)]).toEqual([true, dark]);
  await page.getByText('Light', { exact: true }).click();
  expect([await isDark(page), await backgroundOf(page)]).toEqual([false, light]);
  await page.getByText('System', { exact: true }).click();
  expect(await isDark(page)).toBe(false);
});

test.each([
  { choice: 'Dark', system: 'light', expected: true },
  { choice: 'Light', system: 'dark', expected: false },
] as const)('$choice on a $system system survives a reload', async ({ choice, system, expected }) => {
  await using window = await journeys.open('learner', { colorScheme: system });
  await window.visit('/settings');
  await window.page.getByText(choice, { exact: true }).click();
  await window.page.reload();
  await window.arriveAt('Settings');
  expect(await isDark(window.page)).toBe(expected);
  await expect.poll(() => window.page.getByRole('radio', { name: choice }).isChecked()).toBe(true);
});

test('the dark theme applies before the first paint, before any file has loaded', async () => {
  await using window = await journeys.open('visitor', { colorScheme: 'light' });
  await window.page.addInitScript(() => localStorage.setItem('foxtale.theme', 'dark'));
  window.allowInConsole(/ERR_FAILED|Failed to fetch dynamically imported module/);
  await window.page.route('**/assets/*.js', (route) => route.abort());
  await window.page.goto(journeys.baseUrl);
  expect([await isDark(window.page), await backgroundOf(window.page)]).toEqual([true, dark]);
});

test('the theme follows the system by default, also when it changes', async () => {
  await using window = await journeys.open('learner', { colorScheme: 'dark' });
  await window.visit('/');
  expect(await isDark(window.page)).toBe(true);
  await window.page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => isDark(window.page)).toBe(false);
  await window.page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => isDark(window.page)).toBe(true);
});

test('a chosen theme does not follow the system', async () => {
  await using window = await journeys.open('learner', { colorScheme: 'light' });
  await window.visit('/settings');
  await window.page.getByText('Light', { exact: true }).click();
  await window.page.emulateMedia({ colorScheme: 'dark' });
  await window.page.waitForTimeout(100);
  expect(await isDark(window.page)).toBe(false);
});

test('the popup has the theme of the page', async () => {
  await using window = await journeys.open('visitor', { colorScheme: 'light' });
  await window.page.addInitScript(() => localStorage.setItem('foxtale.theme', 'dark'));
  await window.visit('/login');
  const [popup] = await Promise.all([
    window.page.waitForEvent('popup'),
    window.page.getByRole('button', { name: 'Continue with Google' }).click(),
  ]);
  await popup.getByRole('heading', { level: 1 }).waitFor();
  expect(await isDark(popup)).toBe(true);
});
