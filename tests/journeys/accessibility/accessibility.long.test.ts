import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { createBetaApplication } from '../../../server/access/queries.ts';
import { prepareJourneys } from '../../support/journeys.ts';
import { listAxeViolations } from '../../support/page/list-axe-violations.ts';
import { listPages } from '../../support/page/pages.ts';
import type { Role } from '../../support/people.ts';

const journeys = prepareJourneys();

const pages: { role: Role; group: string; paths: string[] }[] = [
  { role: 'visitor', group: 'for visitors', paths: listPages('start', 'login') },
  { role: 'waiting', group: 'for applicants', paths: listPages('no-access') },
  { role: 'newcomer', group: 'for onboarding', paths: ['/settings', '/settings/language/main'] },
  { role: 'learner', group: 'for reading', paths: [...listPages('start', 'main', 'no-access'), '/search?q=market'] },
  { role: 'learner', group: 'of the settings', paths: listPages('settings') },
  { role: 'admin', group: 'for admins', paths: listPages('admin') },
];

const wide = { width: 1280, height: 800 };
const phone = { width: 360, height: 740 };

test.each(pages)(
  'axe finds no violations on the pages $group, and each page has its own title',
  async ({ role, paths }) => {
    await using window = await journeys.open(role, { reducedMotion: 'reduce' });
    // Allows two errors in the console: the 403 response to the profile request of a waiting user, and the 404 response for
    // a missing article.
    window.allowInConsole(/status of 40[34]/);
    const titles = new Set<string>();
    for (const path of paths) {
      await window.page.setViewportSize(wide);
      await window.visit(path);
      await expectAccessible(window.page, path);
      titles.add(await window.page.title());
    }
    expect([...titles].filter((title) => !/^.+ · Foxtale$/.test(title))).toEqual([]);
    expect(titles.size).toBe(paths.length);
  },
);

test('axe finds no violations on the waiting list', async () => {
  const waiting = await journeys.createPerson('waiting');
  await createBetaApplication(journeys.services, { userId: waiting.id, email: waiting.email });
  await using window = await journeys.open(waiting, { reducedMotion: 'reduce' });
  window.allowInConsole(/status of 403/);
  await window.visit('/no-access');
  await window.arriveAt('You’ve already applied');
  await expectAccessible(window.page, '/no-access');
});

test('axe finds no violations in the popup of the local provider', async () => {
  await using window = await journeys.open('visitor', { reducedMotion: 'reduce' });
  window.allowInConsole(/status of 400/);
  await window.visit('/login');
  const [popup] = await Promise.all([
    window.page.waitForEvent('popup'),
    window.page.getByRole('button', { name: 'Continue with Google' }).click(),
  ]);
  await popup.getByRole('button', { name: 'Continue' }).click();
  await popup.getByRole('alert').waitFor();
  await expectAccessible(popup, 'the popup');
});

test('the account menu opens by keyboard, and Escape restores the focus', async () => {
  await using window = await journeys.open('learner');
  const { page } = window;
  await window.visit('/');
  const account = page.getByRole('button', { name: 'learner’s account' });
  await account.waitFor();
  for (let presses = 0; presses < 12 && !(await isFocused(page, 'learner’s account')); presses++) {
    await page.keyboard.press('Tab');
  }
  expect(await isFocused(page, 'learner’s account')).toBe(true);
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Settings' }).waitFor();
  await expect.poll(() => account.getAttribute('aria-expanded')).toBe('true');
  await page.keyboard.press('Escape');
  await page.getByRole('menuitem', { name: 'Settings' }).waitFor({ state: 'detached' });
  await expect.poll(() => isFocused(page, 'learner’s account')).toBe(true);
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'My articles' }).and(page.locator('[data-highlighted]')).waitFor();
  for (let entries = 0; entries < 3; entries++) await page.keyboard.press('ArrowDown');
  await page.getByRole('menuitem', { name: 'Settings' }).and(page.locator('[data-highlighted]')).waitFor();
  await page.keyboard.press('Enter');
  expect(await window.arriveAt('Settings')).toBe('/settings');
});

test('the skip link is the first tab stop and skips the header', async () => {
  await using window = await journeys.open('learner');
  const { page } = window;
  await window.visit('/settings');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  expect(await skip.evaluate((link) => link === document.activeElement)).toBe(true);
  await expect.poll(() => skip.evaluate((link) => link.getBoundingClientRect().top)).toBeGreaterThanOrEqual(0);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement))).toBe(true);
  expect(new URL(page.url()).pathname).toBe('/settings');
});

const isFocused = (page: Page, name: string) =>
  page.evaluate((label) => document.activeElement?.getAttribute('aria-label') === label, name);

async function expectAccessible(page: Page, path: string) {
  const loading = page.getByRole('status').filter({ hasText: /Loading|Checking/ });
  const headings = page.getByRole('heading', { level: 1 });
  // Polls, because the page may be empty for a moment between the old and the new content.
  await expect
    .poll(async () => ({ loading: await loading.count(), headings: await headings.count() }), { message: path })
    .toEqual({ loading: 0, headings: 1 });
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('en');
  for (const viewport of [wide, phone]) {
    await page.setViewportSize(viewport);
    await setDark(page, false);
    expect.soft(await listAxeViolations(page), `${path}, ${viewport.width} px, light`).toEqual([]);
    // A theme changes only colours, so only the contrast is checked.
    await setDark(page, true);
    const violations = await listAxeViolations(page, ['color-contrast']);
    expect.soft(violations, `${path}, ${viewport.width} px, dark`).toEqual([]);
  }
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect.soft(width, `width of ${path}`).toBeLessThanOrEqual(phone.width);
}

const setDark = (page: Page, isDark: boolean) =>
  page.evaluate((dark) => document.documentElement.classList.toggle('dark-mode', dark), isDark);
