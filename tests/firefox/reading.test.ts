import { expect, test } from 'vitest';
import { articleIdOf } from '../../server/library/import-library.ts';
import { locateWords } from '../support/sound/find-words.ts';
import { awaitReader, readPlace } from './support/await-reader.ts';
import { prepareFirefoxJourneys } from './support/firefox-journeys.ts';
import type { FirefoxWindow } from './support/open-window.ts';

const journeys = prepareFirefoxJourneys();

test('an article opens from home, arrow keys step through it, and a reload keeps the position', async () => {
  await using window = await journeys.open('learner');
  const { page } = window;
  await window.visit('/');
  await page.locator('a[href^="/article/"]::-p-text(El pan que se hace solo)').click();
  await awaitReader(page);
  for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await window.see('4 of 26');
  await page.reload();
  await awaitReader(page);
  expect(await readPlace(page)).toBe(4);
  await window.find('link', 'Go to articles').click();
  await window.see('Continue reading');
});

test('a translation appears on click and with T, without moving the text', async () => {
  await using window = await journeys.open('learner');
  const { page } = window;
  await openArticle(window, 'bread-that-bakes-itself');
  const listTops = () =>
    page.$$eval('p[lang="es"]', (rows) => rows.map((row) => Math.round(row.getBoundingClientRect().top)));
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const tops = await listTops();
  const countHidden = () => page.$$eval('[aria-hidden="true"][lang="en"]', (hidden) => hidden.length);
  const hidden = await countHidden();
  await window.find('button', 'Show the translation of sentence 1').click();
  await expect.poll(countHidden).toBe(hidden - 1);
  expect(await listTops()).toEqual(tops);
  await page.keyboard.press('t');
  await expect.poll(countHidden).toBe(0);
  expect(await listTops()).toEqual(tops);
});

test('D defines the first word of a sentence, and Escape restores the focus', async () => {
  await using window = await journeys.open('learner');
  const { page } = window;
  await openArticle(window, 'the-night-market-of-the-foxes');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('d');
  await page.locator('[role="region"] ::-p-text(vender)').wait();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect.poll(() => page.$$eval('[data-selection-tools]', (windows) => windows.length)).toBe(0);
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Venden/);
});

test('words selected by dragging are defined beside the selection', async () => {
  await using window = await journeys.open('learner');
  const { page } = window;
  await openArticle(window, 'the-night-market-of-the-foxes');
  const words = await page.evaluate(locateWords, 'pagó un paraguas');
  await page.mouse.move(words.x + 4, words.y + words.height / 2);
  await page.mouse.down();
  await page.mouse.move(words.x + words.width - 14, words.y + words.height / 2, { steps: 5 });
  await page.mouse.up();
  await window.find('menuitem', 'Define meaning').click();
  await page.locator('[role="dialog"] ::-p-text(paid for an umbrella)').wait();
  const word = await page.evaluate(locateWords, 'estornudo');
  await page.mouse.click(word.x + word.width / 2, word.y + word.height / 2, { count: 2 });
  await page.locator('[role="dialog"] ::-p-text(sneeze)').wait();
});

async function openArticle({ page, visit }: FirefoxWindow, name: string) {
  await visit(`/article/${articleIdOf(name)}`);
  await awaitReader(page);
}
