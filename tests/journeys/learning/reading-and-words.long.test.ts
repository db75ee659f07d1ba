import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { articleIdOf } from '../../../server/library/import-library.ts';
import { createArticle } from '../../support/articles/create-article.ts';
import { writeOwnArticle } from '../../support/articles/write-own-article.ts';
import { prepareJourneys } from '../../support/journeys.ts';
import { scaleTimeout } from '../../support/machine-speed.ts';
import { awaitReader } from '../../support/page/await-reader.ts';
import { listAxeViolations } from '../../support/page/list-axe-violations.ts';
import type { openPage } from '../../support/page/open-page.ts';
import { findWords } from '../../support/sound/find-words.ts';

const journeys = prepareJourneys();
const marketId = articleIdOf('the-night-market-of-the-foxes');

test('a word is kept when it is looked up, saved and marked as known in the definition window, by mouse and keys', async () => {
  await using window = await journeys.open('learner');
  const { page, person } = window;
  await openArticle(window, marketId);
  await clickWord(page, 'estornudo');
  const dialog = page.getByRole('dialog', { name: 'estornudo' });
  await dialog.getByRole('button', { name: 'Save' }).waitFor();
  // The lookup is counted after a second.
  await dialog.getByText('Save “estornudo” or look it up again, and it comes up for review.').waitFor();
  await expect
    .poll(() => listSaved(person?.id))
    .toEqual([{ base: 'estornudo', state: 'unreviewed', isInReview: false }]);

  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByRole('button', { name: 'Saved', pressed: true }).waitFor();
  await dialog.getByText('“estornudo” is in your reviews.').waitFor();
  expect(await listAxeViolations(page)).toEqual([]);
  await expect
    .poll(() => listSaved(person?.id))
    .toEqual([{ base: 'estornudo', state: 'unreviewed', isInReview: true }]);

  await page.keyboard.press('k');
  await dialog.getByRole('button', { name: 'Known', pressed: true }).waitFor();
  await expect.poll(() => listSaved(person?.id)).toMatchObject([{ state: 'learned' }]);
  await page.keyboard.press('k');
  await dialog.getByRole('button', { name: 'Saved', pressed: true }).waitFor();

  await page.keyboard.press('s');
  await dialog.getByRole('button', { name: 'Save', exact: true, pressed: false }).waitFor();
  expect(await listSaved(person?.id)).toEqual([]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => listSaved(person?.id)).toMatchObject([{ base: 'estornudo', isInReview: true }]);
});

