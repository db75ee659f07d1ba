import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { articleIdOf } from '../../../server/library/import-library.ts';
import { prepareJourneys } from '../../support/journeys.ts';
import { awaitReader } from '../../support/page/await-reader.ts';
import { listAxeViolations } from '../../support/page/list-axe-violations.ts';
import { type openPage, signInAs } from '../../support/page/open-page.ts';
import { findWords } from '../../support/sound/find-words.ts';

const journeys = prepareJourneys();

test('finds words in the article without accents, goes from place to place, and leaves nothing behind', async () => {
  await using window = await journeys.open('learner');
  const { page } = window;
  await openArticle(window);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Search in this article' }).click();
  const field = page.getByRole('searchbox', { name: 'Search in this article' });
  // When the menu closes, it moves the focus first to its own button and then to the search field.
  await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.type('PAN');
  const found = await listHighlighted(page, 'found');
  expect(found.length).toBeGreaterThan(2);
  await page.getByText(`1 of ${found.length}`).waitFor();
  expect(await listHighlighted(page, 'found-current')).toHaveLength(1);
  expect(await listAxeViolations(page)).toEqual([]);
  await field.press('Enter');
  await page.getByText(`2 of ${found.length}`).waitFor();
  await field.press('Shift+Enter');
  await field.press('Shift+Enter');
  await page.getByText(`${found.length} of ${found.length}`).waitFor();
  await expect.poll(() => isFoundInSight(page)).toBe(true);
  // Searching does not change the active sentence.
  await page.locator('#sentence-1 [aria-current="true"]').waitFor();
  await field.press('Escape');
  await field.waitFor({ state: 'detached' });
  expect(await listHighlighted(page, 'found')).toEqual([]);
  await page.keyboard.press('/');
  await field.waitFor();

  // On a phone, the field has its own row. The search begins at the sentence in view, and comes back when it is closed.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.keyboard.press('Escape');
  await page.locator('#sentence-15').evaluate((row) => row.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const findTop = () => page.locator('#sentence-15').evaluate((row) => Math.round(row.getBoundingClientRect().top));
  const top = await findTop();
  await page.keyboard.press('/');
  expect((await field.boundingBox())?.width).toBeGreaterThan(300);
  await page.keyboard.type('bread');
  await page.locator('[data-found]').first().waitFor();
  await page.getByText(/^[2-9] of \d/).waitFor();
  await field.press('Escape');
  await expect.poll(findTop).toBe(top);
});

test('bookmarks a sentence with a note, on every device, and goes back to it', async () => {
  await using window = await journeys.open('learner');
  const { page, context, person } = window;
  await openArticle(window);
  for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('b');
  await page.locator('#sentence-4[data-bookmarked]').waitFor();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Remove this bookmark' }).waitFor();
  await page.getByRole('menuitem', { name: 'Bookmarks' }).click();
  const dialog = page.getByRole('dialog', { name: 'Bookmarks' });
  await dialog.getByRole('textbox', { name: 'Note on sentence 4' }).fill('Ask about this');
  expect(await listAxeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => listStored(person?.id)).toEqual([{ sentence: 4, note: 'Ask about this' }]);

  const other = await context.browser()?.newContext({ locale: 'en-GB', viewport: { width: 390, height: 844 } });
  if (other === undefined) throw new Error('The browser is gone.');
  await signInAs(other, journeys, person?.token ?? '');
  const phone = await other.newPage();
  await phone.goto(page.url());
  await phone.locator('#sentence-4[data-bookmarked]').waitFor();
  await phone.getByRole('button', { name: 'More', exact: true }).click();
  await phone.getByRole('menuitem', { name: 'Bookmarks' }).click();
  const list = phone.getByRole('dialog', { name: 'Bookmarks' });
  await expect
    .poll(() => list.getByRole('textbox', { name: 'Note on sentence 4' }).inputValue())
    .toBe('Ask about this');
  await list.getByRole('listitem').getByRole('button').first().click();
  await phone.locator('#sentence-4 [aria-current="true"]').waitFor();
  await other.close();

  await page.keyboard.press('b');
  await expect.poll(() => listStored(person?.id)).toEqual([]);
});

test('after scrolling away from the active sentence, a bookmark is set on the sentence that is read', async () => {
  await using window = await journeys.open('learner');
  const { page, person } = window;
  await openArticle(window);
  await page.evaluate(() => document.querySelector('#sentence-9')?.scrollIntoView({ block: 'start' }));
  await expect
    .poll(() => page.evaluate(() => document.querySelector('#sentence-1')?.getBoundingClientRect().bottom))
    .toBeLessThan(0);
  await page.keyboard.press('b');
  const id = await page.locator('[data-bookmarked]').getAttribute('id');
  expect(Number(id?.replace('sentence-', ''))).toBeGreaterThan(5);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Remove this bookmark' }).click();
  await expect.poll(() => listStored(person?.id)).toEqual([]);
});

test('copies a sentence with its translation', async () => {
  await using window = await journeys.open('learner', { permissions: ['clipboard-read', 'clipboard-write'] });
  const { page } = window;
  await openArticle(window);
  const { x, y, height } = await findWords(page, 'cinco minutos');
  await page.mouse.click(x + 8, y + height / 2, { button: 'right' });
  await page.getByRole('menuitem', { name: 'Copy the sentence with its translation' }).click();
  await page.getByText('Copied').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'Este pan necesita cinco minutos de trabajo y una noche larga.\nThis bread needs five minutes of work and one long night.',
  );
});

async function openArticle(window: Awaited<ReturnType<typeof openPage>>) {
  await window.visit(`/article/${articleIdOf('bread-that-bakes-itself')}`);
  await awaitReader(window.page);
}

const listHighlighted = (page: Page, name: 'found' | 'found-current') =>
  page.evaluate((name) => [...(CSS.highlights.get(`foxtale-${name}`) ?? [])].map((range) => range.toString()), name);

const isFoundInSight = (page: Page) =>
  page.evaluate(() => {
    const [range] = CSS.highlights.get('foxtale-found-current') ?? [];
    if (!(range instanceof Range)) return false;
    const { top, bottom } = range.getBoundingClientRect();
    return top > 120 && bottom < innerHeight - 100;
  });

const listStored = (userId: string | undefined) =>
  journeys.services.db.query`select sentence, note from bookmarks where user_id = ${userId} order by sentence`;
