import { expect, test } from 'vitest';
import { awaitReader } from './support/await-reader.ts';
import { prepareFirefoxJourneys } from './support/firefox-journeys.ts';

const journeys = prepareFirefoxJourneys();

test('a text is aligned with its translation, saved and read', async () => {
  await using window = await journeys.open('learner');
  const { page } = window;
  await window.visit('/create-article?way=manual');
  await window.find('textbox', 'Title').fill('Carta a mi abuela');
  const [text, translation] = await page.$$('main form textarea');
  await text?.type('Querida abuela: hoy he vuelto a tu casa. El limonero sigue en el patio.');
  await translation?.type('Dear Grandma: today I came back to your house. The lemon tree is still in the patio.');
  await window.find('textbox', 'Its translated title, if you have one (English)').fill('Letter to my grandmother');
  await window.find('button', 'Pair the sentences').click();
  const second = await window.find('textbox', 'English, paragraph 1, sentence 2').waitHandle();
  expect(await second.evaluate((field) => (field as HTMLTextAreaElement).value)).toBe(
    'The lemon tree is still in the patio.',
  );
  await window.find('button', 'Save article').click();
  await awaitReader(page);
  await window.see('El limonero sigue en el patio.');
});
