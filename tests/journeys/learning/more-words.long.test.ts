import { expect, test } from 'vitest';
import { writeOwnArticle } from '../../support/articles/write-own-article.ts';
import { call } from '../../support/call.ts';
import { prepareJourneys } from '../../support/journeys.ts';
import { awaitReader } from '../../support/page/await-reader.ts';
import { listAxeViolations } from '../../support/page/list-axe-violations.ts';
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
  await dialog.getByLabel('Word', { exact: true }).and(page.locator(':focus')).waitFor();
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

test('words are saved at the end of an article', async () => {
  const learner = await journeys.createPerson('learner');
  const versions = {
    es: ['El faro parpadea.', 'El barco cambia de rumbo.', 'La levadura crece.'],
    en: ['The lighthouse flickers.', 'The boat changes course.', 'The yeast grows.'],
  };
  const articleId = await writeOwnArticle(journeys.services, { authorId: learner.id, versions });
  await using window = await journeys.open(learner);
  const { page } = window;
  await window.visit(`/article/${articleId}`);
  await awaitReader(page);
  for (const sentence of [1, 2, 3]) {
    await page.locator(`#sentence-${sentence} [aria-current="true"]`).waitFor();
    // Waits long enough for the sentence to count as read.
    await page.waitForTimeout(1600);
    await page.keyboard.press('ArrowDown');
  }
  await page.getByText('You’ve read it to the end').waitFor();
  const toggle = page.getByRole('button', { name: /^Save / }).first();
  await toggle.waitFor();
  expect(await listAxeViolations(page)).toEqual([]);
  const base = await toggle.textContent();
  const listBases = async () => (await listWords(journeys, learner)).words.map((word) => word.base);
  await toggle.press('Enter');
  await expect.poll(listBases).toEqual([base]);
  await expect.poll(() => toggle.getAttribute('aria-pressed')).toBe('true');
  expect((await listWords(journeys, learner)).words).toMatchObject([{ articleId, isInReview: true }]);
  await toggle.press('Enter');
  await expect.poll(listBases).toEqual([]);
  await expect.poll(() => toggle.getAttribute('aria-pressed')).toBe('false');
});

test('notes of Anki in plain text are imported', async () => {
  const learner = await journeys.createPerson('learner');
  await using window = await journeys.open(learner);
  const { page } = window;
  await window.visit('/words');
  await page.getByRole('button', { name: 'Import words' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import words' });
  await dialog.getByLabel('File', { exact: true }).setInputFiles({
    name: 'Español.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('#separator:tab\n#html:true\nEl <b>faro</b> parpadea.\tlighthouse<br>\nrumbo\tcourse\n'),
  });
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await dialog.getByText('2 words added.').waitFor();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('heading', { name: 'faro' }).waitFor();
  await page.getByText('El faro parpadea.').waitFor();
  await page.getByRole('heading', { name: '2 words are ready' }).waitFor();
});
