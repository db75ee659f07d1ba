import { expect, test } from 'vitest';
import { seekSecondsFor } from '../../domain/reader/seek-seconds.ts';
import { articleIdOf } from '../../server/library/import-library.ts';
import { narrateVersion } from '../../server/reader/narrate-version.ts';
import { prepareJourneys } from '../support/journeys.ts';
import { listenForOnsets } from '../support/listen-for-onsets.ts';

const journeys = prepareJourneys();

test('a browser that seeks to a sentence hears it begin when the table says', async () => {
  const version = { articleId: articleIdOf('bread-that-bakes-itself'), language: 'de' } as const;
  const { sentences, durationSeconds, hash } = await narrateVersion(journeys.services, version);
  await using window = await journeys.open('learner');
  const { page } = window;
  await window.visit('/');
  // A browser lets nothing be heard before somebody has touched the page.
  await page.locator('h1').first().click();

  const source = `/api/articles/${version.articleId}/narration/de/audio/${hash}.mp3`;
  // The middle and the end: an error in the way a browser finds its place would have grown by then.
  const places = [2, Math.floor(sentences.length / 2), sentences.length - 1];
  const starts = places.map((place) => sentences[place]?.startSeconds ?? 0);
  const from = starts.map((start) => seekSecondsFor(start - 0.2));
  const heard = await page.evaluate(listenForOnsets, { source, from });
  expect(Math.abs(heard.durationSeconds - durationSeconds)).toBeLessThan(0.03);
  heard.onsets.forEach((onset, index) => {
    expect(Math.abs(onset - (starts[index] ?? 0))).toBeLessThan(0.03);
  });
});
