import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { createArticle } from '../../support/articles/create-article.ts';
import { prepareJourneys } from '../../support/journeys.ts';
import { awaitReader } from '../../support/page/await-reader.ts';

const journeys = prepareJourneys();

test('text outside the viewport can be found and selected across sentences, and is laid out on demand', async () => {
  await using window = await journeys.open('learner');
  const { page } = window;
  const articleId = await createArticle(journeys.services, 300);
  await window.visit(`/article/${articleId}`);
  await awaitReader(page);
  expect(await isSeen(page, 'La frase 287.')).toBe(false);
  // The browser's own search (Ctrl+F) finds text in rows with `content-visibility: auto`, but not in hidden rows. A headless
  // browser cannot open this search, so the test checks the styles instead.
  const row = page.locator('#sentence-287');
  expect(await row.evaluate((element) => getComputedStyle(element).contentVisibility)).toBe('auto');
  expect(await row.evaluate((element) => element.checkVisibility({ visibilityProperty: true }))).toBe(true);
  await page.evaluate(() => {
    location.hash = '#sentence-287';
  });
  await expect.poll(() => isSeen(page, 'La frase 287.')).toBe(true);

  await page.getByText('La frase 286.', { exact: true }).click({ position: { x: 4, y: 8 } });
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByText('La frase 288.', { exact: true }).click({ modifiers: ['Shift'], position: { x: 60, y: 8 } });
  const selected = await page.evaluate(() => getSelection()?.toString() ?? '');
  for (const sentence of ['frase 286.', 'La frase 287.', 'La']) expect(selected).toContain(sentence);
  await page.getByRole('menuitem', { name: 'Define meaning' }).waitFor();
});

test('of 600 sentences only those near the viewport are laid out, and all can be selected', async () => {
  await using window = await journeys.open('learner');
  const { page } = window;
  const articleId = await createArticle(journeys.services, 600);
  await window.visit(`/article/${articleId}`);
  const countLaidOut = () =>
    page
      .locator('p[data-source]')
      .evaluateAll(
        (sources) => sources.filter((source) => source.checkVisibility({ contentVisibilityAuto: true })).length,
      );
  await expect.poll(countLaidOut).toBeGreaterThan(3);
  expect(await countLaidOut()).toBeLessThan(40);

  await page.keyboard.press('ControlOrMeta+A');
  expect(await page.evaluate(() => String(getSelection()))).toContain('La frase 583.');

  await page.mouse.move(640, 400);
  await page.mouse.wheel(0, 30_000);
  await page.getByRole('button', { name: 'Back to the sentence' }).click();
  const isBack = async () => {
    const top = (await page.locator('[aria-current="true"]').boundingBox())?.y ?? -1;
    return top > 0 && top < 800;
  };
  await expect.poll(isBack).toBe(true);

  // Clears the selection, because pressing the mouse button on selected text would drag the text.
  await page.evaluate(() => getSelection()?.removeAllRanges());

  await page.locator('#sentence-2 [data-source]').hover();
  await page.mouse.down();
  await page.locator('#sentence-4 [data-source]').hover();
  await page.mouse.up();
  expect(await page.evaluate(() => String(getSelection()))).toContain('La frase 3.');
  // Releasing the mouse button to end the selection does not count as a click on the sentence.
  await page.getByRole('menuitem', { name: 'Define meaning' }).waitFor();
  await page.locator('#sentence-1 [aria-current="true"]').waitFor();
  // Clicks a sentence farther away, because the menu may cover the sentences next to the selection.
  await page.locator('#sentence-8').click({ position: { x: 80, y: 3 } });
  await page.getByRole('menu').waitFor({ state: 'detached' });
  await page.locator('#sentence-8').click({ position: { x: 80, y: 3 } });
  await page.getByText('8 of 600').waitFor();
});

const isSeen = (page: Page, words: string) =>
  page.getByText(words, { exact: true }).evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top < innerHeight && bottom > 0;
  });
