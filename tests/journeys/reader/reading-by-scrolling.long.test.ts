import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { createArticle } from '../../support/articles/create-article.ts';
import { prepareJourneys } from '../../support/journeys.ts';
import { awaitReader } from '../../support/page/await-reader.ts';
import type { openPage } from '../../support/page/open-page.ts';
import { findWords } from '../../support/sound/find-words.ts';

const journeys = prepareJourneys();
const count = 24;
// This is longer than a reader needs for all sentences on the screen. A sentence of three words counts as read after 450 ms.
const longerThanScreenMs = 3000;

test('reading by scrolling moves the position and finishes the article, while the highlight stays', async () => {
  await using window = await journeys.open('learner');
  const { page, person } = window;
  await openArticle(window);
  // No sentence counts as read before the first scroll, because the user may be about to step with keys.
  await page.waitForTimeout(longerThanScreenMs);
  expect(await readPosition(page)).toBe(1);

  for (const sentence of [4, 8, 12, 16, 20, count]) {
    await scrollTo(page, sentence);
    await expect.poll(() => readPosition(page)).toBeGreaterThanOrEqual(sentence);
  }
  await page.getByText('You’ve read it to the end').waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Back to the sentence' }).count()).toBe(0);
  await expect.poll(() => page.locator('#sentence-1 [aria-current="true"]').count()).toBe(1);
  await expect.poll(() => listStored(person?.id)).toEqual([{ sentence: count, isFinished: true }]);
  // The sentences are also stored as read, as evidence for known words. A few may have been skipped between two turns of the
  // wheel.
  await expect.poll(() => countRead(person?.id)).toBeGreaterThanOrEqual(count - 3);

  // A key continues from the reading position, not from the active sentence far above.
  await page.keyboard.press('ArrowUp');
  await page.locator(`#sentence-${count - 1} [aria-current="true"]`).waitFor();
});

test('a jump to the end does not count as reading, however long the reader stays', async () => {
  await using window = await journeys.open('learner');
  const { page } = window;
  await openArticle(window);
  await jumpToEnd(page);
  await page.getByRole('button', { name: 'Back to the sentence' }).waitFor();
  await page.waitForTimeout(longerThanScreenMs);
  // While the page scrolls to the end, the first sentences may stay in the reading zone long enough to count as read.
  expect(await readPosition(page)).toBeLessThan(5);
  await expect.poll(() => page.getByText('You’ve read it to the end').count()).toBe(0);
  await page.getByRole('button', { name: 'Back to the sentence' }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(200);
});

test('a text that was scrolled through quickly shows its end, also after a reload, and can be marked as read', async () => {
  await using window = await journeys.open('learner');
  const { page, person } = window;
  await openArticle(window);
  await jumpToEnd(page);
  const mark = page.getByRole('button', { name: 'Mark as read' });
  await mark.waitFor();
  // Looking up a word changes the counter, because the counter shows the sentence that will be played. The reading position
  // stays the same, because the sentence is far ahead.
  const { x, y, height } = await findWords(page, `frase ${count}`);
  await page.mouse.click(x + 6, y + height / 2);
  await page.getByRole('dialog', { name: 'frase', exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await readPosition(page)).toBe(count);
  await page.reload();
  await awaitReader(page);
  expect(await readPosition(page)).toBeLessThan(5);
  await expect.poll(() => page.getByText('You’ve read it to the end').count()).toBe(0);

  await jumpToEnd(page);
  await page.getByRole('heading', { name: 'Read next' }).waitFor();
  await mark.click();
  await page.getByRole('main').getByText('You’ve read it to the end').waitFor();
  expect(await readPosition(page)).toBe(count);
  await expect.poll(() => listStored(person?.id)).toEqual([{ sentence: count, isFinished: true }]);
  await page.reload();
  await awaitReader(page);
  await page.getByText('You’ve read it to the end').waitFor();
});

async function openArticle(window: Awaited<ReturnType<typeof openPage>>) {
  const articleId = await createArticle(journeys.services, count);
  await window.visit(`/article/${articleId}`);
  await awaitReader(window.page);
  await window.page.mouse.move(640, 400);
}

/**
 * Jumps to the end. Before the jump, one step down and one step up reset the time for which sentences were visible. Without
 * the reset, these sentences would count as read at the first scroll.
 */
async function jumpToEnd(page: Page) {
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('End');
}

/** Scrolls with the mouse wheel until the sentence is in the upper half of the viewport. */
async function scrollTo(page: Page, sentence: number) {
  const row = page.locator(`#sentence-${sentence}`);
  const top = async () => (await row.boundingBox())?.y ?? 0;
  await page.mouse.wheel(0, (await top()) - 300);
  const isAtEnd = () => page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1);
  await expect.poll(async () => (await top()) < 420 || (await isAtEnd())).toBe(true);
}

const readPosition = async (page: Page) => Number((await page.getByText(` of ${count}`).textContent())?.split(' ')[0]);

const listStored = (userId: string | undefined) => journeys.services.db.query`
  select sentence, is_finished as "isFinished" from article_positions where user_id = ${userId}`;

async function countRead(userId: string | undefined) {
  const [read] = await journeys.services.db.query<{ count: number }>`
    select bit_count(d.sentences)::int as count from reading_days d join learners l on l.id = d.learner_id
    where l.user_id = ${userId}`;
  return read?.count ?? 0;
}
