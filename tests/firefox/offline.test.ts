import type { Page } from 'puppeteer-core';
import { expect, test } from 'vitest';
import { createArticle } from '../support/articles/create-article.ts';
import { createTestDatabase } from '../support/database/create-test-database.ts';
import { findFreePort } from '../support/find-free-port.ts';
import { createPerson } from '../support/people.ts';
import { startTestServer } from '../support/servers/start-test-server.ts';
import { awaitReader, readPlace } from './support/await-reader.ts';
import { prepareFirefoxJourneys } from './support/firefox-journeys.ts';

const journeys = prepareFirefoxJourneys();

test('an opened article can be read without the server, and the position is sent when the server is back', async () => {
  const environment = { PORT: String(await findFreePort()), DATABASE_URL: await createTestDatabase() };
  let server = await startTestServer(environment);
  const learner = await createPerson(server.services, 'learner');
  await using window = await journeys.open(learner, server);
  window.allowInConsole(/NetworkError when attempting to fetch resource/);
  const { page } = window;
  const articleId = await createArticle(server.services, 12);
  await window.visit(`/article/${articleId}`);
  await awaitReader(page);
  await expect.poll(() => isKept(page, articleId)).toBe(true);
  await server.stop();

  await page.reload();
  await awaitReader(page);
  await window.see('La frase 2.');
  for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowDown');
  await window.see('5 of 12');
  await page.keyboard.press('t');
  await window.see('Sentence 5.');
  await window.visit('/article/00000000-0000-4000-8000-000000000000');
  await window.arriveAt('This article isn’t on this device');
  await window.find('link', 'Show what I can read').click();
  await window.see('You’re offline. These are on this device:');
  await page.locator('a[href^="/article/"] ::-p-text(La frases)').click();
  await awaitReader(page);
  expect(await readPlace(page)).toBe(5);

  server = await startTestServer(environment);
  try {
    await page.reload();
    const listPlaces = () => server.services.db.query<{ sentence: number }>`
      select sentence from article_positions where user_id = ${learner.id} and article_id = ${articleId}`;
    await expect.poll(async () => (await listPlaces())[0]?.sentence).toBe(5);
  } finally {
    await server.stop();
  }
});

/** Whether the service worker controls this page and has stored the article and the data of the account. */
const isKept = (page: Page, articleId: string) =>
  page.evaluate(async (id) => {
    const name = (await caches.keys()).find((key) => key.startsWith('foxtale-kept-'));
    if (name === undefined || navigator.serviceWorker.controller === null) return false;
    const kept = (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname);
    return [`/api/articles/${id}`, '/api/session', '/api/profile'].every((path) => kept.includes(path));
  }, articleId);
