import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { SentenceClip } from '../../../domain/reader/listening/narration.ts';
import { mergeProfile } from '../../../server/access/queries.ts';
import { articleIdOf } from '../../../server/library/import-library.ts';
import { prepareJourneys } from '../../support/journeys.ts';
import { awaitFocusIn } from '../../support/page/await-focus-in.ts';
import { awaitReader } from '../../support/page/await-reader.ts';
import { listAxeViolations } from '../../support/page/list-axe-violations.ts';
import type { openPage } from '../../support/page/open-page.ts';
import { findWords } from '../../support/sound/find-words.ts';

const journeys = prepareJourneys();
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

test('defines words selected by mouse beside the selection, and Escape restores the focus', async () => {
  await using window = await journeys.open('learner', { viewport: { width: 1000, height: 800 } });
  const { page } = window;
  await openArticle(window);
  const select = async () => {
    const words = await findWords(page, 'pagó un paraguas');
    await page.mouse.move(words.x + 4, words.y + words.height / 2);
    await page.mouse.down();
    await page.mouse.move(words.x + words.width - 14, words.y + words.height / 2, { steps: 5 });
    await page.mouse.up();
  };
  await select();
  const menuItem = page.getByRole('menuitem', { name: 'Define meaning' });
  await menuItem.waitFor();
  // After Escape, the words are still selected, but a click on a button does not open their menu again.
  await page.keyboard.press('Escape');
  await menuItem.waitFor({ state: 'detached' });
  const settings = page.getByRole('button', { name: 'Text settings' });
  await settings.click();
  await page.getByRole('dialog', { name: 'Text settings' }).waitFor();
  expect(await menuItem.count()).toBe(0);
  await settings.click();
  await page.getByRole('dialog', { name: 'Text settings' }).waitFor({ state: 'detached' });
  // Clears the selection, because a press on selected words would drag them.
  await page.evaluate(() => getSelection()?.removeAllRanges());
  await select();
  await menuItem.click();
  const dialog = page.getByRole('dialog', { name: 'pagó un paraguas' });
  await dialog.getByText('paid for an umbrella').first().waitFor();
  expect(await isCovered(page, 'pagó un paraguas')).toBe(false);
  expect(await listAxeViolations(page)).toEqual([]);

  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => page.locator(':focus').textContent()).toContain('pagó un paraguas');
});

test('a click on a word, or between words, moves the position there; a click on a word also defines it', async () => {
  await using window = await journeys.open('learner', { viewport: { width: 1000, height: 800 } });
  const { page } = window;
  await openArticle(window);
  await page.getByText('Click a word for its meaning, or click beside it to select the sentence.').waitFor();
  await clickWord(page, 'estornudo');
  const sneeze = page.getByRole('dialog', { name: 'estornudo' });
  await sneeze.getByText('sneeze', { exact: true }).first().waitFor();
  expect(await isCovered(page, 'estornudo')).toBe(false);
  await expect.poll(() => page.getByText('Click a word for its meaning').count()).toBe(0);
  const active = page.locator('[aria-current="true"]', { hasText: 'con un estornudo' });
  await active.waitFor();
  const lookedUp = Number((await page.locator('li', { has: active }).getAttribute('id'))?.replace('sentence-', ''));
  await page.getByText(`${lookedUp} of 26`).waitFor();
  const { db } = journeys.services;
  await expect
    .poll(() => db.query`select sentence from article_positions where user_id = ${window.person?.id}`)
    .toEqual([{ sentence: lookedUp }]);

  // A click on another word replaces the definition. A click beside the words only closes the definition.
  const sentence = page.locator('p[data-source]', { hasText: 'con un estornudo' });
  const [first = ''] = ((await sentence.textContent()) ?? '').split(' ');
  await sentence.click({ position: { x: 4, y: 12 } });
  await page.getByRole('dialog', { name: first, exact: true }).waitFor();
  await expect.poll(() => page.getByRole('dialog').count()).toBe(1);
  const place = await page.locator('[aria-current="true"]').textContent();
  await clickBeside(page, 2);
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect.poll(() => page.locator('[aria-current="true"]').textContent()).toBe(place);
  await clickBeside(page, 2);
  await page.locator('#sentence-2 [aria-current="true"]').waitFor();
  await page.getByText('2 of 26').waitFor();
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);

  // The hint is shown only once per device.
  await openArticle(window);
  await expect.poll(() => page.getByText('Click a word for its meaning').count()).toBe(0);
});

test('a click on a word of the title defines it and moves nothing, and the word can be heard', async () => {
  await using window = await journeys.open('learner', { viewport: { width: 1000, height: 800 } });
  const { page } = window;
  await openArticle(window);
  const title = page.getByRole('heading', { level: 1 });
  const [first = ''] = ((await title.textContent()) ?? '').split(' ');
  await title.click({ position: { x: 8, y: 16 } });
  const dialog = page.getByRole('dialog', { name: first, exact: true });
  await dialog.getByText('From Foxtale’s dictionary').waitFor();
  const answered = page.waitForResponse((response) => response.url().endsWith('/sentences/0'));
  await dialog.getByRole('button', { name: 'Play', exact: true }).click();
  const { audioUrl }: SentenceClip = await (await answered).json();
  await expect.poll(() => page.evaluate(() => document.querySelector('audio')?.src)).toContain(audioUrl);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('1 of 26').waitFor();
});

