import { expect, test } from 'vitest';
import { prepareJourneys } from '../../support/journeys.ts';
import { listAxeViolations } from '../../support/page/list-axe-violations.ts';
import type { Person } from '../../support/people.ts';
import { listWords, places, saveWord } from '../../support/save-words.ts';

const journeys = prepareJourneys();
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

async function createLearnerWithWords() {
  const learner = await journeys.createPerson('learner');
  for (const place of [places.duermes, places.levadura, places.trabajo]) await saveWord(journeys, learner, { place });
  return learner;
}

const listBases = async (learner: Person, query = '') =>
  (await listWords(journeys, learner, query)).words.map(({ base }) => base);

test('saved words are searched, filtered, edited, marked as known, deleted and brought back with the keyboard alone', async () => {
  const learner = await createLearnerWithWords();
  await using window = await journeys.open(learner);
  const { page } = window;
  await window.visit('/words');
  await page.getByRole('heading', { name: '3 words are ready' }).waitFor();
  expect(await listAxeViolations(page)).toEqual([]);

  await page.keyboard.press('/');
  await page.keyboard.type('sleep');
  await page.getByText('Showing 1 of 1').waitFor();
  await page.getByRole('heading', { name: 'dormir' }).waitFor();
  await page.getByRole('searchbox', { name: 'Search words and meanings' }).fill('');
  await page.getByText('Showing 3 of 3').waitFor();

  await page.getByRole('button', { name: /^Edit the meaning of dormir/ }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('to be asleep');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Edit the meaning of dormir: to be asleep' }).waitFor();

  await page.getByRole('button', { name: 'More for dormir' }).focus();
  await page.keyboard.press('Enter');
  const markKnown = page.getByRole('menuitem', { name: 'Mark as known' });
  // The menu gets the focus one frame after it is shown.
  await page.getByRole('menu').and(page.locator(':focus')).waitFor();
  for (let step = 0; step < 2; step++) await page.keyboard.press('ArrowDown');
  await markKnown.and(page.locator('[data-highlighted]')).waitFor();
  await page.keyboard.press('Enter');
  await page.getByText('1 word marked as known').waitFor();
  await expect.poll(() => listBases(learner, '&state=learned')).toEqual(['dormir']);

  await page
    .getByRole('button', { name: /^More for/ })
    .first()
    .focus();
  await page.keyboard.press('x');
  await page.keyboard.press('Shift+ArrowDown');
  await page.getByRole('region', { name: 'Selected words' }).getByText('2 selected').waitFor();
  expect(await listAxeViolations(page)).toEqual([]);
  await page.keyboard.press('Delete');
  await page.getByText('2 words deleted').waitFor();
  await expect.poll(() => listBases(learner)).toHaveLength(1);
  await page
    .getByRole('status')
    .filter({ hasText: '2 words deleted' })
    .getByRole('button', { name: 'Undo' })
    .press('Enter');
  await expect.poll(() => listBases(learner)).toHaveLength(3);
  await page.getByText('Showing 3 of 3').waitFor();
});

test('saved words and words that were only looked up are listed apart, and a reload keeps the filter', async () => {
  const learner = await createLearnerWithWords();
  await saveWord(journeys, learner, { place: { sentence: 5, start: 35, end: 41 }, as: 'lookup' });
  await using window = await journeys.open(learner);
  const { page } = window;
  await window.visit('/words');
  await page.getByText('Showing 4 of 4').waitFor();
  await page.getByRole('combobox', { name: 'Saved or looked up' }).click();
  await page.getByRole('option', { name: 'Only looked up' }).click();
  await page.getByText('Showing 1 of 1').waitFor();
  await page.getByRole('heading', { name: 'harina' }).waitFor();
  expect(new URL(page.url()).searchParams.get('source')).toBe('looked-up');
  await page.reload();
  await page.getByText('Showing 1 of 1').waitFor();
  await page.getByRole('combobox', { name: 'Saved or looked up: Only looked up' }).click();
  await page.getByRole('option', { name: 'Saved', exact: true }).click();
  await page.getByText('Showing 3 of 3').waitFor();
});

test('on a phone words are selected by touch, and a tap on a row opens its actions', async () => {
  const learner = await createLearnerWithWords();
  await using window = await journeys.open(learner, phone);
  const { page } = window;
  await window.visit('/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Words' }).tap();
  await page.getByRole('heading', { level: 1, name: 'Words' }).waitFor();
  const measureScroll = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await measureScroll()).toBe(0);

  await page.getByRole('heading', { name: 'levadura' }).click({ force: true });
  await page.getByRole('menuitem', { name: 'Pause reviews' }).tap();
  await page.getByText('Paused').waitFor();

  await page.getByRole('heading', { name: 'levadura' }).click({ force: true });
  await page.getByRole('menuitem', { name: 'Edit the meaning' }).tap();
  const field = page.getByRole('textbox', { name: 'Meaning of levadura' });
  await field.and(page.locator(':focus')).waitFor();
  const loadMeaning = async () =>
    (await listWords(journeys, learner)).words.find(({ base }) => base === 'levadura')?.meaning;
  const before = await loadMeaning();
  await page.keyboard.type('baking yeast');
  await page.keyboard.press('Enter');
  await expect.poll(loadMeaning).toBe('baking yeast');
  await page.getByRole('status').filter({ hasText: 'Meaning changed' }).getByRole('button', { name: 'Undo' }).tap();
  await expect.poll(loadMeaning).toBe(before);

  await page.getByRole('button', { name: 'Select' }).tap();
  await page.getByRole('heading', { name: 'dormir' }).click({ force: true });
  await page.getByText('1 selected').waitFor();
  await page.getByRole('button', { name: 'Select all 3' }).tap();
  await page.getByText('3 selected').waitFor();
  expect(await listAxeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Mark as known' }).tap();
  await expect.poll(() => listBases(learner, '&state=learned')).toHaveLength(3);
});

test('the list without words leads to reading and to an import', async () => {
  const learner = await journeys.createPerson('learner');
  await using window = await journeys.open(learner);
  const { page } = window;
  await window.visit('/words');
  await page.getByRole('heading', { name: 'No words in Spanish yet' }).waitFor();
  expect(await listAxeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Import words' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import words' });
  await dialog.getByLabel('File', { exact: true }).setInputFiles({
    name: 'words.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('term,translation,phrase\nlevadura,yeast,La levadura crece.\n'),
  });
  expect(await listAxeViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Import' }).click();
  await dialog.getByText('1 word added.').waitFor();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('heading', { name: 'levadura' }).waitFor();

  await page.getByRole('button', { name: 'Export' }).click();
  const [csv] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Table (CSV)' }).click(),
  ]);
  expect(csv.suggestedFilename()).toMatch(/\.csv$/);
});
