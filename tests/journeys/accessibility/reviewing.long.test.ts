import { expect, test } from 'vitest';
import { prepareJourneys } from '../../support/journeys.ts';
import { places, saveWord } from '../../support/save-words.ts';
import { listenIn } from '../../support/sound/listen-in.ts';

const journeys = prepareJourneys();
const question =
  'Mientras missing word , la levadura hace gratis el trabajo duro. While you sleep, the yeast does the hard work for free.';

test('a screen reader hears the sentence of each card, the correct answer, and how the typed answer compares', async () => {
  await using window = await journeys.open(await createLearner());
  const { page } = window;
  await window.visit('/words');
  const reader = await listenIn(page);
  await page.getByRole('link', { name: 'Review', exact: true }).press('Enter');
  await expect.poll(reader.focused).toBe(`textbox Type the missing word, ${question}`);
  await reader.takeHeard();
  await page.getByRole('textbox', { name: 'Type the missing word' }).fill('pan');
  await page.getByRole('textbox', { name: 'Type the missing word' }).press('Enter');
  await expect.poll(async () => (await reader.heard()).join(' ')).toContain('You wrote pan. The word is duermes.');
  await expect.poll(reader.focused).toMatch(/^button Again/);
  await page.keyboard.press('3');
  await expect.poll(reader.focused).toContain('Mientras duermes, la missing word hace gratis');
  await page.getByRole('button', { name: 'Undo the last grade' }).press('Enter');
  await expect.poll(reader.focused).toBe(`textbox Type the missing word, ${question}`);
  await expect.poll(() => page.getByRole('progressbar').count()).toBe(0);
  for (let card = 0; card < 3; card++) {
    await page.keyboard.press('Enter');
    await expect.poll(reader.focused).toMatch(/^button Good/);
    await page.keyboard.press('Enter');
    await expect.poll(reader.focused).toMatch(card < 2 ? /^textbox/ : 'heading 3 words reviewed');
  }
});

test('on a touch screen, a card moves the focus of the screen reader to its heading', async () => {
  const learner = await createLearner();
  await using window = await journeys.open(learner, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const { page } = window;
  await window.visit('/words/review');
  const reader = await listenIn(page);
  await expect.poll(reader.focused).toMatch(/^heading Review: word 1 of 3/);
  await page.getByRole('button', { name: 'Show answer' }).tap();
  await expect.poll(reader.focused).toMatch(/^button Good/);
  await page.getByRole('button', { name: /^Good/ }).tap();
  await expect.poll(reader.focused).toMatch(/^heading Review: word 2 of 3/);
});

test('at 400 % zoom, cards are answered and graded without scrolling sideways', async () => {
  const learner = await journeys.createPerson('learner');
  await saveWord(journeys, learner, { place: places.levadura });
  const viewport = { width: 320, height: 256 };
  await using window = await journeys.open(learner, { viewport });
  const { page } = window;
  await window.visit('/words');
  await page.getByRole('link', { name: 'Review', exact: true }).click();
  await page.getByRole('textbox', { name: 'Type the missing word' }).fill('levadura');
  await page.getByRole('button', { name: 'Check' }).click();
  await page.getByRole('heading', { name: 'levadura' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
  for (const name of ['Again', 'Hard', 'Good', 'Easy'])
    await page.getByRole('button', { name: new RegExp(`^${name}`) }).click({ trial: true });
  await page.getByRole('button', { name: /^Good/ }).click();
  await page.getByRole('heading', { name: '1 word reviewed' }).waitFor();
});

async function createLearner() {
  const learner = await journeys.createPerson('learner');
  for (const place of [places.duermes, places.levadura, places.trabajo]) await saveWord(journeys, learner, { place });
  return learner;
}
