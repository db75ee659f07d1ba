import { expect, test } from 'vitest';
import { articleIdOf } from '../../server/library/import-library.ts';
import { awaitReader } from './support/await-reader.ts';
import { prepareFirefoxJourneys } from './support/firefox-journeys.ts';

const journeys = prepareFirefoxJourneys();

test('every sentence is in the accessibility tree, steps are announced, and any word can be defined', async () => {
  await using window = await journeys.open('learner');
  const { page } = window;
  await window.visit(`/article/${articleIdOf('the-night-market-of-the-foxes')}`);
  await awaitReader(page);
  // The browser does not lay out rows far from the viewport, but they must be in the accessibility tree.
  await window.find('button', 'Sentence 26').wait();
  await page.keyboard.press('ArrowDown');
  const readAnnounced = () => page.$$eval('[role="status"]', (regions) => regions.map((region) => region.textContent));
  await expect.poll(readAnnounced).toContainEqual(expect.stringContaining('Sentence 2 Venden todo'));
  await page.keyboard.down('Alt');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.up('Alt');
  await expect.poll(readAnnounced).toContainEqual(expect.stringContaining('todo'));
  await page.keyboard.press('Enter');
  await window.find('region', 'todo').wait();
});
