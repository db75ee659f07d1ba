import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { splitWords } from '../../../domain/text/split-words.ts';
import { call } from '../../support/call.ts';
import { createTestDatabase } from '../../support/database/create-test-database.ts';
import { findFreePort } from '../../support/find-free-port.ts';
import { prepareJourneys } from '../../support/journeys.ts';
import { scaleTimeout } from '../../support/machine-speed.ts';
import { awaitReader } from '../../support/page/await-reader.ts';
import { listAxeViolations } from '../../support/page/list-axe-violations.ts';
import { signInAs } from '../../support/page/open-page.ts';
import { createPerson, endSessions } from '../../support/people.ts';
import { startTestServer } from '../../support/servers/start-test-server.ts';
import { hearUntil, openNarrated, readAudio, readPlace } from '../../support/sound/audio.ts';
import { findWords } from '../../support/sound/find-words.ts';

const journeys = prepareJourneys();
const withWorker = { serviceWorkers: 'allow' } as const;
const patient = { timeout: scaleTimeout(40_000), interval: 100 };

test('an opened article works offline with audio and definitions, and the outbox is sent with no tab open', async () => {
  const environment = { PORT: String(await findFreePort()), DATABASE_URL: await createTestDatabase() };
  let server = await startTestServer(environment);
  await using window = await journeys.open('visitor', withWorker);
  window.allowInConsole(/Failed to load resource/);
  const { page, context } = window;
  const learner = await createPerson(server.services, 'learner');
  await signInAs(context, server, learner.token);
  const { articleId } = await openNarrated(server, window, { sentenceCount: 12 });
  await waitUntilKept(page);
  await page.keyboard.press('d');
  await page.getByRole('region', { name: 'La' }).getByText('From Foxtale’s dictionary').waitFor();
  await page.keyboard.press('Escape');
  const fetchedInVain: string[] = [];
  page.on('console', (message) => /preload/.test(message.text()) && fetchedInVain.push(message.text()));
  await page.reload();
  await page.getByText('La frase 2.').waitFor();
  expect(fetchedInVain).toEqual([]);
  await server.stop();

  await page.reload();
  await awaitReader(page);
  await page.getByText('La frase 2.').waitFor();
  await page.keyboard.press('t');
  await page.getByText('Sentence 2.').waitFor();
  await page.keyboard.press(' ');
  await expect.poll(async () => (await readAudio(page)).durationSeconds, patient).toBeGreaterThan(5);
  await hearUntil(page, 2);
  await page.keyboard.press(' ');
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
  for (let place = await readPlace(page); place > 1; place--) await page.keyboard.press('ArrowUp');
  await page.getByText('1 of 12').waitFor();
  await page.keyboard.press('d');
  await page.getByRole('region', { name: 'La' }).getByText('From Foxtale’s dictionary').waitFor();
  await page.keyboard.press('Escape');
  for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowDown');
  // Selects two words, because the device can define a single word without the server.
  await selectTwoWords(page);
  await page.keyboard.press('d');
  await page.getByText('Your question is saved').waitFor();
  const isOfReader = (key: string) => !key.startsWith('/api/learning/');
  await expect
    .poll(async () => (await listWaiting(page)).filter(isOfReader), patient)
    .toEqual([`position ${articleId} es`, 'question']);

  await page.getByText('Offline. Articles you’ve opened still work.').waitFor();
  await page.goto(`${server.baseUrl}/article/00000000-0000-4000-8000-000000000000`);
  await page.getByRole('heading', { name: 'This article isn’t on this device' }).waitFor();
  await page.getByRole('link', { name: 'Show what I can read' }).click();
  await page.getByRole('heading', { name: 'You’re offline. These are on this device:' }).waitFor();
  await page.getByRole('link', { name: /La frases.*Text and audio/ }).waitFor();
  expect(await listAxeViolations(page)).toEqual([]);
  await expect.poll(() => page.getByRole('link', { name: 'Create new' }).count()).toBe(0);

  const started = await context.newPage();
  await started.goto(`${server.baseUrl}/`);
  await started.getByRole('link', { name: /La frases.*Text and audio/ }).click();
  await started.getByText('5 of 12').waitFor();
  await Promise.all([page.close(), started.close()]);

  server = await startTestServer(environment);
  try {
    const stored = () =>
      server.services.db.query<{ sentence: number }>`
        select sentence from article_positions where user_id = ${learner.id} and article_id = ${articleId}`;
    const next = await context.newPage();
    await wakeWorker(next, server.baseUrl);
    await expect.poll(async () => (await stored())[0]?.sentence, patient).toBe(5);
    await next.goto(`${server.baseUrl}/article/${articleId}`);
    await expect.poll(() => next.evaluate(() => CSS.highlights.has('foxtale-answered')), patient).toBe(true);
    await selectTwoWords(next);
    await next.keyboard.press('d');
    await next.getByRole('region', { name: 'La frase' }).getByText('From Foxtale’s dictionary').waitFor();
    await expect.poll(() => listWaiting(next), patient).toEqual([]);
    // The sentences read and the seconds heard while offline have been sent to the server as well.
    const read = await server.services.db.query<{ count: number; secondsHeard: number }>`
      select bit_count(d.sentences)::int as count, t.seconds_heard as "secondsHeard"
      from learners l join reading_days d on d.learner_id = l.id
      join reading_times t on t.learner_id = l.id and t.article_id = d.article_id
      where l.user_id = ${learner.id} and d.article_id = ${articleId}`;
    expect(read).toHaveLength(1);
    expect(read[0]?.count).toBeGreaterThan(0);
    expect(read[0]?.secondsHeard).toBeGreaterThan(0);
  } finally {
    await server.stop();
  }
});

