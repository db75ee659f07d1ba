import { beforeEach, expect, test } from 'vitest';
import { articleIdOf } from '../../../server/library/import-library.ts';
import { prepareJourneys } from '../../support/journeys.ts';
import { awaitReader } from '../../support/page/await-reader.ts';
import { listAxeViolations } from '../../support/page/list-axe-violations.ts';
import { startScriptedModel } from '../../support/scripted-model/start-scripted-model.ts';
import { startOnce } from '../../support/servers/start-once.ts';

const model = startOnce(startScriptedModel);
const journeys = prepareJourneys(async () => model.environment);

beforeEach(() => model.forget());

test('the dictionary answers first and for free; Foxy answers on request, and shows how many answers are left before the limit', async () => {
  await using window = await journeys.open('learner');
  const { page, person } = window;
  await window.visit(`/article/${articleIdOf('bread-that-bakes-itself')}`);
  await awaitReader(page);
  await page.keyboard.press('d');
  const dialog = page.getByRole('region', { name: 'Este' });
  await dialog.getByText('From Foxtale’s dictionary').waitFor();
  await dialog.getByText('30 answers from Foxy left today').waitFor();
  expect(model.questions).toHaveLength(0);
  expect(await listAxeViolations(page)).toEqual([]);

  const meaning = dialog.locator('[lang="en"]').first();
  const [word, box] = [await meaning.textContent(), await meaning.boundingBox()];
  await dialog.getByRole('button', { name: 'More from Foxy' }).click();
  await dialog.getByText('Explained by Foxy, who can be wrong.').waitFor();
  // The dictionary's definition stays where it was, and Foxy's answer is added below it.
  await expect.poll(() => dialog.getByText('From Foxtale’s dictionary').count()).toBe(1);
  expect([await meaning.textContent(), (await meaning.boundingBox())?.x]).toEqual([word, box?.x]);
  await expect.poll(() => dialog.getByRole('button', { name: 'More from Foxy' }).count()).toBe(0);
  expect(model.questions).toHaveLength(1);

  // When the same word is defined again, Foxy's stored answer is shown at once, without a button.
  await page.keyboard.press('Escape');
  await page.keyboard.press('d');
  await dialog.getByText('Explained by Foxy, who can be wrong.').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('[data-selection-tools]').waitFor({ state: 'detached' });
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('d');
  await page.locator('[data-selection-tools]').getByText('29 answers from Foxy left today').waitFor();
  expect(model.questions).toHaveLength(1);

  // When the daily limit of Foxy's answers is used up, the dictionary still answers.
  await journeys.services.db.query`update limit_uses set used = 30 where user_id = ${person?.id}`;
  await page.keyboard.press('Escape');
  await page.locator('[data-selection-tools]').waitFor({ state: 'detached' });
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('d');
  await page.locator('[data-selection-tools]').getByText('From Foxtale’s dictionary').waitFor();
  await page
    .locator('[data-selection-tools]')
    .getByText(/^You’ve used all your answers from Foxy for today\./)
    .waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'More from Foxy' }).count()).toBe(0);
});
