import { expect, test } from 'vitest';
import { prepareFirefoxJourneys } from './support/firefox-journeys.ts';

const journeys = prepareFirefoxJourneys();

test('results update while typing and mark matches, and a filter narrows them', async () => {
  await using window = await journeys.open('learner');
  const { page } = window;
  await window.visit('/search');
  await window.arriveAt('All articles');
  await page.locator('input[type="search"]').click();
  await page.keyboard.type('panes', { delay: 20 });
  await window.arriveAt('Results for “panes”');
  await page.locator('a[href^="/article/"]::-p-text(El pan que se hace solo)').wait();
  // Waits for a marked match, because only results have marks. The list of all articles, which is shown before the results,
  // contains the same link.
  const marked = () => page.$$eval('main li mark', ([mark]) => mark?.textContent);
  await expect.poll(marked).toBe('pan');

  await window.visit('/search?q=noche');
  const count = () => page.$$eval('a[href^="/article/"]', (links) => links.length);
  await expect.poll(count).toBeGreaterThan(1);
  await window.find('combobox', 'Type').click();
  await window.find('option', 'How-to guide').click();
  await expect.poll(count).toBe(1);
  expect(new URL(page.url()).search).toContain('type=how-to-guide');
});