test('no data of a previous user or a deleted article is left', async () => {
  await using window = await journeys.open('learner', withWorker);
  // At the end, a page fails to load offline, and React logs the error that caused the error message.
  window.allowInConsole(/Failed to load resource|AppError: unavailable/);
  const { page, context, person } = window;
  const { articleId } = await openNarrated(journeys, window, { sentenceCount: 3 });
  await waitUntilKept(page);
  await page.keyboard.press('ArrowDown');
  expect((await listTraces(page)).filter((trace) => trace.includes(articleId))).not.toEqual([]);

  // The first user's session ends without a sign-out, and another user signs in.
  await endSessions(journeys.services, person?.id ?? '');
  const other = await journeys.createPerson('learner');
  await signInAs(context, journeys, other.token);
  await window.visit('/');
  await page.getByText('New in the library').waitFor();
  const listOthersTraces = async () => (await listTraces(page)).filter((trace) => !trace.includes(other.id));
  await expect.poll(listOthersTraces).toEqual([]);

  await page.goto(`${journeys.baseUrl}/article/${articleId}`);
  await waitUntilKept(page);
  await page.goto(`${journeys.baseUrl}/settings`);
  await page.getByRole('button', { name: /On this device.*1 article/ }).click();
  await page.getByRole('button', { name: 'Remove “La frases”' }).click();
  await page.getByText('Open an article, and it stays').waitFor();
  expect(await listAxeViolations(page)).toEqual([]);
  await expect.poll(() => listKeptPaths(page)).not.toContain(`/api/articles/${articleId}?learning=es`);

  await page.goto(`${journeys.baseUrl}/article/${articleId}`);
  await waitUntilKept(page);
  await journeys.services.db.query`delete from articles where id = ${articleId}`;
  await page.reload();
  await page.getByRole('heading', { name: 'We couldn’t find this article' }).waitFor();
  await expect.poll(() => listKeptPaths(page)).not.toContain(`/api/articles/${articleId}?learning=es`);

  await page.goto(`${journeys.baseUrl}/settings`);
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.getByRole('link', { name: 'Sign in' }).first().waitFor();
  await expect.poll(() => listTraces(page), patient).toEqual([]);
  await context.setOffline(true);
  await page.goto(`${journeys.baseUrl}/article/${articleId}`);
  await page.getByText('couldn’t be loaded').waitFor();
});

test('an article is downloaded from its card and can then be read offline without having been opened', async () => {
  await using window = await journeys.open('learner', withWorker);
  window.allowInConsole(/Failed to load resource|ERR_INTERNET_DISCONNECTED/);
  const { page, context } = window;
  await window.visit('/');
  const download = page.getByRole('button', { name: /^Download “.*” to read offline/ }).first();
  const title = /“(.*)”/.exec((await download.getAttribute('aria-label')) ?? '')?.[1] ?? '';
  await download.click();
  await expect.poll(() => page.getByText('On this device: text and audio').count(), patient).toBe(1);
  await page.reload();
  await page.getByText('On this device: text and audio').waitFor();
  // The sign “On this device” is a check mark, because an arrow would look like the download button.
  await expect
    .poll(() => page.getByTitle('On this device: text and audio').locator('[data-name="check"]').count())
    .toBe(1);
  await context.setOffline(true);
  await page.reload();
  await page.getByText(title).first().click();
  await awaitReader(page);
  await page.getByRole('heading', { name: title }).waitFor();
  await context.setOffline(false);
});