test('on touch a tap opens the definition with the matching words of the translation, and moves the sentence only if it would be covered', async () => {
  await using window = await journeys.open('learner', phone);
  const { page } = window;
  await openArticle(window);
  await page.getByText('Tap a word for its meaning, or tap beside it to select the sentence.').waitFor();
  await page.getByRole('button', { name: 'Translation', exact: true }).tap();
  await page.evaluate(() => document.fonts.ready);

  // The sheet with the definition does not cover a sentence at the top, so nothing scrolls.
  const high = await scrollWordTo(page, 'botones', 150);
  const scrolled = await page.evaluate(() => scrollY);
  await page.touchscreen.tap(high.x, high.y);
  await page
    .getByRole('dialog', { name: 'botones' })
    .getByText(/^button/)
    .first()
    .waitFor();
  await expect.poll(() => listLit(page)).toEqual(['botones', 'buttons']);
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap();
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  // A sentence at the bottom is scrolled up until it is above the sheet.
  const low = await scrollWordTo(page, 'estornudo', 600);
  expect(low.y).toBeGreaterThan(500);
  await page.touchscreen.tap(low.x, low.y);
  await page.getByRole('dialog', { name: 'estornudo' }).getByText('sneeze', { exact: true }).first().waitFor();
  await expect.poll(() => isCovered(page, 'estornudo')).toBe(false);
  await page.locator('[aria-current="true"]', { hasText: 'con un estornudo' }).waitFor();
});

test('on touch every word of the last line has its meaning, although the hidden translation below is a button', async () => {
  await using window = await journeys.open('learner', phone);
  const { page } = window;
  await openArticle(window);
  const sentences = await page.locator('p[data-source]').allTextContents();
  for (const sentence of sentences.slice(0, 3)) {
    const [end = '', word = ''] = /(\p{L}+)\P{L}*$/u.exec(sentence) ?? [];
    const { x, y, height } = await findWords(page, end);
    await page.touchscreen.tap(x + 10, y + height / 2);
    // The name of the dialog may be longer than the word: it can be an expression that contains the word.
    await page.getByRole('dialog', { name: word }).waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
});

test('by keyboard: D defines the first word of the sentence, Shift and arrow keys extend the selection', async () => {
  await using window = await journeys.open('learner', { viewport: { width: 1440, height: 800 } });
  const { page } = window;
  await openArticle(window);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('d');
  const dialog = page.getByRole('region', { name: 'Venden' });
  await dialog.getByText('vender', { exact: true }).waitFor();
  await dialog.getByText('sell', { exact: true }).first().waitFor();
  expect(await isCovered(page, 'Venden')).toBe(false);
  await page.keyboard.press('Tab');
  await awaitFocusIn(dialog);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => page.locator(':focus').textContent()).toContain('Venden');

  await clickWord(page, 'buenas');
  await page.getByRole('dialog', { name: 'buenas' }).waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('d');
  await page.getByRole('region', { name: 'buenas ideas' }).getByText('good ideas').first().waitFor();
});

test('on a phone the definition is a bottom sheet in the reader’s language, and the sentence stays visible', async () => {
  const person = await journeys.createPerson('learner');
  await mergeProfile(journeys.services, person, { mainLang: 'de', learningLang: 'fr' });
  await using window = await journeys.open(person, {
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });
  const { page } = window;
  await openArticle(window);
  await clickBeside(page, 2);
  await page.locator('#sentence-2 [aria-current="true"]').waitFor();
  const word = await findWords(page, 'renards');
  await pressLong(page, { x: word.x + 4, y: word.y + word.height / 2 });
  await selectByFinger(page, 'renards');
  await page.getByRole('menuitem', { name: 'Bedeutung nachschlagen' }).tap();
  const sheet = page.getByRole('dialog', { name: 'renards' });
  await sheet.getByText('Fuchs', { exact: true }).first().waitFor();
  await sheet.getByText('Substantiv, Maskulinum').waitFor();
  expect(await isCovered(page, 'renards')).toBe(false);
  expect((await sheet.boundingBox())?.height).toBeLessThanOrEqual(740 * 0.62 + 1);
  // The sentence of a looked-up word becomes the active sentence.
  await page.locator('#sentence-1 [aria-current="true"]').waitFor();
  expect(await listAxeViolations(page)).toEqual([]);

  // If nothing is open, a tap moves to a sentence. If a popup is open (here the one with the slider), a tap only closes it.
  await goBackAsOnAndroid(page);
  await sheet.waitFor({ state: 'detached' });
  await clickBeside(page, 3);
  await page.locator('#sentence-3 [aria-current="true"]').waitFor();
  await page.getByRole('button', { name: /0,8\s*×/ }).tap();
  await page.getByRole('slider').waitFor();
  await page.locator('#sentence-2 [data-source]').tap({ position: { x: 8, y: 8 } });
  await page.getByRole('slider').waitFor({ state: 'hidden' });
  await page.locator('#sentence-3 [aria-current="true"]').waitFor();
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
});

