import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { indexWords } from '../../../server/learning/reading/index-words.ts';
import { prepareJourneys } from '../../support/journeys.ts';
import { awaitHydration } from '../../support/page/await-hydration.ts';
import { deafen } from '../../support/page/quiet-page.ts';
import { readLayoutShift } from '../../support/page/read-layout-shift.ts';

const journeys = prepareJourneys();

const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** Holds back all requests to the API until the returned function is called. */
async function holdApi(page: Page) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/**', async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}

/** Reloads until the page is rendered on the server: after a start or under load, rendering may exceed its time limit. */
async function reloadRendered(page: Page, path: string) {
  await expect
    .poll(async () => {
      const response = await page.goto(`${journeys.baseUrl}${path}`, { waitUntil: 'domcontentloaded' });
      return /"queryKey":\["(home|search|ways|learning-settings)"/.test((await response?.text()) ?? '');
    })
    .toBe(true);
}

async function createReader() {
  const person = await journeys.createPerson('learner');
  const { db } = journeys.services;
  await db.query`update users set levels = '{"es": "B2"}' where id = ${person.id}`;
  const articles = await db.query<{ id: string }>`select id from articles order by created_at desc limit 12`;
  for (const { id } of articles) await indexWords(journeys.services, id);
  return person;
}

test('a reloaded page shows what the server knows before the API answers, and nothing moves afterwards', async () => {
  const person = await createReader();
  for (const viewport of sizes) {
    await using window = await journeys.open(person, { viewport, reducedMotion: 'no-preference' });
    const { page } = window;
    await deafen(page);
    await window.visit('/');
    for (const { path, shown } of [
      {
        path: '/',
        shown: [
          page.getByText('Hello, learner'),
          page.getByRole('button', { name: /^es\s+en/ }),
          page.getByRole('list', { name: 'Suggestions' }).getByRole('link').first(),
          page.getByRole('heading', { name: 'Right for you' }),
          page.getByText(/^\d+% known$/).first(),
          page.getByRole('heading', { name: 'New in the library' }),
        ],
      },
      {
        path: '/settings',
        shown: [
          page.getByRole('radio', { name: 'B2', checked: true }),
          page.getByRole('link', { name: /^Find your level.*about [\d,]+ words/ }),
          page.getByRole('switch', { name: /^Keep looked-up words/ }),
          page.getByText(person.email),
        ],
      },
      {
        path: '/search',
        shown: [
          page.getByRole('button', { name: 'Right for me' }),
          page.getByRole('heading', { name: 'None of these?' }),
        ],
      },
      {
        path: '/create-article',
        shown: [page.getByText('In Spanish, with narration.')],
      },
    ]) {
      const release = await holdApi(page);
      await reloadRendered(page, path);
      for (const part of shown) await part.waitFor();
      await expect.poll(() => page.getByRole('button', { name: 'Account', exact: true }).textContent()).toBe('L');
      await page.evaluate(() => document.fonts.ready);
      release();
      await awaitHydration(page);
      await page.getByRole('button', { name: 'learner’s account' }).waitFor();
      await page.waitForLoadState('networkidle');
      for (const part of shown) await part.waitFor();
      expect(await readLayoutShift(page), `${path} at ${viewport.width}px`).toBeLessThan(0.02);
      await page.unroute('**/api/**');
    }
  }
});

test('with a service worker, a reload still gets the page that the server has rendered', async () => {
  await using window = await journeys.open('learner', { serviceWorkers: 'allow' });
  const { page } = window;
  await window.visit('/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await reloadRendered(page, '/');
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await page.getByText('Hello, learner').waitFor();
});

test('a page that was rendered for an earlier state of the profile is updated to the current state', async () => {
  const person = await journeys.createPerson('learner');
  await using window = await journeys.open(person);
  const { page } = window;
  await window.visit('/');
  const release = await holdApi(page);
  await reloadRendered(page, '/');
  await page.getByText('Hello, learner').waitFor();
  await journeys.services.db.query`update accounts set name = 'Maja' where id = ${person.id}`;
  release();
  await page.getByText('Hello, Maja').waitFor();
  await page.getByRole('button', { name: 'Maja’s account' }).waitFor();
});
