import { expect, test } from 'vitest';
import { createTestDatabase } from '../../support/database/create-test-database.ts';
import { findFreePort } from '../../support/find-free-port.ts';
import { prepareJourneys } from '../../support/journeys.ts';
import { awaitReader } from '../../support/page/await-reader.ts';
import { listAxeViolations } from '../../support/page/list-axe-violations.ts';
import { signInAs } from '../../support/page/open-page.ts';
import { createPerson } from '../../support/people.ts';
import { startTestServer } from '../../support/servers/start-test-server.ts';
import { hearUntil, openNarrated, readAudio, readPlace } from '../../support/sound/audio.ts';

const journeys = prepareJourneys();

test('shows a message for audio that is broken or unreachable, and reading continues', async () => {
  await using window = await journeys.open('learner');
  window.allowInConsole(/Failed to load resource/);
  const { page } = window;
  await openNarrated(journeys, window, { sentenceCount: 20 });
  await page.route('**/*.mp3', (route) =>
    route.fulfill({ status: 200, contentType: 'audio/mpeg', body: 'This is not music.' }),
  );
  await page.keyboard.press(' ');
  await page.getByText('This device can’t play the audio.').waitFor();
  await page.keyboard.press('ArrowDown');
  await page.getByText('2 of 20').waitFor();
  expect(await listAxeViolations(page)).toEqual([]);

  await page.unroute('**/*.mp3');
  await page.route('**/*.mp3', (route) => route.abort('connectionrefused'));
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('The connection was lost.').waitFor();
  await page.unroute('**/*.mp3');
  // When the connection is back, playback continues without a user action.
  await page.evaluate(() => globalThis.dispatchEvent(new Event('online')));
  await expect.poll(async () => (await readAudio(page)).isPaused).toBe(false);
  await expect.poll(() => page.getByText('The connection was lost.').count()).toBe(0);
});

test('a server that stops during playback does not lose the position', async () => {
  const environment = { PORT: String(await findFreePort()), DATABASE_URL: await createTestDatabase() };
  let server = await startTestServer(environment);
  await using window = await journeys.open('visitor');
  window.allowInConsole(/Failed to load resource/);
  const { page } = window;
  const learner = await createPerson(server.services, 'learner');
  await signInAs(window.context, server, learner.token);
  const { articleId } = await openNarrated(server, window, { sentenceCount: 20 });
  await page.keyboard.press(' ');
  await hearUntil(page, 2);
  await server.stop();
  // The browser still plays the audio that it has already downloaded.
  await hearUntil(page, 4);
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  const reached = await readPlace(page);
  await page.waitForTimeout(600);

  server = await startTestServer(environment);
  try {
    await page.goto(`${server.baseUrl}/article/${articleId}`);
    await awaitReader(page);
    expect(await readPlace(page)).toBe(reached);
    const stored = () => server.services.db.query`select sentence from article_positions where user_id = ${learner.id}`;
    await expect.poll(stored).toEqual([{ sentence: reached }]);
  } finally {
    await server.stop();
  }
});