test('highlights a word and the matching words of the translation, without moving anything', async () => {
  await using window = await journeys.open('learner');
  const { page } = window;
  await openArticle(window);
  await page.keyboard.press('t');
  await page.evaluate(() => document.fonts.ready);
  await page.getByRole('button', { name: 'Mark as read' }).waitFor();
  const word = await findWords(page, 'botones');
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  await expect
    .poll(async () => {
      await page.mouse.move(word.x + 8, word.y + word.height / 2);
      await page.mouse.move(word.x + 10, word.y + word.height / 2);
      return listLit(page);
    })
    .toEqual(['botones', 'buttons']);
  expect(await height()).toBe(before);
});

test('a failed definition says why and can be retried', async () => {
  await using window = await journeys.open('learner');
  window.allowInConsole(/ERR_INTERNET_DISCONNECTED/);
  const { page, context } = window;
  await openArticle(window);
  await page.keyboard.press('d');
  await page.getByRole('region', { name: 'Una' }).getByText('From Foxtale’s dictionary').waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('ArrowDown');
  await context.setOffline(true);
  await page.keyboard.press('d');
  await page.getByText('You’re offline.').waitFor();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('You’re offline.').waitFor();
  // The connection is back; no user action is needed.
  await context.setOffline(false);
  await page.getByRole('region', { name: 'Venden' }).getByText('vender', { exact: true }).waitFor();
});

const listLit = (page: Page) =>
  page.evaluate(() => [...(CSS.highlights.get('foxtale-counterpart') ?? [])].map((range) => range.toString()));

async function clickWord(page: Page, word: string) {
  const { x, y, width, height } = await findWords(page, word);
  await page.mouse.click(x + width / 2, y + height / 2);
}

/**
 * Scrolls a word to `top` pixels below the top of the viewport, as far as the page allows, and returns the middle of the word.
 */
async function scrollWordTo(page: Page, word: string, top: number) {
  const { y } = await findWords(page, word);
  await page.evaluate((distance) => scrollBy({ top: distance, behavior: 'instant' }), y - top);
  return page.evaluate((word) => {
    const node = [...document.querySelectorAll('p[data-source]')].find((text) =>
      text.textContent?.includes(word),
    )?.firstChild;
    const start = node?.textContent?.indexOf(word) ?? 0;
    const range = document.createRange();
    if (node) {
      range.setStart(node, start);
      range.setEnd(node, start + word.length);
    }
    const box = range.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }, word);
}

/** Clicks in the row of a sentence, above its text. */
const clickBeside = (page: Page, sentence: number) =>
  page.locator(`#sentence-${sentence}`).click({ position: { x: 60, y: 3 } });

type Opened = Awaited<ReturnType<typeof openPage>>;

async function openArticle(window: Opened) {
  await window.visit(`/article/${articleIdOf('the-night-market-of-the-foxes')}`);
  await awaitReader(window.page);
}

async function pressLong(page: Page, at: { x: number; y: number }) {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await page.waitForTimeout(700);
  await devTools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.waitForTimeout(300);
}

/** The operating system draws the selection handles for touch, so the test sets the selection directly. */
const selectByFinger = (page: Page, words: string) =>
  page.evaluate((words) => {
    const node = [...document.querySelectorAll('p[data-source]')].find((text) =>
      text.textContent?.includes(words),
    )?.firstChild;
    const start = node?.textContent?.indexOf(words) ?? 0;
    if (node) getSelection()?.setBaseAndExtent(node, start, node, start + words.length);
  }, words);

/** Whether the words are hidden: covered by the definition, or scrolled out of view. */
const isCovered = (page: Page, words: string) =>
  page.evaluate((words) => {
    const node = [...document.querySelectorAll('p[data-source]')].find((text) =>
      text.textContent?.includes(words),
    )?.firstChild;
    const dialog = document.querySelector('[data-selection-tools]')?.getBoundingClientRect();
    if (!node || !dialog) throw new Error('There is nothing to compare.');
    const start = node.textContent?.indexOf(words) ?? 0;
    const range = document.createRange();
    range.setStart(node, start);
    range.setEnd(node, start + words.length);
    const box = range.getBoundingClientRect();
    const isOver =
      box.left < dialog.right && dialog.left < box.right && box.top < dialog.bottom && dialog.top < box.bottom;
    return isOver || box.top < 56 || box.bottom > innerHeight;
  }, words);

/**
 * Simulates Android's back gesture, which sends a close request to the page's CloseWatcher. Escape sends a close request
 * too. The key is hidden from all key handlers, so that only the CloseWatcher reacts.
 */
async function goBackAsOnAndroid(page: Page) {
  await page.evaluate(() =>
    addEventListener('keydown', (event) => event.stopImmediatePropagation(), { capture: true }),
  );
  await page.keyboard.press('Escape');
}
