import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { NarrationState } from '../../../domain/reader/listening/narration.ts';
import { formatTime } from '../../../web/reader/text/format-time.ts';
import { createArticle } from '../../support/articles/create-article.ts';
import { prepareJourneys } from '../../support/journeys.ts';
import { awaitReader } from '../../support/page/await-reader.ts';
import { listAxeViolations } from '../../support/page/list-axe-violations.ts';
import {
  hearUntil,
  openNarrated,
  pauseInRest,
  pressAtWord,
  readAudio,
  readPlace,
  secondsOf,
} from '../../support/sound/audio.ts';

const journeys = prepareJourneys();

test('after a choice in a menu of the player, the space bar plays', async () => {
  await using window = await journeys.open('learner');
  const { page } = window;
  await openNarrated(journeys, window, { sentenceCount: 12 });
  // A choice with the mouse closes the menu.
  await page.getByRole('button', { name: 'Pause between sentences' }).click();
  await page.getByText('Long pause').click();
  await page.getByText('Long pause').waitFor({ state: 'detached' });
  await page.keyboard.press(' ');
  await expect.poll(async () => (await readAudio(page)).isPaused).toBe(false);
  await page.keyboard.press(' ');
  await expect.poll(async () => (await readAudio(page)).isPaused).toBe(true);

  // After a choice with the keyboard, the menu stays open for another choice.
  await page.getByRole('button', { name: 'Pause between sentences' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('radio', { name: 'Long pause' }).focus();
  await page.keyboard.press('ArrowLeft');
  await page.getByRole('radio', { name: 'Short pause', checked: true }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByText('Short pause').waitFor({ state: 'detached' });
  await page.keyboard.press(' ');
  await expect.poll(async () => (await readAudio(page)).isPaused).toBe(false);
});

test('after a menu was opened with the mouse and closed with Escape, the space bar plays and no focus ring stays', async () => {
  await using window = await journeys.open('learner', { viewport: { width: 1280, height: 800 } });
  const { page } = window;
  await openNarrated(journeys, window, { sentenceCount: 12 });
  const isPaused = async () => (await readAudio(page)).isPaused;
  for (const name of ['Sentence 1', 'More']) {
    const button = page.getByRole('button', { name, exact: true });
    await button.click();
    await page.getByRole('menu').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('menu').waitFor({ state: 'detached' });
    await expect.poll(() => button.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('none');
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await expect.poll(isPaused).toBe(false);
    await page.keyboard.press(' ');
    await expect.poll(isPaused).toBe(true);
    await expect.poll(() => page.getByRole('menu').count()).toBe(0);
  }
  // After a click on a button, the space bar plays and pauses. On a button reached with the keyboard, the space bar presses the
  // button.
  const bookmark = (pressed: boolean) => page.getByRole('button', { name: 'Bookmark this article', pressed });
  await bookmark(false).click();
  await bookmark(true).waitFor();
  await page.keyboard.press(' ');
  await expect.poll(isPaused).toBe(false);
  await page.keyboard.press(' ');
  await expect.poll(isPaused).toBe(true);
  await bookmark(true).waitFor();
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press(' ');
  await bookmark(false).waitFor();
  expect(await isPaused()).toBe(true);
});

test('pause works within a sentence, between two sentences, and while audio is loading', async () => {
  await using window = await journeys.open('learner');
  const { page } = window;
  await openNarrated(journeys, window, { sentenceCount: 40 });
  await page.keyboard.press(' ');
  await expect.poll(() => secondsOf(page)).toBeGreaterThan(0.3);
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  const { seconds } = await readAudio(page);
  await page.waitForTimeout(400);
  expect((await readAudio(page)).seconds).toBe(seconds);
  await page.keyboard.press(' ');
  await expect.poll(() => secondsOf(page)).toBeGreaterThan(seconds + 0.1);

  // The key “d” opens the definition of the word that was just heard. Playback pauses while the definition is open.
  const word = await pressAtWord(page, 'd');
  const asked = page.locator('[data-selection-tools]').getByRole('heading');
  await asked.waitFor();
  await expect.poll(async () => (await readAudio(page)).isPaused).toBe(true);
  await expect.poll(() => asked.textContent()).toBe(word);
  const { seconds: held } = await readAudio(page);
  await page.keyboard.press('Escape');
  await expect.poll(() => secondsOf(page)).toBeGreaterThan(held + 0.1);

  await page.getByRole('button', { name: 'Pause between sentences' }).click();
  await page.getByText('Short pause').click();
  await page.getByText('Short pause').waitFor({ state: 'detached' });
  const rested = await pauseInRest(page);
  await page.waitForTimeout(2000);
  expect((await readAudio(page)).isPaused).toBe(true);
  expect(await readPlace(page)).toBe(rested);
  // When the user continues, the rest of the pause is skipped: the next sentence plays at once.
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await hearUntil(page, rested + 1);

  const articleId = await createArticle(journeys.services, 3);
  await page.route('**/narration/**', () => {});
  await window.visit(`/article/${articleId}`);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  await page.unroute('**/narration/**');
  await page.waitForTimeout(500);
  expect((await readAudio(page)).isPaused).toBe(true);
});

test('repeat, loop, next and a tap work during playback', async () => {
  await using window = await journeys.open('learner');
  const { page } = window;
  const { narration } = await openNarrated(journeys, window, { sentenceCount: 8 });
  const startOf = (sentence: number) => narration?.sentences[sentence - 1]?.startSeconds ?? Number.NaN;
  const isWithinSentence = async (sentence: number) => {
    const { seconds } = await readAudio(page);
    return seconds >= startOf(sentence) - 0.1 && seconds < startOf(sentence + 1);
  };
  await page.locator('#sentence-3 [data-source]').click();
  await page.keyboard.press('r');
  await expect.poll(() => isWithinSentence(3)).toBe(true);
  // “r” repeats the sentence. If playback was paused before, playback stops again after this sentence.
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
  await page.getByText('3 of 8').waitFor();
  const total = narration?.durationSeconds ?? 0;
  const elapsed = page.getByText(new RegExp(`^0:0\\d / ${formatTime(total)}$`));
  await expect
    .poll(async () => Number((await elapsed.textContent())?.slice(3, 4)))
    .toBeGreaterThanOrEqual(Math.floor(startOf(3)));

  await page.keyboard.press('l');
  await page.getByRole('button', { name: 'Loop this sentence', pressed: true }).waitFor();
  const sought = await recordSeeks(page);
  const wentTo = async (sentence: number) =>
    (await sought()).filter((seconds) => Math.abs(seconds - startOf(sentence)) < 0.1).length;
  await page.keyboard.press(' ');
  await expect.poll(() => wentTo(3)).toBeGreaterThan(1);
  await page.getByText('3 of 8').waitFor();

  await page.keyboard.press('ArrowRight');
  await page.getByText('4 of 8').waitFor();
  await expect.poll(() => isWithinSentence(4)).toBe(true);
  await page.keyboard.press('l');
  await page.locator('#sentence-7 [data-source]').click();
  await expect.poll(() => wentTo(7)).toBe(1);
  await page.getByText('8 of 8').waitFor();
});

test.each(['light', 'dark'] as const)(
  'during playback, the other sentences and their translations are dimmed alike, in the %s theme',
  async (colorScheme) => {
    await using window = await journeys.open('learner', { colorScheme });
    const { page } = window;
    await openNarrated(journeys, window, { sentenceCount: 12 });
    await page.keyboard.press('t');
    await page.locator('#sentence-2 [data-shown]').waitFor();
    const readColour = (selector: string) =>
      page.locator(`#sentence-2 ${selector}`).evaluate((element) => getComputedStyle(element).color);
    expect(await readColour('[data-source]')).not.toBe(await readColour('[data-shown] span'));
    await page.keyboard.press('l');
    await page.keyboard.press(' ');
    await expect.poll(async () => (await readAudio(page)).isPaused).toBe(false);
    await expect
      .poll(async () => (await readColour('[data-source]')) === (await readColour('[data-shown] span')))
      .toBe(true);
    expect(await listAxeViolations(page)).toEqual([]);
  },
);

test('plays single clips until the complete narration exists, then switches between two sentences', async () => {
  await using window = await journeys.open('learner');
  const { page } = window;
  const articleId = await createArticle(journeys.services, 30);
  const isWhole = /narration\/es$/;
  await page.route(isWhole, (route) =>
    route.fulfill({
      json: {
        narration: null,
        madeCount: 0,
        sentenceCount: 30,
        voice: 'built-in',
        voiceName: null,
      } satisfies NarrationState,
    }),
  );
  await window.visit(`/article/${articleId}`);
  await awaitReader(page);
  await page.keyboard.press(' ');
  await expect.poll(() => secondsOf(page)).toBeGreaterThan(0.2);
  const clip = await readAudio(page);
  await hearUntil(page, 2);
  await page.unroute(isWhole);
  await expect.poll(async () => (await readAudio(page)).durationSeconds).toBeGreaterThan(20);
  const whole = await readAudio(page);
  expect(clip.durationSeconds).toBeLessThan(5);
  expect(whole.isPaused).toBe(false);
});

test('a speed changed in the reader applies at once and is saved to the profile', async () => {
  await using window = await journeys.open('learner', { reducedMotion: 'reduce' });
  const { page } = window;
  await openNarrated(journeys, window, { sentenceCount: 8 });
  await page.keyboard.press(' ');
  await page.getByRole('button', { name: 'Audio, reading speed 0.8×' }).click();
  await page.getByRole('button', { name: 'Faster' }).click();
  await page.getByRole('button', { name: 'Faster' }).click();
  await expect.poll(async () => (await readAudio(page)).rate).toBe(0.9);
  expect((await listAxeViolations(page)).filter((violation) => !violation.startsWith('region'))).toEqual([]);
  const stored = () =>
    journeys.services.db.query<{
      speed: string;
    }>`select reading_speed as speed from users where id = ${window.person?.id}`;
  await expect.poll(async () => Number((await stored())[0]?.speed)).toBe(0.9);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: 'Audio' }).waitFor({ state: 'hidden' });
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
  // The reader's keyboard shortcuts are disabled while a dialog is open.
  await page.keyboard.press('r');
  expect((await listAxeViolations(page)).filter((violation) => !violation.startsWith('region'))).toEqual([]);
});

/** Records the positions to which the audio element seeks from now on. */
async function recordSeeks(page: Page) {
  await page.evaluate(() => {
    const seeks: number[] = [];
    Object.assign(globalThis, { seeks });
    const audio = document.querySelector('audio');
    audio?.addEventListener('seeking', () => seeks.push(audio.currentTime));
  });
  return () => page.evaluate((): number[] => Reflect.get(globalThis, 'seeks'));
}