test('a word that is not in the dictionary is saved with a meaning of one’s own, which the definition shows from then on', async () => {
  const learner = await journeys.createPerson('learner');
  await using window = await journeys.open(learner);
  const { page } = window;
  const versions = {
    es: ['El zurbo duerme en la casa.', 'Nadie lo oye.'],
    en: ['It sleeps in the house.', 'Nobody hears it.'],
  };
  await openArticle(window, await writeOwnArticle(journeys.services, { authorId: learner.id, versions }));
  await clickWord(page, 'zurbo');
  const dialog = page.getByRole('dialog', { name: 'zurbo' });
  const field = dialog.getByLabel('Your own meaning');
  await field.fill('a small bear');
  // The field is as wide as the window without its padding.
  const width = async (element: Locator) => (await element.boundingBox())?.width ?? 0;
  expect(await width(field)).toBeGreaterThan((await width(dialog)) - 60);
  expect(await listAxeViolations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await dialog.getByText('“zurbo” is in your reviews.').waitFor();
  await dialog.getByText('a small bear').waitFor();

  await page.reload();
  await awaitReader(page);
  await clickWord(page, 'zurbo');
  await dialog.getByText('a small bear').waitFor();
  await dialog.getByRole('button', { name: 'Saved', pressed: true }).waitFor();
});

test('saved words are marked at once without moving the text, and a switch, which is kept in the account, also marks new words', async () => {
  const learner = await journeys.createPerson('learner');
  await using window = await journeys.open(learner);
  const { page } = window;
  await openArticle(window, marketId);
  await page.evaluate(() => document.fonts.ready);
  await page.getByRole('button', { name: 'Mark as read' }).waitFor();
  await clickWord(page, 'estornudo');
  const dialog = page.getByRole('dialog', { name: 'estornudo' });
  await dialog.getByText('From Foxtale’s dictionary').waitFor();
  const beforeSaving = await measureText(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => listMarked(page, 'saved-word')).toEqual(['estornudo', 'estornudo']);
  expect(await listMarked(page, 'new-word')).toEqual([]);
  expect(await measureText(page)).toEqual(beforeSaving);
  await page.keyboard.press('k');
  await expect.poll(() => listMarked(page, 'saved-word')).toEqual([]);
  await page.keyboard.press('k');
  await expect.poll(() => listMarked(page, 'saved-word')).toHaveLength(2);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });

  const before = await measureText(page);
  await page.getByRole('button', { name: 'More' }).click();
  const mark = page.getByRole('menuitemcheckbox', { name: /^Mark new words/ });
  await expect.poll(() => mark.getAttribute('aria-checked')).toBe('false');
  await mark.click();
  await expect.poll(() => mark.getAttribute('aria-checked')).toBe('true');
  await page.keyboard.press('Escape');
  await expect.poll(async () => (await listMarked(page, 'new-word')).length).toBeGreaterThan(5);
  expect(await listMarked(page, 'saved-word')).toHaveLength(2);
  expect(await measureText(page)).toEqual(before);

  await using other = await journeys.open(learner);
  await openArticle(other, marketId);
  await expect.poll(async () => (await listMarked(other.page, 'new-word')).length).toBeGreaterThan(5);
  await findWords(other.page, 'estornudo');
  await expect.poll(() => listMarked(other.page, 'saved-word')).toContain('estornudo');
});

