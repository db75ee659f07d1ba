import { expect, test } from 'vitest';
import { indexWords } from '../../../server/learning/reading/index-words.ts';
import { prepareJourneys } from '../../support/journeys.ts';
import { listAxeViolations } from '../../support/page/list-axe-violations.ts';

const journeys = prepareJourneys();

test('placement gives a level, and then home, cards, search and progress show what fits', async () => {
  await indexLibrary();
  await using window = await journeys.open('learner');
  const { page } = window;
  await window.visit('/');
  await page.getByRole('link', { name: /^Find your level in two minutes/ }).click();
  await page.getByRole('heading', { name: 'Which of these words do you know?' }).waitFor();
  expect(await listAxeViolations(page)).toEqual([]);

  for (let number = 1; number <= 5; number++) {
    await page.getByText(`Page ${number} of 5`, { exact: true }).waitFor();
    const boxes = page.getByRole('checkbox');
    await expect.poll(() => boxes.count()).toBe(12);
    // The arrow keys move between the words, Space marks a word, and Enter continues.
    await boxes.first().focus();
    for (const _ of [1, 2, 3, 4]) {
      await page.keyboard.press(' ');
      await page.keyboard.press('ArrowRight');
    }
    await page.getByText('4 of 12 marked').waitFor();
    // After a new visit, the placement test continues on the same page.
    if (number === 3) {
      await window.visit('/placement');
      await page.getByText('Page 3 of 5', { exact: true }).waitFor();
      await page.getByText('4 of 12 marked').waitFor();
      await boxes.first().focus();
    }
    await page.keyboard.press('Enter');
  }
  await page.getByRole('heading', { level: 1, name: /^(about [\d,]+|fewer than 100) words$/ }).waitFor();
  await page.getByText(/^in Spanish: (between [\d,]+ and [\d,]+, )?level [ABC][12]/).waitFor();
  expect(await listAxeViolations(page)).toEqual([]);

  // Choosing a level replaces the estimate.
  await page.getByRole('radio', { name: 'A2' }).check({ force: true });
  await page.getByText('Saved. Foxtale now assumes level A2.').waitFor();
  await window.visit('/settings/language/learning');
  // The page links to the placement test again.
  await expect
    .poll(() => page.getByRole('link', { name: 'Find my level in two minutes' }).getAttribute('href'))
    .toBe('/placement');
  await page.getByRole('radio', { name: 'C1' }).check({ force: true });
  await page.getByRole('button', { name: 'Save and return' }).click();
  await page.getByRole('link', { name: /Find your level.*about 8,000 words/ }).waitFor();
  await page.getByRole('radio', { name: 'C1', checked: true }).waitFor();

  await window.visit('/');
  const shelf = page.locator('section', { has: page.getByRole('heading', { name: 'Right for you' }) });
  await shelf
    .getByText(/^9\d% known$/)
    .first()
    .waitFor();
  await shelf
    .getByText(/^\d+ new words?$/)
    .first()
    .waitFor();
  await page.evaluate(() => document.fonts.ready);
  expect(await listAxeViolations(page)).toEqual([]);

  await shelf.getByRole('link', { name: 'Show all' }).click();
  await page.getByRole('button', { name: 'Right for me', pressed: true }).waitFor();
  await page.getByRole('heading', { level: 1, name: 'Right for you' }).waitFor();
  await page.getByText(/in which you know 90–98% of the words/).waitFor();
  await page
    .getByText(/^9\d% known$/)
    .first()
    .waitFor();
  expect(await listAxeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Right for me' }).click();
  await page.getByText(/articles, newest first/).waitFor();
  await page.getByRole('heading', { level: 1, name: 'All articles' }).waitFor();

  await page.getByRole('button', { name: /’s account$/ }).click();
  await page.getByRole('menuitem', { name: 'Progress' }).click();
  await window.arriveAt('Progress');
  await page.getByRole('img', { name: /^Known words: 8,000/ }).waitFor();
  await page.getByText('about 8,000', { exact: true }).waitFor();
  await page.getByText('about 8,000 now', { exact: true }).waitFor();
  await page.getByText('Show as a table').first().click();
  await page.getByRole('rowheader').first().waitFor();
  expect(await listAxeViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Find your level' }).click();
  await page.getByRole('heading', { name: 'Which of these words do you know?' }).waitFor();
  await page.getByRole('link', { name: 'Progress' }).click();
  await window.arriveAt('Progress');
});

test('the cards of a page load their fit in one request, and reserve its space on the next visit', async () => {
  await indexLibrary();
  const learner = await journeys.createPerson('learner');
  await journeys.services.db.query`update users set levels = '{"es": "C1"}' where id = ${learner.id}`;
  await using window = await journeys.open(learner);
  const { page } = window;
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/learning/coverage') && asked.push(request.url()));
  await window.visit('/search');
  await page
    .getByText(/^\d+% known$/)
    .first()
    .waitFor();
  expect(asked).toHaveLength(1);
  const rows = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('main a[href^="/article/"]')].map((row) => row.getBoundingClientRect().height),
    );
  const before = await rows();
  // From now on, requests for the percentages get no response. The page has shown the percentages before, so it must
  // reserve their space.
  await page.route('**/api/learning/coverage*', () => {});
  await window.visit('/search');
  await expect.poll(rows).toEqual(before);
});

test('the learning settings are saved at once, and a placement that was never taken cannot be reset', async () => {
  await using window = await journeys.open('learner');
  const { page } = window;
  await window.visit('/settings');
  await page.getByRole('switch', { name: /^Keep looked-up words/ }).uncheck();
  await page.getByRole('combobox', { name: 'New cards a day' }).click();
  await page.getByRole('option', { name: '10', exact: true }).click();
  expect(await listAxeViolations(page)).toEqual([]);
  await page.reload();
  await expect.poll(() => page.getByRole('switch', { name: /^Keep looked-up words/ }).isChecked()).toBe(false);
  await expect.poll(() => page.getByRole('combobox', { name: 'New cards a day' }).textContent()).toBe('10');
  await expect.poll(() => page.getByRole('button', { name: /^Reset placement/ }).count()).toBe(0);
});

/** Indexes the words of the 24 newest articles. Usually a job does this, but tests run with INDEX_WORDS=false. */
async function indexLibrary() {
  const articles = await journeys.services.db.query<{
    id: string;
  }>`select id from articles order by created_at desc limit 24`;
  for (const { id } of articles) await indexWords(journeys.services, id);
}
