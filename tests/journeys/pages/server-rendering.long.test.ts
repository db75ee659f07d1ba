import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { mergeProfile } from '../../../server/access/queries.ts';
import { savePosition } from '../../../server/reader/queries.ts';
import { createArticle } from '../../support/articles/create-article.ts';
import { prepareJourneys } from '../../support/journeys.ts';
import { awaitHydration } from '../../support/page/await-hydration.ts';
import { awaitReader } from '../../support/page/await-reader.ts';
import { readLayoutShift } from '../../support/page/read-layout-shift.ts';

const journeys = prepareJourneys();

const noScripts = (page: Page) => page.route('**/assets/*.js', (route) => route.abort());

/**
 * Keys of the data that the loader of a page fetches. The session and the profile are not listed, because every page contains
 * them.
 */
const pageData = /"queryKey":\["(home|search|reading|ways|learning-settings)"/;

/** Reloads until the page is sent with its data: after a start or under load, server rendering may exceed its time limit. */
async function openWhole({ page }: { page: Page }, path: string) {
  const headers: Record<string, string> = {};
  await expect
    .poll(async () => {
      const response = await page.goto(`${journeys.baseUrl}${path}`, { waitUntil: 'domcontentloaded' });
      Object.assign(headers, response?.headers());
      const html = (await response?.text()) ?? '';
      return html.includes('data-rendered="app"') && pageData.test(html);
    })
    .toBe(true);
  return headers;
}

/** Holds back the scripts until the returned function is called. */
async function holdScripts(page: Page) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test('a user with access gets a server-rendered page in their language, with their name and languages', async () => {
  const person = await journeys.createPerson('learner');
  await mergeProfile(journeys.services, person, { mainLang: 'de' });
  await using window = await journeys.open(person, { locale: 'it-IT' });
  const { page } = window;
  await noScripts(page);
  window.allowInConsole(/ERR_FAILED|Failed to fetch dynamically imported module/);
  const articleId = await createArticle(journeys.services, 3);
  for (const [path, words] of [
    ['/', 'Hallo learner'],
    ['/search?q=brot', 'Ergebnisse für „brot“'],
    ['/create-article', 'Auf Spanisch, mit Aufnahme.'],
    ['/settings', person.email],
    [`/article/${articleId}`, '1 von 3'],
  ] as const) {
    await openWhole(window, path);
    await page.getByText(words, { exact: true }).first().waitFor();
    if (!path.startsWith('/article')) await page.getByRole('button', { name: /lernst: Spanisch.*: Deutsch/ }).waitFor();
    expect(await page.locator('html').getAttribute('lang'), path).toBe('de');
  }
});

test('the page is hydrated without re-rendering and without layout shift', async () => {
  await using window = await journeys.open('learner', { viewport: { width: 412, height: 823 } });
  const { page } = window;
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => Object.assign(globalThis, { before: document.querySelector('h1') }));
  });
  const articleId = await createArticle(journeys.services, 30);
  const hostile = '</script><script>alert(1)</script><!-- </body>';
  await journeys.services.db.query`update article_versions set title = ${hostile} where article_id = ${articleId}`;
  const article = `/article/${articleId}`;
  for (const path of [
    '/',
    '/search',
    '/search?q=market',
    '/search?q=market&length=short',
    '/create-article',
    '/settings',
    article,
  ]) {
    await openWhole(window, path);
    await awaitHydration(page);
    await page.getByRole('button', { name: path === article ? 'Translation' : /’s account$/, exact: true }).waitFor();
    expect(await page.evaluate(() => document.querySelector('h1') === Reflect.get(globalThis, 'before')), path).toBe(
      true,
    );
    expect(await readLayoutShift(page), path).toBeLessThan(0.02);
  }
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe(hostile);
  // By default the router would parse `1984` as a number and drop the quotation marks of `"1984"`.
  for (const q of ['1984', '"1984"']) {
    await window.visit(`/search?q=${encodeURIComponent(q)}`);
    await window.arriveAt(`Results for “${q}”`);
  }
});

