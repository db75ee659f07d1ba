import { expect, test } from 'vitest';
import { addOwnText } from '../../support/articles/add-own-text.ts';
import { readUsage } from '../../support/articles/creations.ts';
import { prepareJourneys } from '../../support/journeys.ts';
import { awaitLive } from '../../support/page/await-live.ts';
import { awaitReader } from '../../support/page/await-reader.ts';
import { listAxeViolations } from '../../support/page/list-axe-violations.ts';

const journeys = prepareJourneys();

test('Foxy finds library articles first, then ready-made articles, gives the user the picked article, and uses no limit', async () => {
  const person = await journeys.createPerson('learner');
  await using window = await journeys.open(person);
  const { page } = window;
  await window.visit('/create-article');
  await page.getByText('No AI is set up on this server, so Foxy can’t write anything new').waitFor();
  await expect.poll(() => page.getByText(/AI articles? left/).count()).toBe(0);
  await page.getByRole('link', { name: /Ask Foxy.*in the library and among the ready-made articles/ }).click();
  await window.arriveAt('What would you like to read about?');
  const subject = page.getByRole('textbox', { name: 'What would you like to read about?' });
  await subject.fill('dog');
  await subject.press('Enter');
  await page.getByRole('heading', { name: 'In the library' }).waitFor();
  const offers = page.getByRole('article');
  const dog = offers.first();
  for (const fact of ['El perro de la estación de Shibuya', 'A2', 'Short', ' min', ' words'])
    await expect.poll(() => dog.textContent()).toContain(fact);
  expect(await listAxeViolations(page)).toEqual([]);
  await dog.getByRole('link', { name: 'Read this one' }).click();
  await awaitReader(page);
  await page.goBack();
  await offers.filter({ hasText: 'Shibuya' }).waitFor();

  await subject.fill('cats');
  await page.getByRole('button', { name: 'Show what fits' }).click();
  await page.getByRole('heading', { name: 'Ready-made, from Foxy’s drawer' }).waitFor();
  await offers.filter({ hasText: 'Nine excuses' }).getByRole('button', { name: 'Read this one' }).click();
  await awaitReader(page);
  expect((await readUsage(journeys, person))['ai-articles'].used).toBe(0);
});

test('if no article is about a subject, Foxy says so and offers other ways', async () => {
  await using window = await journeys.open('learner');
  const { page } = window;
  await window.visit('/create-article?description=chainsaws');
  await page.getByRole('heading', { name: 'No article is about “chainsaws” yet' }).waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Search articles' }).waitFor();
  await page.getByRole('link', { name: 'Add your own text' }).waitFor();
  expect(await listAxeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Surprise me' }).click();
  await awaitReader(page);
});

test('if articles only touch a subject, Foxy says so, and names a level that differs', async () => {
  await using window = await journeys.open('learner');
  const { page } = window;
  await window.visit('/create-article?description=coffee and how it came to Europe');
  await page.getByRole('heading', { name: 'No article is about “coffee and how it came to Europe” yet' }).waitFor();
  await page.getByText('These come nearest.').waitFor();
  await page.getByRole('radio', { name: 'A2' }).check({ force: true });
  const monday = page.getByRole('article').filter({ hasText: 'A mí me gustan los lunes' });
  await monday.getByText('easier than A2').waitFor();
  expect(await listAxeViolations(page)).toEqual([]);
});

test('a surprise article opens as soon as its text is there', async () => {
  await using window = await journeys.open('learner');
  const { page } = window;
  await window.visit('/create-article');
  await page.getByRole('button', { name: /Surprise me.*one of the ready-made articles/ }).click();
  await awaitReader(page);
  await page.goBack();
  await window.arriveAt('Create an article');
});

test('an own text without a translation shows no error, and opening it marks its notification as read', async () => {
  await using window = await journeys.open('learner');
  const { page } = window;
  await addOwnText(window);
  await awaitReader(page);
  await awaitLive(journeys, window.context);
  await page.getByRole('heading', { name: 'This article isn’t translated yet (English)' }).waitFor();
  await expect.poll(() => page.getByText('Error').count()).toBe(0);
  await page.getByText('You can still read it, listen to it and look up most words.').waitFor();
  await expect.poll(() => page.getByRole('button', { name: /Request translation|Try again/ }).count()).toBe(0);
  await window.visit('/');
  await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor();
});

test('a pasted text opens at once, with its first words as the title', async () => {
  await using window = await journeys.open('learner');
  const { page } = window;
  await window.visit('/create-article?way=manual');
  await page
    .getByRole('textbox', { name: 'Content' })
    .fill('Era una mañana fría. La plaza estaba vacía, y nadie miraba el reloj parado de la torre.');
  const title = page.getByRole('textbox', { name: 'Title', exact: true });
  await expect.poll(() => title.getAttribute('placeholder')).toBe('Era una mañana fría');
  await page.getByRole('button', { name: 'Save article' }).click();
  await awaitReader(page);
  await page.getByRole('heading', { level: 1, name: 'Era una mañana fría' }).waitFor();
});
