import { expect, test } from 'vitest';
import { bringBook } from '../../support/articles/bring-book.ts';
import { prepareJourneys } from '../../support/journeys.ts';
import { awaitReader } from '../../support/page/await-reader.ts';
import { listAxeViolations } from '../../support/page/list-axe-violations.ts';
import { installTranslator, listTranslated } from '../../support/stand-in-translator.ts';

const journeys = prepareJourneys();
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const firstTranslation = { name: 'Show the translation of sentence 1', exact: true };

test('without a model, the browser translates a part after a press, keeps the translation on the device, and goes on with the next part', async () => {
  const person = await journeys.createPerson('learner');
  const { partIds } = await bringBook(journeys.services, person, [6, 6]);
  await using window = await journeys.open(person);
  const { page } = window;
  await installTranslator(page, 'stand-in');
  await window.visit(`/article/${partIds[0]}`);
  await page.getByText('The first time, it downloads a language pack.').waitFor();
  expect(await listTranslated(page)).toEqual([]);
  expect(await listAxeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Translate with your browser' }).click();
  await page.getByText('Translated by your browser, on this device.').waitFor();
  await page.getByRole('button', firstTranslation).click();
  await page.locator('#sentence-1').getByText('[en] La frase 1.').waitFor();
  await expect.poll(() => page.getByText('No AI that can translate is set up').count()).toBe(0);
  expect(await listAxeViolations(page)).toEqual([]);

  await page.reload();
  await awaitReader(page);
  await page.getByText('Translated by your browser, on this device.').waitFor();
  await page.getByRole('button', firstTranslation).waitFor();
  expect(await listTranslated(page)).toEqual([]);

  await window.visit(`/article/${partIds[1]}`);
  await page.getByRole('button', { name: 'Show the translation of sentence 6', exact: true }).waitFor();
  expect(await listTranslated(page)).toHaveLength(6);
});

test('if the language pack never arrives, the page says so after a minute and offers to try again', async () => {
  const person = await journeys.createPerson('learner');
  const { partIds } = await bringBook(journeys.services, person, [6, 6]);
  await using window = await journeys.open(person);
  const { page } = window;
  await installTranslator(page, 'silent');
  await window.visit(`/article/${partIds[0]}`);
  await page.getByRole('button', { name: 'Translate with your browser' }).click();
  await page.getByText('Your browser hasn’t loaded the language pack.').waitFor();
  await page.getByRole('button', { name: 'Try again' }).waitFor();
  expect(await listAxeViolations(page)).toEqual([]);
});

test('while the browser loads its language pack, the page says so, and the user can cancel', async () => {
  const person = await journeys.createPerson('learner');
  const { partIds } = await bringBook(journeys.services, person, [6, 6]);
  await using window = await journeys.open(person);
  const { page } = window;
  await installTranslator(page, 'loading');
  await window.visit(`/article/${partIds[0]}`);
  await page.getByRole('button', { name: 'Translate with your browser' }).click();
  await page.getByText('Your browser is getting ready.').waitFor();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Translate with your browser' }).waitFor();
});

test('without a model and without the API, nothing pretends to be a translation, and the dictionary explains words', async () => {
  const person = await journeys.createPerson('learner');
  const { partIds } = await bringBook(journeys.services, person, [6, 6]);
  await using window = await journeys.open(person);
  const { page } = window;
  await installTranslator(page, 'none');
  await window.visit(`/article/${partIds[0]}`);
  await page.getByText('Chrome and Edge can translate it on your computer. This browser can’t.').waitFor();
  await expect.poll(() => page.getByRole('button', { name: /translat/i }).count()).toBe(0);
  expect(await listAxeViolations(page)).toEqual([]);
  await awaitReader(page);
  await page.keyboard.press('Alt+ArrowRight');
  await page.keyboard.press('Alt+ArrowRight');
  await page.keyboard.press('Enter');
  await page
    .getByRole('region', { name: 'frase' })
    .getByText(/sentence|phrase/)
    .first()
    .waitFor();
});

test('a phone is told that the browser translates only on a computer', async () => {
  const person = await journeys.createPerson('learner');
  const { partIds } = await bringBook(journeys.services, person, [6, 6]);
  await using window = await journeys.open(person, phone);
  const { page } = window;
  await installTranslator(page, 'none');
  await window.visit(`/article/${partIds[0]}`);
  await page.getByText('On phones this doesn’t work yet.').waitFor();
  await expect.poll(() => page.getByRole('button', { name: /translat/i }).count()).toBe(0);
  expect(await listAxeViolations(page)).toEqual([]);
});
