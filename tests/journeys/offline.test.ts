import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../support/create-test-database.ts';
import { findFreePort } from '../support/find-free-port.ts';
import { prepareJourneys } from '../support/journeys.ts';
import { signInAs } from '../support/open-page.ts';
import { createPerson } from '../support/people.ts';
import { openNarrated, readSound } from '../support/sound.ts';
import { startTestServer } from '../support/start-test-server.ts';

const journeys = prepareJourneys();
const withWorker = { serviceWorkers: 'allow' } as const;

test('an opened article is read, heard and explained with the server gone', async () => {
  const environment = { PORT: String(await findFreePort()), DATABASE_URL: await createTestDatabase() };
  const server = await startTestServer(environment);
  await using window = await journeys.open('visitor', withWorker);
  const { page, context } = window;
  const learner = await createPerson(server.services, 'learner');
  await signInAs(context, server, learner.token);
  await openNarrated(server, window, { sentenceCount: 12 });
  await waitUntilKept(page);
  await page.keyboard.press('d');
  await page.getByRole('dialog', { name: 'La' }).getByText('From Foxtale’s dictionary').waitFor();
  await page.keyboard.press('Escape');
  await server.stop();

  await page.reload();
  await page.getByText('La frase 2.').waitFor();
  await page.keyboard.press('t');
  await page.getByText('Sentence 2.').waitFor();
  await page.keyboard.press(' ');
  await expect.poll(async () => (await readSound(page)).durationSeconds).toBeGreaterThan(5);
  await page.getByText('2 of 12').waitFor();
  await page.keyboard.press(' ');
  await page.keyboard.press('ArrowUp');
  await page.getByText('1 of 12').waitFor();
  await page.keyboard.press('d');
  await page.getByRole('dialog', { name: 'La' }).getByText('From Foxtale’s dictionary').waitFor();
});

/** Until the device has text and sound, and the worker answers for this page. */
const waitUntilKept = (page: Page) =>
  expect
    .poll(
      () =>
        page.evaluate(async () => {
          const caches = globalThis.caches;
          const name = (await caches.keys()).find((key) => key.startsWith('foxtale-kept-'));
          if (name === undefined || navigator.serviceWorker.controller === null) return [];
          const kept = (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname);
          return ['.mp3', '/counterparts', '/api/session', '/api/profile'].filter((end) =>
            kept.some((path) => path.endsWith(end)),
          );
        }),
      { timeout: 30_000, interval: 200 },
    )
    .toHaveLength(4);
