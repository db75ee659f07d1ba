import type { Page } from 'puppeteer-core';
import { expect, test } from 'vitest';
import { createArticle } from '../support/articles/create-article.ts';
import { awaitReader, readPlace } from './support/await-reader.ts';
import { prepareFirefoxJourneys } from './support/firefox-journeys.ts';

const journeys = prepareFirefoxJourneys({ isAudible: true });

test('plays an article to its end, highlights spoken words, and moves and saves the position', async ({ skip }) => {
  skip(!journeys.hasAudioDevice, 'PulseAudio is not available.');
  await using window = await journeys.open('learner');
  const { page, person } = window;
  const articleId = await createArticle(journeys.services, 4);
  await window.visit(`/article/${articleId}`);
  await awaitReader(page);
  await page.keyboard.press(' ');
  await page.waitForFunction(() => CSS.highlights.has('foxtale-spoken'), { polling: 20 });
  // Polls, because the silence between two sentences is played at rate 1 at every reading speed.
  await expect.poll(async () => (await readAudio(page)).rate).toBe(0.8);
  expect((await readAudio(page)).keepsPitch).toBe(true);
  await expect.poll(() => readPlace(page)).toBe(4);
  await expect.poll(async () => (await readAudio(page)).isPaused).toBe(true);
  const listPlaces = () => journeys.services.db.query<{ sentence: number }>`
    select sentence from article_positions where user_id = ${person?.id} and article_id = ${articleId}`;
  await expect.poll(async () => (await listPlaces())[0]?.sentence).toBe(4);
});

test('reports a lost audio device and keeps the position where audio stopped', async ({ skip }) => {
  skip(!journeys.hasAudioDevice, 'PulseAudio is not available.');
  await using window = await journeys.open('learner');
  const { page } = window;
  await window.visit(`/article/${await createArticle(journeys.services, 40)}`);
  await awaitReader(page);
  await page.keyboard.press(' ');
  await page.waitForFunction(() => CSS.highlights.has('foxtale-spoken'), { polling: 20 });
  const stopped = await followErrors(page);
  journeys.removeAudioDevice();
  await window.see('This device can’t play the audio.');
  const place = await readPlace(page);
  expect(await stopped.evaluate((places) => places)).toEqual([place]);
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => readPlace(page)).toBe(place + 1);
});

/** Records the current sentence at every error of the audio element. */
const followErrors = (page: Page) =>
  page.evaluateHandle(() => {
    const places: number[] = [];
    document.querySelector('audio')?.addEventListener('error', () => {
      places.push(Number(document.querySelector('[aria-current]')?.closest('[id]')?.id.split('-')[1]));
    });
    return places;
  });

const readAudio = (page: Page) =>
  page.$eval('audio', ({ paused, playbackRate, preservesPitch }) => ({
    isPaused: paused,
    rate: playbackRate,
    keepsPitch: preservesPitch,
  }));