test('the window of an expression shows and saves the expression, and the word by itself below it', async () => {
  const learner = await journeys.createPerson('learner');
  await using window = await journeys.open(learner, {
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });
  const { page } = window;
  const versions = { es: ['Aquella noche subió de todas formas.'], en: ['That night she climbed up anyway.'] };
  await openArticle(window, await writeOwnArticle(journeys.services, { authorId: learner.id, versions }));
  await clickWord(page, 'formas');
  const dialog = page.getByRole('dialog', { name: 'de todas formas' });
  await dialog.getByText('Save “de todas formas” or look it up again, and it comes up for review.').waitFor();
  await dialog.getByRole('button', { name: 'Save forma', exact: true, pressed: false }).click();
  await expect.poll(() => listMarked(page, 'saved-word')).toEqual(['formas']);
  expect(await listAxeViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await dialog.getByText('“de todas formas” is in your reviews.').waitFor();
  await expect
    .poll(() => listSaved(learner.id))
    .toEqual(expect.arrayContaining([expect.objectContaining({ base: 'forma', isInReview: true })]));
  await expect.poll(() => listSaved(learner.id)).toHaveLength(2);
  // Both meanings are visible without scrolling, and no button is cut off.
  const sheet = await dialog.boundingBox();
  const word = await dialog.getByText(/^formas – /).boundingBox();
  expect((word?.y ?? 0) + (word?.height ?? 0)).toBeLessThan((sheet?.y ?? 0) + (sheet?.height ?? 0));
  expect(await dialog.evaluate((window) => window.scrollWidth - window.clientWidth)).toBe(0);
});

test('a chosen meaning is shown in the definition window and saved with the word, also offline and after a reload', async () => {
  const learner = await journeys.createPerson('learner');
  await using window = await journeys.open(learner, {
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    serviceWorkers: 'allow',
  });
  window.allowInConsole(/Failed to load resource/);
  const { page, context } = window;
  const versions = { es: ['Esta cuenta es muy larga.', 'Nadie lo sabe.'] };
  const articleId = await writeOwnArticle(journeys.services, { authorId: learner.id, versions });
  await openArticle(window, articleId);
  const isKept = () =>
    page.evaluate(async () => {
      const name = (await caches.keys()).find((key) => key.startsWith('foxtale-kept-'));
      if (name === undefined || navigator.serviceWorker.controller === null) return false;
      return (await (await caches.open(name)).keys()).some(({ url }) => url.includes('/word-definitions'));
    });
  await expect.poll(isKept, { timeout: scaleTimeout(30_000) }).toBe(true);

  await context.setOffline(true);
  await clickWord(page, 'cuenta');
  const dialog = page.getByRole('dialog', { name: 'cuenta' });
  const others = dialog.getByRole('group', { name: 'Other meanings' });
  await others.waitFor();
  expect(await listAxeViolations(page)).toEqual([]);
  const tell = others.getByRole('button', { name: 'tell contar' });
  await tell.tap();
  await tell.waitFor({ state: 'detached' });
  await dialog.getByText('contar', { exact: true }).waitFor();
  await dialog.getByRole('button', { name: 'Save', exact: true }).tap();
  await dialog.getByText('“contar” is in your reviews.').waitFor();
  await context.setOffline(false);
  await expect
    .poll(() => listSaved(learner.id), { timeout: scaleTimeout(30_000) })
    .toEqual([{ base: 'contar', state: 'unreviewed', isInReview: true }]);

  await page.reload();
  await awaitReader(page);
  await clickWord(page, 'cuenta');
  await dialog.getByText('“contar” is in your reviews.').waitFor();
  await tell.waitFor({ state: 'detached' });
  await dialog.getByText('contar', { exact: true }).waitFor();
  await dialog.getByRole('button', { name: 'Saved', pressed: true }).waitFor();
  await others.getByRole('button').first().waitFor();
  expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
});

test('a phrase that is selected by hand is saved as written, with its translation, and marked where it stands', async () => {
  await using window = await journeys.open('learner');
  const { page, person } = window;
  await openArticle(window, marketId);
  await clickWord(page, 'buenas');
  await page.getByRole('dialog', { name: 'buenas' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('d');
  const phrase = page.getByRole('region', { name: 'buenas ideas' });
  await phrase.getByText('Save “buenas ideas” to review it later.').waitFor();
  await page.keyboard.press('s');
  await phrase.getByText('“buenas ideas” is in your reviews.').waitFor();
  await expect.poll(() => listMarked(page, 'saved-word')).toEqual(['buenas ideas']);
  // The phrase is in the list because it was saved. A lookup alone would not add it.
  await expect
    .poll(() => listSaved(person?.id))
    .toContainEqual({
      base: 'buenas ideas',
      state: 'unreviewed',
      isInReview: true,
    });
});

test('what was read by stepping counts, with and without its translation, and the end offers to recall the looked-up words', async () => {
  await using window = await journeys.open('learner');
  const { page, person } = window;
  const articleId = await createArticle(journeys.services, 4);
  await openArticle(window, articleId);
  // Reading is recorded only after the script `reading-log` has loaded.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('reading-log')),
  );
  for (const sentence of [1, 2, 3]) {
    if (sentence === 2) await page.getByRole('button', { name: 'Show the translation of sentence 2' }).click();
    await page.locator(`#sentence-${sentence} [aria-current="true"]`).waitFor();
    // Waits long enough for the sentence to count as read: three words take 450 ms.
    await page.waitForTimeout(1600);
    await page.keyboard.press('ArrowDown');
  }
  await page.getByText('You’ve read it to the end').waitFor();
  await page.getByText('4 sentences in 1 minute', { exact: true }).waitFor();
  await expect.poll(() => listRead(person?.id)).toEqual([{ read: '111', aided: '010' }]);
});

test('recall asks for the words of the article, and its grades are the first reviews', async () => {
  await using window = await journeys.open('learner');
  const { page, person } = window;
  await openArticle(window, marketId);
  for (const word of ['estornudo', 'botones', 'paraguas']) {
    await clickWord(page, word);
    const dialog = page.getByRole('dialog', { name: word });
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.getByRole('button', { name: 'Saved' }).waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  }
  for (let step = 0; step < 60; step++) await page.keyboard.press('ArrowDown');
  await page.getByRole('heading', { name: 'Recall these 3 words' }).waitFor();
  await page.getByText('3 words looked up').waitFor();
  const start = page.getByRole('button', { name: 'Start' });
  // Scrolls the button to just above the player. The card that replaces the button would be behind the player if the page
  // did not scroll after the click.
  await start.evaluate((button) => scrollBy(0, button.getBoundingClientRect().bottom - innerHeight + 130));
  await start.click();

  const card = page.getByRole('region', { name: 'Recall' });
  const expectUncovered = () => expect.poll(() => measureCovered(page, card)).toEqual({ above: 0, below: 0 });
  await card.getByText('Recall, 1 of 3').waitFor();
  await expectUncovered();
  expect(await listAxeViolations(page)).toEqual([]);
  await page.keyboard.press(' ');
  await card.getByRole('button', { name: /I knew it/ }).waitFor();
  await page.keyboard.press('2');
  await card.getByText('Recall, 2 of 3').waitFor();
  await page.keyboard.press('u');
  await card.getByText('Recall, 1 of 3').waitFor();
  // On a phone, the next cards must not be covered either.
  await page.setViewportSize({ width: 360, height: 640 });
  for (const [index, key] of ['2', '1', '2'].entries()) {
    await card.getByText(`Recall, ${index + 1} of 3`).waitFor();
    if (index > 0) await expectUncovered();
    await page.keyboard.press(' ');
    await card.getByRole('button', { name: /I knew it/ }).waitFor();
    if (index > 0) await expectUncovered();
    await page.keyboard.press(key);
  }
  await page.getByText('You recalled 2 of 3 words').waitFor();
  await expect
    .poll(() => listGrades(person?.id))
    .toEqual([
      { grade: 1, count: 1 },
      { grade: 3, count: 2 },
    ]);

  await page.setViewportSize({ width: 320, height: 640 });
  await window.visit('/progress');
  // At this width, the text after the number takes several lines. The distance between these lines is the same as in other
  // small text.
  const due = page.getByText('words to review in the next 7 days', { exact: true });
  await expect.poll(async () => (await due.boundingBox())?.height).toBeGreaterThan(40);
  expect((await due.boundingBox())?.height).toBeLessThan(50);
});

/** How many pixels of the card are behind the header or the player. */
async function measureCovered(page: Page, card: Locator) {
  const { y = 0, height = 0 } = (await card.boundingBox()) ?? {};
  const player = await page.locator('#player').boundingBox();
  return { above: Math.max(0, 64 - y), below: Math.max(0, y + height - (player?.y ?? 0)) };
}

type Opened = Awaited<ReturnType<typeof openPage>>;

async function openArticle(window: Opened, articleId: string) {
  await window.visit(`/article/${articleId}`);
  await awaitReader(window.page);
}

async function clickWord(page: Page, word: string) {
  const { x, y, width, height } = await findWords(page, word);
  await page.mouse.click(x + width / 2, y + height / 2);
}

const listMarked = (page: Page, name: string) =>
  page.evaluate(
    (name) =>
      [...(CSS.highlights.get(`foxtale-${name}`) ?? [])].map(({ startContainer, startOffset, endOffset }) =>
        startContainer.textContent?.slice(startOffset, endOffset),
      ),
    name,
  );

const measureText = (page: Page) =>
  page.evaluate(() => ({
    height: document.documentElement.scrollHeight,
    // Measures the rows, not their texts, because texts outside the viewport are not laid out.
    tops: [...document.querySelectorAll('[id^="sentence-"]')].map((row) =>
      Math.round(row.getBoundingClientRect().top + scrollY),
    ),
  }));

const listSaved = (userId: string | undefined) => journeys.services.db.query`
  select w.base, s.state, s.is_in_review as "isInReview" from saved_words s join words w on w.id = s.word_id
  where s.user_id = ${userId} and s.deleted_at is null`;

const listRead = (userId: string | undefined) => journeys.services.db.query`
  select substring(d.sentences::text for 3) as read, substring(d.aided::text for 3) as aided
  from reading_days d join learners l on l.id = d.learner_id where l.user_id = ${userId}`;

const listGrades = (userId: string | undefined) => journeys.services.db.query`
  select r.grade, count(*)::int from reviews r join saved_words s on s.id = r.word_id
  where s.user_id = ${userId} and r.grade is not null
    and not exists (select from reviews u where u.undoes = r.id and u.word_id = r.word_id)
  group by 1 order by 1`;
