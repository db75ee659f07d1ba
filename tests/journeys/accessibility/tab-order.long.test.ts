import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { createArticle } from '../../support/articles/create-article.ts';
import { prepareJourneys } from '../../support/journeys.ts';
import { awaitReader } from '../../support/page/await-reader.ts';
import { listenIn } from '../../support/sound/listen-in.ts';

const journeys = prepareJourneys();
const header = [
  'link Skip to content',
  'link Go to articles',
  'button Text settings, collapsed',
  'button Keyboard shortcuts',
  'button Bookmark this article',
  'button Share this article',
  'button More, collapsed',
];
const settings = ['button Audio, reading speed 0.8×, collapsed', 'button Pause between sentences, collapsed'];

test('Tab goes through the reader in the order of the page, with the buttons of the active sentence', async () => {
  await using window = await journeys.open('learner');
  const { page } = window;
  await window.visit(`/article/${await createArticle(journeys.services, 3)}`);
  await awaitReader(page);
  await page.getByRole('button', { name: 'Close' }).click();
  await page.evaluate(() => document.querySelector('main')?.focus());
  await page.getByRole('button', { name: /^Download/ }).waitFor();
  const reader = await listenIn(page);
  expect(await listStops(page, reader)).toEqual([
    'button Show the translation of sentence 1, collapsed',
    'button Sentence 1',
    'button Mark as read',
    expect.stringMatching(/^link /),
    expect.stringMatching(/^button Download /),
    ...settings,
    'button Repeat this sentence',
    'button Previous sentence, disabled',
    'button Play',
    'button Next sentence',
    'button Loop this sentence',
    'button Translation',
  ]);
  expect((await listStops(page, reader)).slice(0, header.length)).toEqual(header);

  // A user with a switch device opens the menu of a sentence, closes it, and continues with the next sentence.
  await page.getByRole('button', { name: 'Sentence 1', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(reader.focused).toBe('menuitem Play from here');
  await page.keyboard.press('Escape');
  await expect.poll(reader.focused).toBe('button Sentence 1');
  await page.getByRole('button', { name: 'Next sentence' }).press('Enter');
  await expect.poll(reader.focused).toBe('button Next sentence');
  for (let presses = 0; presses < 9; presses++) await page.keyboard.press('Shift+Tab');
  await expect.poll(reader.focused).toBe('button Sentence 2');
});

/** Presses Tab until the focus leaves the page. */
async function listStops(page: Page, reader: Awaited<ReturnType<typeof listenIn>>) {
  const stops: string[] = [];
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement === document.body)) return stops;
    stops.push(await reader.focused());
  }
  throw new Error(`Tab never left the page: ${stops.join(' · ')}`);
}