test('an article is rendered at the saved position, and applies a newer position of the device', async () => {
  await using window = await journeys.open('learner', { viewport: { width: 412, height: 823 } });
  const { page, person } = window;
  const articleId = await createArticle(journeys.services, 600);
  await savePosition(journeys.services, {
    readerId: person?.id ?? '',
    articleId,
    sentence: 400,
    isFinished: false,
    language: 'es',
    readAt: journeys.services.now(),
  });
  await noScripts(page);
  window.allowInConsole(/ERR_FAILED|Failed to fetch dynamically imported module/);
  const headers = await openWhole(window, `/article/${articleId}`);
  // No cache may store the page, because a device may be shared. The headers are those of the page, not of the embedded
  // API response.
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['cross-origin-resource-policy']).toBeUndefined();
  const isInSight = { y: expect.toSatisfy((y: number) => y > 0 && y < 823) };
  const kept = page.getByText('La frase 400.', { exact: true });
  expect(await kept.boundingBox()).toMatchObject(isInSight);
  await page.unroute('**/assets/*.js');
  await window.visit(`/article/${articleId}`);
  await awaitReader(page);
  expect(await kept.boundingBox()).toMatchObject(isInSight);
  await page.evaluate(
    ([key = '', readAt]) => {
      localStorage.setItem(key, JSON.stringify({ sentence: 405, isFinished: false, readAt }));
      localStorage.setItem('foxtale.translations', 'shown');
    },
    [`foxtale.place.${person?.id}.${articleId}.es`, new Date().toISOString()],
  );
  await window.visit(`/article/${articleId}`);
  await page.getByText('405 of 600').waitFor();
  await expect.poll(() => page.locator('[aria-current="true"]').allTextContents()).toEqual(['La frase 405.']);
  await page.locator('[aria-hidden="false"]', { hasText: 'Sentence 405.' }).waitFor();
});

test('if the data is slow, the page is served as a shell and filled in later', async () => {
  await using window = await journeys.open('learner');
  const { page } = window;
  const articleId = await createArticle(journeys.services, 3);
  await journeys.services.db.transaction(async (tx) => {
    await tx.query`lock table articles in access exclusive mode`;
    await page.goto(`${journeys.baseUrl}/article/${articleId}`, { waitUntil: 'commit' });
    await page.getByText('Go to articles').waitFor();
    await expect.poll(() => page.locator('#page-data').textContent()).not.toMatch(pageData);
  });
  await page.getByText('1 of 3').waitFor();
});

test('a redirected user never sees the shell of a page they may not open', async () => {
  const article = `/article/${await createArticle(journeys.services, 3)}`;
  for (const who of ['visitor', 'waiting', 'newcomer'] as const) {
    await using window = await journeys.open(who);
    await noScripts(window.page);
    window.allowInConsole(/ERR_FAILED|403/);
    for (const path of ['/settings', '/search', article]) {
      await window.page.goto(`${journeys.baseUrl}${path}`);
      expect(await window.page.locator('#root').innerHTML(), `${who} at ${path}`).toBe('');
      expect(await window.page.locator('#page-data').count(), `${who} at ${path}`).toBe(0);
    }
  }
});

test('keys and clicks before hydration are not lost', async () => {
  await using window = await journeys.open('learner');
  const { page } = window;
  const release = await holdScripts(page);
  await openWhole(window, `/article/${await createArticle(journeys.services, 12)}`);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.getByRole('button', { name: 'Translation', exact: true }).click();
  await page.getByText('1 of 12').waitFor();
  release();
  await page.getByText('3 of 12').waitFor();
  await page.locator('[aria-hidden="false"]', { hasText: 'Sentence 3.' }).waitFor();
});

test('text typed before hydration is searched for', async () => {
  await using window = await journeys.open('learner');
  const { page } = window;
  const release = await holdScripts(page);
  await openWhole(window, '/search');
  await page.getByRole('searchbox').pressSequentially('market');
  release();
  await window.arriveAt('Results for “market”');
  await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('market');
});

test('links work before hydration', async () => {
  await using window = await journeys.open('learner');
  const { page } = window;
  await noScripts(page);
  window.allowInConsole(/ERR_FAILED|Failed to fetch dynamically imported module/);
  await openWhole(window, '/');
  await page.getByRole('link', { name: 'Create', exact: true }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Create an article' }).waitFor();
});

test('a page is hydrated before the parts that load after it', async () => {
  await using window = await journeys.open('learner');
  const { page } = window;
  // Turns off a time limit of the app: after 2 s, the app loads its lazy parts even if the page is not hydrated.
  await page.addInitScript(() => {
    const { setTimeout } = globalThis;
    globalThis.setTimeout = ((run: () => void, ms = 0) => setTimeout(run, ms === 2000 ? 1e9 : ms)) as typeof setTimeout;
  });
  await openWhole(window, '/');
  await awaitHydration(page);
  await page.getByRole('button', { name: /’s account$/ }).waitFor();
});

test('if the main script cannot be fetched, the page can be read and says what to do', async () => {
  const person = await journeys.createPerson('learner');
  await mergeProfile(journeys.services, person, { mainLang: 'de' });
  await using window = await journeys.open(person);
  const { page } = window;
  await noScripts(page);
  window.allowInConsole(/ERR_FAILED|Failed to fetch dynamically imported module/);
  await openWhole(window, `/article/${await createArticle(journeys.services, 3)}`);
  await page.getByRole('alert').getByText('Diese Seite wurde nicht ganz geladen.').waitFor();
  await page.getByText('La frase 1.', { exact: true }).waitFor();
  await page.unroute('**/assets/*.js');
  await page.getByRole('alert').getByRole('link', { name: 'Neu laden' }).click();
  await awaitReader(page);
  await expect.poll(() => page.getByRole('alert').count()).toBe(0);
});
