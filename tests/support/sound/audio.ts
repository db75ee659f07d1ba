import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Language } from '../../../domain/language.ts';
import type { NarrationState } from '../../../domain/reader/listening/narration.ts';
import { createArticle } from '../articles/create-article.ts';
import { untilNarrated } from '../articles/until-narrated.ts';
import { scaleTimeout } from '../machine-speed.ts';
import { awaitReader } from '../page/await-reader.ts';
import type { openPage } from '../page/open-page.ts';
import type { TestServer } from '../servers/start-test-server.ts';

/** Opens an article with finished narration and returns its word times. */
export async function openNarrated(
  { baseUrl, services }: Pick<TestServer, 'baseUrl' | 'services'>,
  { page, context }: Pick<Awaited<ReturnType<typeof openPage>>, 'page' | 'context'>,
  { sentenceCount, language = 'es' }: { sentenceCount: number; language?: Language },
) {
  const articleId = await createArticle(services, sentenceCount);
  const load = async (): Promise<NarrationState> =>
    (await context.request.get(`${baseUrl}/api/articles/${articleId}/narration/${language}`)).json();
  await expect.poll(async () => (await load()).narration !== null, untilNarrated).toBe(true);
  await page.goto(`${baseUrl}/article/${articleId}`);
  await awaitReader(page);
  return { articleId, narration: (await load()).narration };
}

export const readAudio = (page: Page) =>
  page.evaluate(() => {
    const audio = document.querySelector('audio');
    return {
      seconds: audio?.currentTime ?? 0,
      durationSeconds: audio?.duration ?? 0,
      isPaused: audio?.paused ?? true,
      isSilence: audio?.src.startsWith('blob:') ?? false,
      rate: audio?.playbackRate ?? 0,
    };
  });

/**
 * Waits until playback has reached or passed a sentence. Passing it is enough, because polling may miss a short sentence on
 * a busy machine.
 */
export const hearUntil = (page: Page, sentence: number) =>
  expect.poll(() => readPlace(page)).toBeGreaterThanOrEqual(sentence);

/** Pauses in the same animation frame in which a matching word is highlighted. A call from outside the page would be too late. */
export const pauseAtWord = (page: Page, word: RegExp) =>
  page.evaluate(async (pattern) => {
    const isMarked = () => pattern.test(document.querySelector('mark')?.textContent ?? '');
    while (!isMarked()) await new Promise(requestAnimationFrame);
    document.querySelector<HTMLButtonElement>('button[aria-label="Pause"]')?.click();
  }, word);

/** Pauses in the gap between two sentences and returns the number of the sentence before the gap. */
export const pauseInRest = (page: Page) =>
  page.evaluate(async (longestMs) => {
    const isResting = () => {
      const audio = document.querySelector('audio');
      return audio !== null && !audio.paused && audio.src.startsWith('blob:');
    };
    const started = performance.now();
    // Polls by timer, because a busy machine may skip animation frames.
    while (!isResting()) {
      await new Promise((resolve) => setTimeout(resolve, 10));
      const { src, paused, currentTime } = document.querySelector('audio') ?? {};
      if (performance.now() - started > longestMs)
        throw new Error(`No gap between sentences: ${src}, ${paused}, ${currentTime} s.`);
    }
    document.querySelector<HTMLButtonElement>('button[aria-label="Pause"]')?.click();
    return Number(document.querySelector('[aria-current]')?.closest('[id]')?.id.split('-')[1]);
  }, scaleTimeout(20_000));

/**
 * Presses a key while a word is highlighted, and returns the word. A key press from outside the page may come between two words.
 */
export const pressAtWord = (page: Page, key: string) =>
  page.evaluate(async (pressed) => {
    const findMarked = () => [...(CSS.highlights.get('foxtale-spoken') ?? [])][0];
    while (findMarked() === undefined) await new Promise((resolve) => setTimeout(resolve, 10));
    const marked = findMarked();
    document.dispatchEvent(new KeyboardEvent('keydown', { key: pressed, bubbles: true }));
    return marked instanceof Range ? marked.toString() : undefined;
  }, key);

/** The number of the active sentence, counted from 1. */
export const readPlace = async (page: Page) =>
  Number((await page.locator('[id^="sentence-"]:has([aria-current])').getAttribute('id'))?.split('-')[1]);

/** Records the audio position, the active sentence and the highlighted word in every animation frame, until the audio stops. */
export const followVoice = (page: Page) =>
  page.evaluate(async () => {
    const samples: Sample[] = [];
    interface Sample {
      seconds: number;
      sentence: number;
      word: { from: number } | undefined;
      rate: number;
      keepsPitch: boolean;
    }
    const audio = document.querySelector('audio');
    if (audio === null) throw new Error('There is no audio element.');
    while (audio.paused || audio.src.startsWith('blob:')) await new Promise(requestAnimationFrame);
    while (!audio.paused) {
      const [range] = CSS.highlights.get('foxtale-spoken') ?? [];
      samples.push({
        seconds: audio.currentTime,
        sentence: Number(document.querySelector('[aria-current]')?.closest('[id]')?.id.split('-')[1]),
        word: range instanceof Range ? { from: range.startOffset } : undefined,
        rate: audio.playbackRate,
        keepsPitch: audio.preservesPitch,
      });
      await new Promise(requestAnimationFrame);
    }
    return samples;
  });

/** The position in the audio. Returns 0 while silence is played. */
export const secondsOf = async (page: Page) => {
  const { seconds, isSilence } = await readAudio(page);
  return isSilence ? 0 : seconds;
};
