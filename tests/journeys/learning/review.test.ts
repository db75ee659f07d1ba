import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { prepareJourneys } from '../../support/journeys.ts';
import { scaleTimeout } from '../../support/machine-speed.ts';
import { listAxeViolations } from '../../support/page/list-axe-violations.ts';
import type { Person } from '../../support/people.ts';
import { places, saveWord } from '../../support/save-words.ts';

const journeys = prepareJourneys();
const patient = { timeout: scaleTimeout(40_000), interval: 100 };

async function createLearnerWithWords() {
  const learner = await journeys.createPerson('learner');
  for (const place of [places.duermes, places.levadura, places.trabajo]) await saveWord(journeys, learner, { place });
  return learner;
}

/** The grades that were not undone, in the order in which they were given. */
const listGrades = async ({ id }: Person) => {
  const rows = await journeys.services.db.query<{ base: string; grade: number }>`
    select w.base, r.grade from reviews r join saved_words s on s.id = r.word_id join words w on w.id = s.word_id
    where s.user_id = ${id} and r.grade is not null
      and not exists (select from reviews u where u.undoes = r.id and u.word_id = r.word_id)
    order by r.reviewed_at`;
  return rows.map(({ base, grade }) => `${base} ${grade}`);
};

test('words are reviewed with the keys: typed, shown, graded, undone, counted', async () => {
  const learner = await createLearnerWithWords();
  await using window = await journeys.open(learner);
  const { page } = window;
  await window.visit('/words');
  await page.getByRole('link', { name: 'Review', exact: true }).press('Enter');
  await awaitCard(page, '1 of 3');
  await page.getByText('While you sleep, the yeast does the hard work for free.').waitFor();
  await expect.poll(() => isFieldFocused(page)).toBe(true);
  expect(await listAxeViolations(page)).toEqual([]);
  const before = await measureSentence(page);

  await page.keyboard.type('duerme');
  await page.keyboard.press('Enter');
  await page.getByText('You wrote duerme. Right, with a typo: duermes.').waitFor();
  await page.getByRole('heading', { name: 'dormir' }).waitFor();
  expect(await measureSentence(page)).toEqual(before);
  expect(await listAxeViolations(page)).toEqual([]);
  await page.keyboard.press(' ');

  await awaitCard(page, '2 of 3');
  await page.keyboard.press(' ');
  await page.getByRole('button', { name: /^Again soon/ }).waitFor();
  await page.keyboard.press('1');
  await awaitCard(page, '3 of 3');
  await page.keyboard.press('Control+z');
  await awaitCard(page, '2 of 3');
  await page.keyboard.press('Enter');
  await page.keyboard.press('4');
  await awaitCard(page, '3 of 3');
  await page.keyboard.type('pan');
  await page.keyboard.press('Enter');
  await page.getByText('You wrote pan. The word is trabajo.').waitFor();
  await page.keyboard.press(' ');
  await awaitCard(page, 'Once more');
  await page.keyboard.type('trabajo');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^Good 1 day/ }).waitFor();
  expect(await listAxeViolations(page)).toEqual([]);
  await page.keyboard.press(' ');

  await page.getByRole('heading', { name: '3 words reviewed' }).waitFor();
  await page.getByText('Next: tomorrow, 1 word.').waitFor();
  await page.getByText('Harder today').waitFor();
  expect(await listAxeViolations(page)).toEqual([]);
  await expect.poll(() => listGrades(learner)).toEqual(['dormir 3', 'levadura 4', 'trabajo 1']);
  await page.getByRole('link', { name: 'Back to words' }).click();
  await page.getByRole('heading', { name: 'Nothing is due' }).waitFor();
});

test('words are reviewed by touch on a phone, without a keyboard over the page', async () => {
  const learner = await createLearnerWithWords();
  const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
  await using window = await journeys.open(learner, phone);
  const { page } = window;
  await window.visit('/words');
  await page.getByRole('link', { name: 'Review', exact: true }).tap();
  await awaitCard(page, '1 of 3');
  expect(await isFieldFocused(page)).toBe(false);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await page.getByRole('button', { name: 'Show answer' }).tap();
  for (const name of ['Again', 'Hard', 'Good', 'Easy']) {
    const box = await page.getByRole('button', { name: new RegExp(`^${name}`) }).boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  expect(await listAxeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: /^Good/ }).tap();
  await awaitCard(page, '2 of 3');
  await page.getByRole('button', { name: 'Undo the last grade' }).tap();
  await awaitCard(page, '1 of 3');
  await expect.poll(() => listGrades(learner)).toEqual([]);
});

test('a review works offline, also after a reload, and its grades are sent when the connection is back', async () => {
  const learner = await createLearnerWithWords();
  await using window = await journeys.open(learner, { serviceWorkers: 'allow' });
  window.allowInConsole(/Failed to load resource|ERR_INTERNET_DISCONNECTED/);
  const { page, context } = window;
  await window.visit('/words');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), patient).toBe(true);
  await page.reload();
  await page.getByRole('heading', { name: '3 words are ready' }).waitFor();
  await expect.poll(() => listKept(page), patient).toContain('/api/learning/review?language=es');

  await context.setOffline(true);
  await page.reload();
  await page.getByRole('heading', { name: 'levadura' }).waitFor();
  await page.getByRole('link', { name: 'Review', exact: true }).click();
  await awaitCard(page, '1 of 3');
  await page.getByText('Offline. Grades are kept here and sync later.').waitFor();
  await page.keyboard.press(' ');
  await page.keyboard.press('3');
  await awaitCard(page, '2 of 3');
  await page.reload();
  await awaitCard(page, '1 of 2');
  await page.keyboard.press(' ');
  await page.keyboard.press('1');
  await awaitCard(page, '2 of 2');
  await page.keyboard.press('Control+z');
  await awaitCard(page, '1 of 2');
  await page.keyboard.press(' ');
  await page.keyboard.press('2');
  await awaitCard(page, '2 of 2');
  expect(await listGrades(learner)).toEqual([]);

  await context.setOffline(false);
  await expect.poll(() => listGrades(learner), patient).toEqual(['dormir 3', 'levadura 2']);
});

const awaitCard = (page: Page, place: string) => page.getByText(place, { exact: true }).waitFor();

const isFieldFocused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') === 'Type the missing word');

const measureSentence = async (page: Page) => page.locator('main p[lang="es"]').first().boundingBox();

const listKept = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('foxtale-kept-'));
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return kept.flat().map(({ url }) => new URL(url).pathname + new URL(url).search);
  });
