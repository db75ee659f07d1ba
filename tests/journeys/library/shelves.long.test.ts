import { expect, test } from 'vitest';
import { addOwnText } from '../../support/articles/add-own-text.ts';
import { createArticle } from '../../support/articles/create-article.ts';
import { prepareJourneys } from '../../support/journeys.ts';
import { awaitReader } from '../../support/page/await-reader.ts';
import { chooseSegment } from '../../support/page/choose-segment.ts';
import { listAxeViolations } from '../../support/page/list-axe-violations.ts';

const journeys = prepareJourneys();

test('finished articles are in the history with their date, marked in the search, and can be read again', async () => {
  const articleId = await createArticle(journeys.services, 3);
  await using window = await journeys.open('learner');
  const { page } = window;
  await window.visit('/history');
  await page.getByText('You haven’t read an article in Spanish yet').waitFor();
  await window.visit(`/article/${articleId}`);
  await awaitReader(page);
  for (let step = 0; step < 2; step++) await page.keyboard.press('ArrowDown');
  await page.getByText('You’ve read it to the end').waitFor();
  await page.keyboard.press('ArrowUp');
  // A phone in landscape, where messages appear at the bottom.
  await page.setViewportSize({ width: 740, height: 360 });
  await page.keyboard.press('b');
  const message = page.getByRole('status').filter({ hasText: 'Bookmarked' });
  await message.waitFor();
  const bar = await page.getByRole('button', { name: 'Translation', exact: true }).boundingBox();
  expect(await message.evaluate((element) => element.getBoundingClientRect().bottom)).toBeLessThan(bar?.y ?? 0);
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.keyboard.press('ArrowDown');
  await page.getByRole('button', { name: 'Bookmark this article' }).click();
  await page.getByRole('button', { name: 'Bookmark this article', pressed: true }).waitFor();

  await window.visit('/');
  await page.getByRole('button', { name: /’s account$/ }).click();
  await page.getByRole('menuitem', { name: 'History' }).click();
  await window.arriveAt('History');
  const year = new Date().getFullYear();
  await page.getByText(new RegExp(`Finished on .*${year}`)).waitFor();
  expect(await listAxeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: /^Read again.*La frases$/ }).click();
  await awaitReader(page);
  await page.getByText('1 of 3').waitFor();
  // Reading the article again does not remove it from the history.
  await page.keyboard.press('ArrowDown');
  await page.getByText('2 of 3').waitFor();
  await window.visit('/history');
  await page.getByText(/Finished on/).waitFor();
  const reading = page.locator('section', { has: page.getByRole('heading', { name: 'Reading now' }) });
  await reading.getByText('2 of 3').waitFor();
  expect(await listAxeViolations(page)).toEqual([]);
  await reading.getByRole('link', { name: /^Continue.*La frases$/ }).click();
  await awaitReader(page);
  await page.getByText('2 of 3').waitFor();

  await window.visit('/my-articles');
  await page.getByRole('heading', { name: 'Bookmarked articles' }).waitFor();
  await page
    .getByRole('listitem')
    .filter({ hasText: /La frases.*Finished/ })
    .waitFor();
  expect(await listAxeViolations(page)).toEqual([]);
  await page.getByRole('heading', { name: 'Bookmarks and notes' }).waitFor();
  await page.getByRole('link', { name: 'La frase 2. La frases' }).click();
  await awaitReader(page);
  await page.getByText('2 of 3').waitFor();
  expect(new URL(page.url()).hash).toBe('');
  await window.visit('/search');
  await page
    .getByRole('listitem')
    .filter({ hasText: /La frases.*Finished/ })
    .waitFor();
});

test('own texts and articles from Foxy are under My articles', async () => {
  await using window = await journeys.open('learner');
  const { page } = window;
  await window.visit('/my-articles');
  await page.getByText('Nothing in Spanish yet').waitFor();
  await window.visit('/create-article');
  await page.getByRole('button', { name: /Surprise me/ }).click();
  await awaitReader(page);
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  await addOwnText(window);
  await window.visit('/my-articles');
  const shelf = (name: string) => page.locator('section', { has: page.getByRole('heading', { name }) });
  await shelf('From Foxy')
    .getByText(title ?? '')
    .first()
    .waitFor();
  await shelf('Your own texts').getByText('El reloj').waitFor();
});

test('an author edits title, sentences, translation and level; unchanged sentences and positions stay', async () => {
  await using window = await journeys.open('learner');
  const { page } = window;
  await addOwnText(window, 'El reloj se paró a las tres. Nadie lo notó hasta la mañana. La plaza estaba vacía.');
  await awaitReader(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.getByText('3 of 3').waitFor();
  await page.getByRole('link', { name: 'Add a translation yourself' }).click();
  await window.arriveAt('Edit this article');
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('El reloj parado');
  await page
    .getByRole('textbox', { name: 'Its translated title, if you have one (English)' })
    .fill('The clock that stopped');
  const cell = (language: string, sentence: number) =>
    page.getByRole('textbox', { name: `${language}, paragraph 1, sentence ${sentence}` });
  // Adding a first sentence moves the other sentences down.
  await cell('Spanish', 1).fill('Era de noche. El reloj se paró a las tres.');
  for (let step = 0; step < 'Era de noche.'.length; step++)
    await cell('Spanish', 1).press(step === 0 ? 'Home' : 'ArrowRight');
  await cell('Spanish', 1).press('ArrowRight');
  await cell('Spanish', 1).press('Enter');
  await expect.poll(() => cell('Spanish', 2).inputValue()).toBe('El reloj se paró a las tres.');
  for (const [index, text] of [
    'It was night.',
    'The clock stopped at three.',
    'Nobody noticed until morning.',
  ].entries())
    await cell('English', index + 1).fill(text);
  await page.getByText('One sentence has no translation.').waitFor();
  await cell('English', 4).fill('The square was empty.');
  await chooseSegment(page, 'A2');
  expect(await listAxeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await awaitReader(page);
  await page.getByRole('heading', { level: 1, name: 'El reloj parado' }).waitFor();
  await page.getByText('The clock that stopped').waitFor();
  // The reading position stays at “La plaza estaba vacía.”, which was sentence 3 and is now sentence 4.
  await page.getByText('4 of 4').waitFor();
});
