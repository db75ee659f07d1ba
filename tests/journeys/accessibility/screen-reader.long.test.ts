import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { articleIdOf } from '../../../server/library/import-library.ts';
import { createArticle } from '../../support/articles/create-article.ts';
import { prepareJourneys } from '../../support/journeys.ts';
import { awaitFocusIn } from '../../support/page/await-focus-in.ts';
import { awaitReader } from '../../support/page/await-reader.ts';
import { hearUntil, openNarrated, readPlace } from '../../support/sound/audio.ts';
import { listenIn } from '../../support/sound/listen-in.ts';

const journeys = prepareJourneys();

test('steps, plays, pauses: each sentence is announced once, and nothing while the voice speaks', async () => {
  await using window = await journeys.open('learner');
  const { page } = window;
  await openNarrated(journeys, window, { sentenceCount: 30 });
  const reader = await listenIn(page);
  await page.keyboard.press('ArrowDown');
  await expect.poll(reader.heard).toEqual(['Sentence 2 La frase 2.']);
  await reader.takeHeard();
  await page.getByRole('button', { name: 'Next sentence' }).dispatchEvent('click');
  await expect.poll(reader.heard).toEqual(['Sentence 3 La frase 3.']);
  await page.getByRole('button', { name: 'Previous sentence' }).dispatchEvent('click');
  await expect.poll(reader.heard).toEqual(['Sentence 3 La frase 3.', 'Sentence 2 La frase 2.']);

  await reader.takeHeard();
  await page.keyboard.press(' ');
  await hearUntil(page, 4);
  expect(await reader.takeHeard()).toEqual([]);
  await page.keyboard.press(' ');
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
  const place = await readPlace(page);
  await expect.poll(reader.heard).toEqual([`Sentence ${place} La frase ${place}.`]);

  await reader.takeHeard();
  await page.keyboard.press('t');
  await expect.poll(reader.heard).toEqual(['Translation: on']);
  await page.keyboard.press('ArrowDown');
  await expect.poll(reader.heard).toContain(`Sentence ${place + 1} La frase ${place + 1}. Sentence ${place + 1}.`);
  await reader.takeHeard();
  await page.keyboard.press('l');
  await expect.poll(reader.heard).toEqual(['Loop this sentence: on']);
});

test('the sentences are a numbered list, and the buttons of the active sentence are in the tab order', async () => {
  await using window = await journeys.open('learner');
  const { page } = window;
  await openArticle(window, 4);
  const reader = await listenIn(page);
  await expect.poll(() => page.getByRole('main').getByRole('listitem').count()).toBe(4);
  await page.keyboard.press('ArrowDown');
  await tabTo(page, reader, 'button Show the translation of sentence 2, collapsed');
  await page.keyboard.press('Enter');
  await expect.poll(reader.focused).toBe('button Show the translation of sentence 2, expanded');
  await expect.poll(reader.heard).toContain('Sentence 2.');
  await page.keyboard.press('Enter');
  await expect.poll(reader.focused).toBe('button Show the translation of sentence 2, collapsed');
  // The focus moves to the same button of the new active sentence, so that Enter, like all other keys, applies to this
  // sentence.
  await reader.takeHeard();
  await page.keyboard.press('ArrowDown');
  await expect.poll(reader.focused).toBe('button Show the translation of sentence 3, collapsed');
  await expect.poll(reader.heard).toEqual(['La frase 3.']);
  // In browse mode, a screen reader can focus a button of any sentence. That sentence must become the active one. The reading
  // position may move forward but not back, as when a user reads by scrolling.
  await page.getByRole('button', { name: 'Sentence 1', exact: true }).focus();
  await expect.poll(() => readPlace(page)).toBe(1);
  await expect.poll(() => page.getByText('3 of 4').count()).toBe(1);
  await page.getByRole('button', { name: 'Sentence 4', exact: true }).focus();
  await expect.poll(() => page.getByText('4 of 4').count()).toBe(1);
  await page.getByRole('button', { name: 'Sentence 1', exact: true }).focus();
  await page.reload();
  await awaitReader(page);
  await expect.poll(() => readPlace(page)).toBe(4);
  await page.getByRole('button', { name: 'Sentence 1', exact: true }).focus();
  const next = page.getByRole('button', { name: 'Next sentence' });
  await next.focus();
  for (let step = 0; step < 4; step++) await page.keyboard.press('Enter');
  await expect.poll(() => readPlace(page)).toBe(4);
  await expect.poll(reader.focused).toBe('button Next sentence, disabled');
});