test('words of a downloaded article that were never looked up have meanings and marks offline, and can be saved', async () => {
  const learner = await journeys.createPerson('learner');
  const settings = { method: 'PUT', path: '/learning/settings', token: learner.token, body: { marksNewWords: true } };
  await call(journeys, settings);
  await using window = await journeys.open(learner, { ...withWorker, viewport: { width: 1000, height: 800 } });
  window.allowInConsole(/Failed to load resource|ERR_INTERNET_DISCONNECTED/);
  const { page, context } = window;
  await window.visit('/');
  const download = page.getByRole('button', { name: /^Download “.*” to read offline/ }).first();
  const title = /“(.*)”/.exec((await download.getAttribute('aria-label')) ?? '')?.[1] ?? '';
  await download.click();
  await expect.poll(() => page.getByText('On this device: text and audio').count(), patient).toBe(1);
  await context.setOffline(true);
  await page.reload();
  await page.getByText(title).first().click();
  await awaitReader(page);

  const words = await listLongWords(page, 3);
  for (const word of words) {
    await clickWord(page, word);
    const dialog = page.getByRole('dialog', { name: word, exact: true });
    await dialog.getByText('From Foxtale’s dictionary').waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  }
  await expect
    .poll(() => page.evaluate(() => CSS.highlights.get('foxtale-new-word')?.size ?? 0), patient)
    .toBeGreaterThan(5);

  const [word = ''] = words;
  const dialog = page.getByRole('dialog', { name: word, exact: true });
  await clickWord(page, word);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await dialog.getByRole('button', { name: 'Saved', pressed: true }).waitFor();
  await expect.poll(() => page.evaluate(() => CSS.highlights.get('foxtale-saved-word')?.size ?? 0), patient).toBe(1);
  await page.keyboard.press('Escape');
  await clickWord(page, word);
  await dialog.getByRole('button', { name: 'Saved', pressed: true }).waitFor();
  await page.keyboard.press('Escape');
  const listSaved = () =>
    journeys.services.db.query<{ form: string }>`
      select form from saved_words where user_id = ${learner.id} and is_in_review`;
  expect(await listSaved()).toEqual([]);
  await context.setOffline(false);
  await expect.poll(listSaved, patient).toEqual([{ form: expect.stringContaining(word) }]);
});

/**
 * Lists the first long words of the text. A long word has at least six letters and occurs nowhere earlier in the text, not
 * even inside another word.
 */
async function listLongWords(page: Page, count: number) {
  const sentences = await page.locator('p[data-source]').allTextContents();
  const text = sentences.join('\n');
  const words = splitWords(text, 'es').filter(
    (word) => /^\p{Ll}{6,}$/u.test(word.text) && text.indexOf(word.text) === word.start,
  );
  return words.slice(0, count).map((word) => word.text);
}

async function clickWord(page: Page, word: string) {
  const { x, y, width, height } = await findWords(page, word);
  await page.mouse.click(x + width / 2, y + height / 2);
}

async function selectTwoWords(page: Page) {
  for (let presses = 0; presses < 2; presses++) await page.keyboard.press('Shift+ArrowRight');
}

/** Simulates the background sync event that the browser sends after a reconnect when no page is open. */
async function wakeWorker(page: Page, origin: string) {
  const tools = await page.context().newCDPSession(page);
  const registrationId = new Promise<string>((resolve) => {
    tools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL === `${origin}/`);
      if (own !== undefined) resolve(own.registrationId);
    });
  });
  await tools.send('ServiceWorker.enable');
  const event = { origin, registrationId: await registrationId, tag: 'outbox', lastChance: false };
  await tools.send('ServiceWorker.dispatchSyncEvent', event);
}

const listWaiting = (page: Page) =>
  page.evaluate(async () => {
    const opening = indexedDB.open('foxtale');
    await new Promise((resolve) => opening.addEventListener('success', resolve));
    const keys = opening.result.transaction('outbox').objectStore('outbox').getAllKeys();
    await new Promise((resolve) => keys.addEventListener('success', resolve));
    opening.result.close();
    return keys.result.map((key) => String(key).replace(/^question .*/, 'question'));
  });

const listKeptPaths = (page: Page) =>
  page.evaluate(async () => {
    const names = (await globalThis.caches.keys()).filter((key) => key.startsWith('foxtale-kept-'));
    const kept = await Promise.all(names.map(async (name) => (await globalThis.caches.open(name)).keys()));
    return kept.flat().map(({ url }) => new URL(url).pathname);
  });

/** Everything on the device that names a user: stored answers, the outbox, positions, drafts. */
const listTraces = (page: Page) =>
  page.evaluate(async () => {
    const opening = indexedDB.open('foxtale');
    await new Promise((resolve) => opening.addEventListener('success', resolve));
    const records = await Promise.all(
      ['articles', 'outbox'].map(async (store) => {
        const all = opening.result.transaction(store).objectStore(store).getAll();
        await new Promise((resolve) => all.addEventListener('success', resolve));
        return all.result.map((record) => JSON.stringify(record));
      }),
    );
    opening.result.close();
    const names = (await globalThis.caches.keys()).filter((key) => key.startsWith('foxtale-kept-'));
    const pages = Object.keys(localStorage).filter((key) => /^foxtale\.(place|draft)\./.test(key));
    return [...records.flat(), ...names, ...pages];
  });

/** Waits until the device has stored text and audio, and the service worker controls this page. */
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
      { interval: 200 },
    )
    .toHaveLength(4);
