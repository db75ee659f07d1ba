import { beforeEach, expect, test } from 'vitest';
import { updateVocabularyAndLevel } from '../../../server/learning/fit/update-vocabulary-and-level.ts';
import { prepareJourneys } from '../../support/journeys.ts';
import { awaitReader } from '../../support/page/await-reader.ts';
import { listAxeViolations } from '../../support/page/list-axe-violations.ts';
import { startScriptedModel } from '../../support/scripted-model/start-scripted-model.ts';
import { startOnce } from '../../support/servers/start-once.ts';

const model = startOnce(startScriptedModel);
const journeys = prepareJourneys(async () => model.environment);

beforeEach(() => model.forget());

const longestShort = 40;

test('the level is shown and kept, the measured outcome is shown, and a finished story gets a next chapter', async () => {
  const person = await journeys.createPerson('learner');
  await updateVocabularyAndLevel(journeys.services, person.id, { language: 'es', level: 'A2' });
  await using window = await journeys.open(person);
  const { page } = window;
  await window.visit('/create-article?way=ai');
  await expect.poll(() => page.getByRole('radio', { name: 'Right for me: A2' }).isChecked()).toBe(true);
  await page.getByRole('textbox', { name: 'Description' }).fill('A baker who cannot sleep finds an old recipe.');
  await page.getByRole('radio', { name: /Short/ }).check({ force: true });
  await page.getByRole('radio', { name: 'A1', exact: true }).check({ force: true });
  await page.reload();
  await page.getByText('This is your unsent draft from this device').waitFor();
  await expect.poll(() => page.getByRole('radio', { name: 'A1', exact: true }).isChecked()).toBe(true);
  expect(await listAxeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Create article' }).click();
  await window.arriveAt('Your article is ready');
  await page.getByText(/Measured level: A1|You asked for A1/).waitFor();
  await page.getByText(/known$/).waitFor();
  const asked = model.questions.find(({ purpose }) => purpose === 'write-article');
  expect(asked?.instructions).toContain('Level A1');
  await page.getByRole('link', { name: 'Go to article', exact: true }).click();
  await awaitReader(page);
  await page.getByText('Fiction · Written by Foxy, an AI').waitFor();
  const button = page.getByRole('button', { name: 'Next chapter' });
  for (let step = 0; step < longestShort && (await page.getByText('You’ve read it to the end').count()) === 0; step++)
    await page.keyboard.press('ArrowDown');
  await button.waitFor();
  expect(await listAxeViolations(page)).toEqual([]);
  await button.click();
  await window.arriveAt('Your article is ready');
  await page.getByRole('link', { name: 'Go to article', exact: true }).click();
  await awaitReader(page);
  await page.getByText('Part 2 of 2').waitFor();
  await page.goBack();
  await page.goBack();
  await awaitReader(page);
  await page.getByText('Part 1 of 2').waitFor();
  await page.getByRole('link', { name: /^Next part: / }).waitFor();
});
