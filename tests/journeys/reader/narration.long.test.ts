import { expect, test } from 'vitest';
import { frameSeconds, seekSecondsFor } from '../../../domain/reader/listening/seek-seconds.ts';
import { articleIdOf } from '../../../server/library/import-library.ts';
import { narrateVersion } from '../../../server/reader/narration/narrate-version.ts';
import { prepareJourneys } from '../../support/journeys.ts';
import { listenForOnsets } from '../../support/sound/listen-for-onsets.ts';

const journeys = prepareJourneys();

test('after a seek, a sentence starts at the time given in the table', async () => {
  const version = { articleId: articleIdOf('bread-that-bakes-itself'), language: 'de' } as const;
  const { sentences, durationSeconds, hash } = await narrateVersion(journeys.services, version);
  await using window = await journeys.open('learner');
  const { page } = window;
  await window.visit('/');
  // Clicks once, because a browser plays audio only after a user gesture (autoplay policy).
  await page.locator('h1').first().click();

  const source = `/api/articles/${version.articleId}/narration/de/audio/${hash}.mp3`;
  // Includes the middle and the end, because a seek error grows with the position in the file.
  const indexes = [2, Math.floor(sentences.length / 2), sentences.length - 1];
  const starts = indexes.map((index) => sentences[index]?.startSeconds ?? 0);
  const from = starts.map((start) => seekSecondsFor(start - 0.2));
  const heard = await page.evaluate(listenForOnsets, { source, from });
  expect(Math.abs(heard.durationSeconds - durationSeconds)).toBeLessThan(frameSeconds);
  heard.onsets.forEach(({ seconds, errorSeconds }, index) => {
    // The measurement must be exact enough: a player that seeks wrongly is off by at least 0.1 s near the end.
    expect(errorSeconds).toBeLessThan(0.05);
    expect(Math.abs(seconds - (starts[index] ?? 0))).toBeLessThan(frameSeconds + errorSeconds);
  });
});