test('any word can be defined by keyboard: with the word cursor, or from the words of its sentence', async () => {
  await using window = await journeys.open('learner');
  const { page } = window;
  await openArticle(window, 40);
  const reader = await listenIn(page);
  await page.keyboard.press('Alt+ArrowRight');
  await page.keyboard.press('Alt+ArrowRight');
  await expect.poll(reader.heard).toEqual(['La', 'frase']);
  // The word is highlighted but not selected, because a screen reader would announce the selection as well.
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('');
  await page.keyboard.press('Alt+ArrowLeft');
  await expect.poll(reader.heard).toEqual(['La', 'frase', 'La']);
  await page.keyboard.press('Alt+ArrowRight');
  await page.keyboard.press('Enter');
  const definition = page.getByRole('dialog', { name: 'frase', exact: true });
  const definitionByKey = page.getByRole('region', { name: 'frase', exact: true });
  await definitionByKey.getByText('From Foxtale’s dictionary').waitFor();
  await expect.poll(reader.heard).toContainEqual(expect.stringMatching(/^frase .*sentence/));
  await page.keyboard.press('Escape');
  await definitionByKey.waitFor({ state: 'detached' });

  await page.getByRole('button', { name: 'Sentence 1', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Words in this sentence' }).press('Enter');
  await page.getByRole('menu', { name: 'Words in this sentence' }).waitFor();
  await expect.poll(reader.focused).toBe('menuitem La');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await definition.waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(reader.focused).toBe('button Sentence 1');

  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await awaitFocusIn(help);
  await page.keyboard.press('d');
  await expect.poll(() => page.getByRole('dialog').count()).toBe(1);
  await page.keyboard.press('Escape');
  await help.waitFor({ state: 'detached' });

  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.keyboard.press('d');
  const box = await definitionByKey.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual(0);
});

test('a word is defined and saved by key without moving the focus, so that a screen reader stays in focus mode', async () => {
  await using window = await journeys.open('learner');
  const { page } = window;
  await window.visit(`/article/${articleIdOf('the-night-market-of-the-foxes')}`);
  await awaitReader(page);
  const reader = await listenIn(page);
  const focused = await reader.focused();
  await page.keyboard.press('ArrowDown');
  await expect.poll(reader.heard).toEqual([expect.stringMatching(/^Sentence 2 Venden/)]);
  await reader.takeHeard();
  await page.keyboard.press('d');
  await expect.poll(reader.heard).toEqual(['Venden sell']);
  expect(await reader.focused()).toBe(focused);
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  await page.keyboard.press('s');
  await expect.poll(reader.heard).toContain('“vender” is in your reviews.');
  await reader.takeHeard();
  await page.keyboard.press('Escape');
  await expect.poll(reader.heard).toEqual(['Sentence 2']);

  // Tab moves the focus into the definition. An arrow key closes the definition and moves to the next sentence.
  await page.keyboard.press('d');
  const definition = page.getByRole('region', { name: 'Venden' });
  await definition.getByText('From Foxtale’s dictionary').waitFor();
  await page.keyboard.press('Tab');
  await expect.poll(reader.focused).toBe('region Venden');
  await page.keyboard.press('Escape');
  await definition.waitFor({ state: 'detached' });
  await page.keyboard.press('d');
  await definition.waitFor();
  await reader.takeHeard();
  await page.keyboard.press('ArrowDown');
  await definition.waitFor({ state: 'detached' });
  await expect.poll(reader.heard).toEqual([expect.stringMatching(/^Sentence 3 Maja/)]);
  // The sentence number is plain text, because a screen reader would announce a progress bar before every sentence.
  await page.getByText('3 of 26').waitFor();
  await expect.poll(() => page.getByRole('progressbar').count()).toBe(0);
});

test('a navigation moves the focus to the heading and announces the title, and Back restores focus and scroll', async () => {
  await using window = await journeys.open('learner');
  const { page } = window;
  await window.visit('/');
  const reader = await listenIn(page);
  const link = page.getByRole('link', { name: 'El pan que se hace solo' }).first();
  await link.focus();
  const scrolled = await page.evaluate(() => scrollY);
  await page.keyboard.press('Enter');
  await window.arriveAt('El pan que se hace solo');
  await expect.poll(reader.focused).toBe('heading El pan que se hace solo');
  expect(await reader.takeHeard()).toContain('El pan que se hace solo · Foxtale');
  await page.goBack();
  await window.arriveAt('What would you like to read?');
  await expect.poll(reader.focused).toContain('link El pan que se hace solo');
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  expect(await reader.heard()).toContain('Home · Foxtale');
});

test('results of a search are announced, and the pairs of an own text get the focus', async () => {
  await using window = await journeys.open('learner');
  const { page } = window;
  await window.visit('/');
  const reader = await listenIn(page);
  await page.getByRole('searchbox').first().fill('xyzzy');
  await page.keyboard.press('Enter');
  await window.arriveAt('Results for “xyzzy”');
  await expect.poll(reader.heard).toEqual(['Results for “xyzzy” · Foxtale', 'Nothing fits yet']);
  await window.visit('/search?q=noche');
  await page.getByRole('combobox', { name: 'Type' }).click();
  await page.getByRole('option', { name: 'How-to guide' }).click();
  await expect.poll(reader.heard).toContain('1 article');
  await page.getByRole('combobox', { name: 'Length' }).click();
  await page.getByRole('option', { name: 'Long', exact: true }).click();
  await expect.poll(reader.heard).toContain('Nothing fits yet');

  await window.visit('/create-article?way=manual');
  await page.getByRole('textbox', { name: 'Title' }).fill('El zorro');
  await page.getByRole('textbox', { name: 'Content' }).fill('El zorro duerme. Hace frío.');
  await page.getByRole('textbox', { name: /^Its translation/ }).fill('The fox sleeps. It is cold.');
  await page.getByRole('textbox', { name: /^Its translated title/ }).fill('The fox');
  await page.getByRole('button', { name: 'Pair the sentences' }).press('Enter');
  await expect.poll(reader.focused).toBe('region Sentence pairs');
});

test('single-key shortcuts can be remapped and turned off, for the account', async () => {
  const learner = await journeys.createPerson('learner');
  await using window = await journeys.open(learner);
  const { page } = window;
  await window.visit('/settings');
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await dialog.getByRole('textbox', { name: 'Define meaning' }).fill('t');
  await dialog.getByText('Another shortcut uses this key.').first().waitFor();
  await dialog.getByRole('textbox', { name: 'Define meaning' }).fill('x');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'detached' });

  await using phone = await journeys.open(learner);
  await openArticle(phone, 3);
  await phone.page.keyboard.press('d');
  await phone.page.keyboard.press('x');
  await phone.page.getByRole('region', { name: 'La', exact: true }).waitFor();
  await phone.page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await dialog.getByRole('switch', { name: 'Single-key shortcuts' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'detached' });
  await openArticle(window, 3);
  const reader = await listenIn(page);
  for (const key of ['x', 'd', 't', 'l', 'b', '/', '?']) await page.keyboard.press(key);
  await page.keyboard.press('ArrowDown');
  await expect.poll(reader.heard).toEqual(['Sentence 2 La frase 2.']);
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
});

type Window = Awaited<ReturnType<typeof journeys.open>>;

async function openArticle({ visit, page }: Window, sentenceCount: number) {
  await visit(`/article/${await createArticle(journeys.services, sentenceCount)}`);
  await awaitReader(page);
}

async function tabTo(page: Page, reader: Awaited<ReturnType<typeof listenIn>>, wanted: string) {
  const seen: string[] = [];
  for (let presses = 0; presses < 20; presses++) {
    await page.keyboard.press('Tab');
    const focused = await reader.focused();
    if (focused === wanted) return;
    seen.push(focused);
  }
  throw new Error(`Tab never came to ${wanted}, only to ${seen.join(' · ')}`);
}
