import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { mergeProfile } from '../../../server/access/queries.ts';
import { prepareJourneys } from '../../support/journeys.ts';
import { followVoice, hearUntil, openNarrated, readAudio, secondsOf } from '../../support/sound/audio.ts';

const journeys = prepareJourneys();

test.each([
  { learning: 'es', native: 'en' },
  { learning: 'en', native: 'es' },
] as const)('plays an article in $learning to its end, highlights each word and saves each position', async (pair) => {
  const { learning, native } = pair;
  const learner = await journeys.createPerson('learner');
  await mergeProfile(journeys.services, learner, { mainLang: native, learningLang: learning });
  await using window = await journeys.open(learner);
  const saved = recordSavedPlaces(window.page);
  const table = await openNarrated(journeys, window, { sentenceCount: 4, language: learning });
  await window.page.keyboard.press(' ');
  const samples = await followVoice(window.page);

  const sentences = table.narration?.sentences ?? [];
  // Ignores samples that follow a gap: while the machine drew no frames, the page could not highlight any word.
  const judged = samples.filter(({ seconds }, index) => seconds - (samples[index - 1]?.seconds ?? 0) < 0.1);
  const shownLate = judged.filter(({ seconds, sentence, word }) => {
    const words = sentences[sentence - 1]?.words ?? [];
    const isFarFrom = (from: number) =>
      !words.some((spoken) => spoken.from === from && isWithin(seconds, spoken, 0.15 * 0.8));
    const isMissing = words.some((spoken) => isWithin(seconds, spoken, -0.15 * 0.8));
    return word === undefined ? isMissing : isFarFrom(word.from);
  });
  expect(shownLate).toEqual([]);
  const words = sentences.flatMap((sentence, index) =>
    sentence.words.map((word) => ({ ...word, sentence: index + 1 })),
  );
  const wasMarked = ({ sentence, from }: { sentence: number; from: number }) =>
    samples.some((sample) => sample.sentence === sentence && sample.word?.from === from);
  const couldBeSeen = (word: (typeof words)[number]) =>
    judged.filter(({ seconds }) => isWithin(seconds, word, 0)).length > 1;
  expect(words.filter((word) => couldBeSeen(word) && !wasMarked(word))).toEqual([]);
  expect(words.filter(wasMarked).length).toBeGreaterThan(words.length / 2);
  expect([...new Set(samples.map(({ rate }) => rate))]).toEqual([0.8]);
  expect(samples.every(({ keepsPitch }) => keepsPitch)).toBe(true);
  expect(samples.map(({ sentence }) => sentence)).toEqual(samples.map(({ sentence }) => sentence).toSorted());
  await window.page.getByRole('button', { name: native === 'en' ? 'Play' : 'Escuchar', exact: true }).waitFor();
  await expect.poll(() => saved.at(-1)).toBe(4);
  expect([2, 3, 4]).toEqual(expect.arrayContaining(saved));
});

test('the end of the article comes into view when playback ends', async () => {
  await using window = await journeys.open('learner', { viewport: { width: 1280, height: 600 } });
  const { page } = window;
  await openNarrated(journeys, window, { sentenceCount: 12 });
  for (let step = 0; step < 11; step++) await page.keyboard.press('ArrowDown');
  await page.getByText('12 of 12').waitFor();
  const end = page.getByText('You’ve read it to the end');
  const isSeen = async () => {
    const box = await end.boundingBox();
    return box !== null && box.y > 64 && box.y + box.height < 500;
  };
  expect(await isSeen()).toBe(false);
  await page.keyboard.press(' ');
  await expect.poll(isSeen).toBe(true);
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
});

test('only the tab that started last plays audio', async () => {
  await using window = await journeys.open('learner');
  const { page, context } = window;
  const { articleId } = await openNarrated(journeys, window, { sentenceCount: 12 });
  await page.keyboard.press(' ');
  await expect.poll(async () => (await readAudio(page)).isPaused).toBe(false);
  const other = await context.newPage();
  await other.goto(`${journeys.baseUrl}/article/${articleId}`);
  await other.getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(async () => (await readAudio(other)).isPaused).toBe(false);
  await expect.poll(async () => (await readAudio(page)).isPaused).toBe(true);
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
});

test('playback continues on a locked screen, without timers and animation frames', async () => {
  await using window = await journeys.open('learner');
  const { page } = window;
  await page.addInitScript(() => {
    const { requestAnimationFrame: nextPicture, setTimeout: later } = globalThis;
    const isLocked = () => document.documentElement.hasAttribute('data-locked');
    Object.defineProperty(document, 'visibilityState', { get: () => (isLocked() ? 'hidden' : 'visible') });
    globalThis.requestAnimationFrame = (act) => (isLocked() ? 0 : nextPicture(act));
    Object.assign(globalThis, {
      setTimeout: (act: () => void, ms?: number) => later(() => !isLocked() && act(), ms),
    });
    const handlers: Record<string, () => void> = {};
    navigator.mediaSession.setActionHandler = (action, handler) => {
      handlers[action] = () => handler?.({ action });
    };
    Object.assign(globalThis, { pressOnLockScreen: (action: string) => handlers[action]?.() });
    localStorage.setItem('foxtale.listening', JSON.stringify({ gap: 'short', voice: 'narration' }));
  });
  await openNarrated(journeys, window, { sentenceCount: 12 });
  const title = await page.evaluate(() => navigator.mediaSession.metadata?.title);
  expect(title).toBe('La frases');
  await page.keyboard.press(' ');
  await expect.poll(() => secondsOf(page)).toBeGreaterThan(0.2);
  await page.evaluate(() => {
    document.documentElement.setAttribute('data-locked', '');
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await hearUntil(page, 3);
  const press = (action: string) =>
    page.evaluate((name) => Reflect.get(globalThis, 'pressOnLockScreen').call(undefined, name), action);
  await press('pause');
  await expect.poll(async () => (await readAudio(page)).isPaused).toBe(true);
  await press('nexttrack');
  await press('play');
  await hearUntil(page, 5);
  expect(await page.evaluate(() => navigator.mediaSession.playbackState)).toBe('playing');
});

function recordSavedPlaces(page: Page) {
  const saved: number[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/position')) saved.push(request.postDataJSON().sentence);
  });
  return saved;
}

const isWithin = (seconds: number, span: { startSeconds: number; endSeconds: number }, margin: number) =>
  seconds >= span.startSeconds - margin && seconds <= span.endSeconds + margin;
