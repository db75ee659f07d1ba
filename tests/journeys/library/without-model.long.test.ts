import { expect, test } from 'vitest';
import { addOwnText } from '../../support/add-own-text.ts';
import { awaitLive } from '../../support/await-live.ts';
import { awaitReader } from '../../support/await-reader.ts';
import { chooseSegment } from '../../support/choose-segment.ts';
import { readUsage } from '../../support/creations.ts';
import { prepareJourneys } from '../../support/journeys.ts';
import { listAxeViolations } from '../../support/list-axe-violations.ts';

const journeys = prepareJourneys();

test('the drawer says what it is, offers articles that fit, gives the picked one and costs nothing', async () => {
  const person = await journeys.createPerson('learner');
  await using window = await journeys.open(person);
  const { page } = window;
  await window.visit('/create-article');
  await page.getByText('No AI is set up on this server, so Foxy can’t write anything new').waitFor();
  await expect.poll(() => page.getByText(/AI articles? left/).count()).toBe(0);
  await page.getByRole('link', { name: /Ask Foxy.*three ready-made articles that fit best/ }).click();
  await window.arriveAt('What would you like to read about?');
  await page.getByRole('textbox', { name: 'Description' }).fill('Something funny about an animal in a town');
  const offers = page.getByRole('article');

  await chooseSegment(page, /^Medium/);
  await chooseSegment(page, 'A1');
  await expect.poll(() => offers.count()).toBe(0);
  await page.getByRole('button', { name: 'Show what fits' }).click();
  await page.getByRole('heading', { name: 'Which one would you like to read?' }).waitFor();
  await page.getByText('Nothing else in the drawer is about this.').waitFor();
  const texts = await offers.allTextContents();
  expect(texts).toHaveLength(3);
  for (const text of texts) for (const fact of ['A1', 'Medium', ' min', ' words']) expect(text).toContain(fact);
  expect(texts.join()).toContain('News article');
  expect(await listAxeViolations(page)).toEqual([]);
  const goat = offers.filter({ hasText: 'Una cabra en la biblioteca' });
  await goat.getByRole('button', { name: 'Read this one' }).click();
  await awaitReader(page);
  await page.getByRole('heading', { level: 1, name: 'Una cabra en la biblioteca' }).waitFor();
  expect((await readUsage(journeys, person))['ai-articles'].used).toBe(0);
});

test('a surprise opens as soon as its text is there', async () => {
  await using window = await journeys.open('learner');
  const { page } = window;
  await window.visit('/create-article');
  await page.getByRole('button', { name: /Surprise me.*one of the ready-made articles/ }).click();
  await awaitReader(page);
  await page.goBack();
  await window.arriveAt('Create an article');
});

test('an own text without a translation shows no error, and its notification is read once it was opened', async () => {
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
