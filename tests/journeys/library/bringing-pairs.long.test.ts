import { expect, test } from 'vitest';
import { listChapters, makeTranslatedBook, paragraphsOf } from '../../support/articles/make-translated-book.ts';
import { prepareJourneys } from '../../support/journeys.ts';
import { awaitReader } from '../../support/page/await-reader.ts';
import { listAxeViolations } from '../../support/page/list-axe-violations.ts';

const journeys = prepareJourneys();
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const chapters = listChapters(30);
const mimeType = 'application/epub+zip';
const spanish = { name: 'libro.epub', mimeType, buffer: makeTranslatedBook(chapters, 'es', 'Un libro de historias') };
const english = { name: 'book.epub', mimeType, buffer: makeTranslatedBook(chapters, 'en', 'A book of stories') };

test.each([
  ['on a computer', undefined],
  ['on a phone', phone],
])('%s, two EPUBs become a book in two languages, and a pair that does not fit is put right', async (_, device) => {
  await using window = await journeys.open('learner', device);
  const { page } = window;
  await window.visit('/create-article?way=file');
  const input = page.getByLabel('File', { exact: true });
  await expect.poll(() => input.getAttribute('accept')).toContain('.tmx,.csv,.tsv');
  await input.setInputFiles(spanish);
  await window.arriveAt('Your book');
  const second = page.getByLabel('The same text in your language');
  await page.getByText('Import the same text in English').waitFor();
  expect(await listAxeViolations(page)).toEqual([]);

  await second.setInputFiles({ ...spanish, name: 'copy.epub' });
  await window.arriveAt('The two files don’t match');
  await page.getByText('Both files are in the same language').waitFor();
  expect(await listAxeViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Back to your text' }).click();
  await window.arriveAt('Your book');

  await second.setInputFiles(english);
  await page.getByText(/translation into English/).waitFor();
  await expect.poll(() => page.getByRole('textbox', { name: 'Title' }).inputValue()).toBe('Un libro de historias');
  expect(await listAxeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Add book' }).click();
  await window.arriveAt('Un libro de historias');
  expect(await listAxeViolations(page)).toEqual([]);

  await page.getByRole('link', { name: 'Edit part 1', exact: true }).click();
  await window.arriveAt('Edit this article');
  const [first = '', next = ''] = chapters[0] === undefined ? [] : paragraphsOf(chapters[0], 'en').flat();
  const cell = (sentence: number) => page.getByLabel(`English, paragraph 1, sentence ${sentence}`, { exact: true });
  await expect.poll(() => cell(1).inputValue()).toBe(first);
  await page
    .getByRole('button', { name: 'Move to the previous sentence: English, paragraph 1, sentence 2', exact: true })
    .click();
  await expect.poll(() => cell(1).inputValue()).toBe(`${first} ${next}`);
  expect(await listAxeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await awaitReader(page);

  await page.goBack();
  await window.arriveAt('Edit this article');
  await expect.poll(() => cell(1).inputValue()).toBe(`${first} ${next}`);
  await expect.poll(() => cell(2).inputValue()).toBe('');
});
