import { expect, test } from 'vitest';
import { call } from '../../support/call.ts';
import { prepareJourneys } from '../../support/journeys.ts';
import { listAxeViolations } from '../../support/list-axe-violations.ts';
import { breadId, listWords, places, saveWord } from '../../support/save-words.ts';

const journeys = prepareJourneys();

test('home leads to the words to review, and the end of a review offers more new words than the daily limit', async () => {
  const learner = await journeys.createPerson('learner');
  for (const place of [places.duermes, places.levadura, places.trabajo]) await saveWord(journeys, learner, { place });
  const settings = { method: 'PUT', path: '/learning/settings', token: learner.token } as const;
  await call(journeys, { ...settings, body: { newCardsPerDay: 1 } });
  await using window = await journeys.open(learner);
  const { page } = window;
  await window.visit('/');
  expect(await listAxeViolations(page)).toEqual([]);
  await page.getByRole('link', { name: '1 word to review' }).click();
  const grade = async (count: string) => {
    await page.getByText(count, { exact: true }).waitFor();
    await page.keyboard.press(' ');
    await page.getByRole('button', { name: /^Good/ }).waitFor();
    await page.keyboard.press('3');
  };
  await grade('1 of 1');
  await page.getByRole('heading', { name: '1 word reviewed' }).waitFor();
  expect(await listAxeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Learn 2 more new words' }).press('Enter');
  await grade('1 of 2');
  await grade('2 of 2');
  await page.getByRole('heading', { name: '2 words reviewed' }).waitFor();
  await expect.poll(() => page.getByRole('button', { name: /more new/ }).count()).toBe(0);
  const { body } = await call(journeys, { path: '/learning/settings', token: learner.token });
  expect(body).toMatchObject({ newCardsPerDay: 1 });
  await page.getByRole('link', { name: 'Read something' }).click();
  await page.getByRole('heading', { name: 'What would you like to read?' }).waitFor();
  await expect.poll(() => page.getByRole('link', { name: /to review$/ }).count()).toBe(0);
});

test('a word is added by hand with the keyboard, heard in the list, and shown instead of being added twice', async () => {
  const learner = await journeys.createPerson('learner');
  await saveWord(journeys, learner, { place: places.levadura });
  await call(journeys, { path: `/articles/${breadId}/narration/es/sentences/3`, token: learner.token });
  await using window = await journeys.open(learner);
  const { page } = window;
  await window.visit('/words');
  const audio = page.waitForResponse((response) => /\/api\/learning\/words\/.+\.mp3$/.test(response.url()));
  await page.getByRole('button', { name: 'Hear the sentence of levadura' }).click();
  expect((await audio).ok()).toBe(true);
  expect(await listAxeViolations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Add a word' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add a word' });
  await dialog.waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('dormir');
  await expect.poll(() => dialog.getByLabel('Meaning').inputValue()).toBe('sleep');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Los gatos duermen mucho.');
  expect(await listAxeViolations(page)).toEqual([]);
  await dialog.getByLabel('Meaning').press('Enter');
  await page.getByText('dormir is in your words now').waitFor();
  await page.getByRole('heading', { name: 'dormir' }).waitFor();
  await page.getByRole('button', { name: 'Add a word' }).and(page.locator(':focus')).waitFor();
  expect((await listWords(journeys, learner)).words[0]).toMatchObject({ form: 'duermen', isInReview: true });

  await page.keyboard.press('Enter');
  await dialog.getByLabel('Word', { exact: true }).fill('durmiendo');
  await dialog.getByText('Already in your list:').waitFor();
  expect(await listAxeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect((await listWords(journeys, learner)).total).toBe(2);
});
