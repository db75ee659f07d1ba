import { expect, test } from 'vitest';
import { articleIdOf } from '../../../server/library/import-library.ts';
import { manualRequest, settle, submit } from '../../support/articles/creations.ts';
import { prepareJourneys } from '../../support/journeys.ts';
import { awaitReader } from '../../support/page/await-reader.ts';
import { chooseSegment } from '../../support/page/choose-segment.ts';
import { listAxeViolations } from '../../support/page/list-axe-violations.ts';

const journeys = prepareJourneys();
const articleId = articleIdOf('bread-that-bakes-itself');

const bottomOf = (box: { y: number; height: number } | null) => (box === null ? Number.NaN : box.y + box.height);

test('the language pill adds and switches languages, and home, own texts and positions follow', async () => {
  const person = await journeys.createPerson('learner');
  const { body } = await submit(journeys, person, manualRequest);
  const own = (body as { creation: { articleId: string } }).creation.articleId;
  await settle(journeys, person, own);
  await using window = await journeys.open(person);
  const { page } = window;
  await window.visit(`/article/${articleId}`);
  await awaitReader(page);
  for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowDown');
  await page.getByText(/^5 of /).waitFor();
  await window.visit('/');
  await page.getByRole('heading', { name: 'Continue reading' }).waitFor();

  const pill = page.getByRole('button', { name: /Learning: / });
  await pill.click();
  await page.getByRole('menuitem', { name: 'Add a language' }).waitFor();
  // Ignores the rule `region`, because overlays are outside every landmark.
  expect((await listAxeViolations(page)).filter((violation) => !violation.startsWith('region'))).toEqual([]);
  await page.getByRole('menuitem', { name: 'Add a language' }).click();
  await window.arriveAt('Add a language');
  await page.getByText(/^You’ll keep Spanish/).waitFor();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('radio', { name: /Deutsch/ }).check();
  const add = page.getByRole('button', { name: 'Add German' });
  const levels = await page.getByRole('group', { name: 'Your level' }).boundingBox();
  expect(bottomOf(levels)).toBeLessThan((await add.boundingBox())?.y ?? 0);
  await chooseSegment(page, 'A2');
  await add.click();

  // The home page for the learning language German: nothing was read in German yet, and the Spanish article is not listed.
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.getByRole('button', { name: 'Learning: German.' }).waitFor();
  await page.getByRole('heading', { name: 'New in the library' }).waitFor();
  await expect.poll(() => page.getByRole('heading', { name: 'Continue reading' }).count()).toBe(0);
  await expect.poll(() => page.getByText('Carta a mi abuela').count()).toBe(0);
  await window.visit(`/article/${articleId}`);
  await awaitReader(page);
  await page.getByText(/^1 of /).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.getByText(/^2 of /).waitFor();

  await window.visit('/my-articles');
  await page.getByText('Some of your articles are only available in another language.').waitFor();
  await page.getByRole('button', { name: 'Switch to Spanish' }).waitFor();
  await window.visit(`/article/${own}`);
  await page.getByRole('button', { name: 'Read it in Spanish' }).click();
  await awaitReader(page);
  await page.getByRole('heading', { level: 1, name: 'Carta a mi abuela' }).waitFor();

  // Each learning language has kept its own reading position.
  await window.visit(`/article/${articleId}`);
  await page.getByText(/^5 of /).waitFor();
  await window.visit('/');
  await pill.click();
  await page.getByRole('menuitem', { name: 'German' }).click();
  await page.getByRole('heading', { name: 'Continue reading' }).waitFor();
  await page.getByText(/^2 of 2\d$/).waitFor();
});
