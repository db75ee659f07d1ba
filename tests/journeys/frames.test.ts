import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { createArticle } from '../support/create-article.ts';
import { prepareJourneys } from '../support/journeys.ts';
import { readLayoutShift } from '../support/read-layout-shift.ts';

const journeys = prepareJourneys();

const noScripts = (page: Page) => page.route('**/assets/*.js', (route) => route.abort());

test('whoever may enter sees the page before its scripts have come, and nobody’s name in it', async () => {
  await using window = await journeys.open('learner', { locale: 'de-DE' });
  const { page } = window;
  await noScripts(page);
  window.allowInConsole(/ERR_FAILED|Failed to fetch dynamically imported module/);
  for (const [path, words] of [
    ['/', 'Was möchtest du lesen?'],
    ['/search', 'Alle Artikel'],
    ['/create-article', 'Überrasch mich'],
    ['/settings', 'Lernsprache'],
    [`/article/${await createArticle(journeys.services, 3)}`, 'Zu den Artikeln'],
  ] as const) {
    await page.goto(`${journeys.baseUrl}${path}`);
    await page.getByText(words, { exact: true }).first().waitFor();
    expect(await page.locator('#root[inert]').innerHTML(), path).not.toContain(window.person?.email);
    expect(await page.locator('html').getAttribute('lang'), path).toBe('de');
  }
});

test('the frame comes to life without being built anew, and without a jump', async () => {
  await using window = await journeys.open('learner', { viewport: { width: 412, height: 823 } });
  const { page } = window;
  for (const path of ['/', '/search', '/search?q=market', '/create-article', '/settings']) {
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => Object.assign(globalThis, { before: document.querySelector('h1') }));
    });
    await window.visit(path);
    await page.getByRole('button', { name: /^Account/ }).waitFor();
    expect(await page.evaluate(() => document.querySelector('h1') === Reflect.get(globalThis, 'before')), path).toBe(
      true,
    );
    expect(await readLayoutShift(page), path).toBeLessThan(0.02);
  }
});

test('whoever is led elsewhere never sees the frame of a page that is not for them', async () => {
  for (const who of ['visitor', 'waiting', 'newcomer'] as const) {
    await using window = await journeys.open(who);
    await noScripts(window.page);
    window.allowInConsole(/ERR_FAILED|403/);
    await window.page.goto(`${journeys.baseUrl}/settings`);
    expect(await window.page.locator('#root').innerHTML(), who).toBe('');
  }
});
