import { afterAll, beforeEach, expect, test } from 'vitest';
import { spendLimit } from '../../../server/billing/spend-limit.ts';
import { bringBook } from '../../support/articles/bring-book.ts';
import { readUsage } from '../../support/articles/creations.ts';
import { prepareJourneys } from '../../support/journeys.ts';
import { awaitReader } from '../../support/page/await-reader.ts';
import { listAxeViolations } from '../../support/page/list-axe-violations.ts';
import { type ScriptedModel, startScriptedModel } from '../../support/scripted-model/start-scripted-model.ts';

let model: ScriptedModel;

const journeys = prepareJourneys(async () => {
  model = await startScriptedModel();
  return model.environment;
});

afterAll(async () => {
  await model?.stop();
});

beforeEach(() => model.forget());

const firstTranslation = { name: 'Show the translation of sentence 1', exact: true };

test('a part is translated after a press, later parts as they are read, and all translations are kept', async () => {
  const person = await journeys.createPerson('learner');
  const { bookId, partIds } = await bringBook(journeys.services, person, [6, 6, 6, 6]);
  const countUsed = async () => (await readUsage(journeys, person))['own-articles'].used;
  await using window = await journeys.open(person);
  const { page } = window;
  await window.visit(`/article/${partIds[0]}`);
  await page.getByText('Translating this part counts as one article of your own.').waitFor();
  await page.getByText('5 articles of your own left this month').waitFor();
  expect(await listAxeViolations(page)).toEqual([]);
  expect(model.questions).toEqual([]);
  await page.getByRole('button', { name: 'Translate this part' }).click();
  await page.getByRole('button', firstTranslation).click();
  await page.locator('#sentence-1').getByText('The sentence 1.').waitFor();
  expect(await countUsed()).toBe(1);

  await window.visit(`/book/${bookId}`);
  await page.getByText('4 articles of your own left this month').waitFor();
  await page.getByText('Not translated').first().waitFor();
  const choice = page.getByRole('switch', { name: /Translate as I read/ });
  await choice.click();
  await expect.poll(() => choice.isChecked()).toBe(true);
  expect(await listAxeViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Parte 2' }).click();
  await awaitReader(page);
  await page.getByRole('button', firstTranslation).waitFor();
  expect(await countUsed()).toBe(2);

  // The next part is translated when half of the current part is read.
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowDown');
  const isThirdTranslated = async () =>
    journeys.services.db.query`select from article_versions where article_id = ${partIds[2]} and language = 'en'`;
  await expect.poll(isThirdTranslated).toHaveLength(1);
  expect(await countUsed()).toBe(3);
  await page.reload();
  await awaitReader(page);
  await page.getByRole('button', firstTranslation).waitFor();
  const asked = model.questions.length;
  await window.visit(`/article/${partIds[2]}`);
  await page.getByRole('button', firstTranslation).waitFor();
  expect(model.questions).toHaveLength(asked);
  expect(await countUsed()).toBe(3);
});

test('a part that reaches the limit says when the limit resets, and can still be read', async () => {
  const person = await journeys.createPerson('learner');
  const { partIds } = await bringBook(journeys.services, person, [6, 6]);
  for (let count = 0; count < 5; count += 1) {
    await spendLimit(journeys.services, { userId: person.id, limit: 'own-articles', key: `other ${count}` });
  }
  await using window = await journeys.open(person);
  const { page } = window;
  await window.visit(`/article/${partIds[0]}`);
  await page
    .getByText(/^You’ve reached this month’s limit for your own articles\. Foxy can translate more parts/)
    .waitFor();
  await page.getByRole('link', { name: 'See the plans' }).waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Translate this part' }).count()).toBe(0);
  expect(await listAxeViolations(page)).toEqual([]);
  const choice = page.getByRole('switch', { name: /Translate as I read/ });
  await choice.click();
  await expect.poll(() => choice.isChecked()).toBe(true);
  await page.getByText('La frase 1.').waitFor();
  expect(model.questions).toEqual([]);
});
