import { expect, test } from 'vitest';
import { mergeProfile } from '../../../server/access/queries.ts';
import { makeEpub, makeStory, makeZip, tinyPng } from '../../support/articles/make-files.ts';
import { prepareJourneys } from '../../support/journeys.ts';
import { awaitReader } from '../../support/page/await-reader.ts';
import { listAxeViolations } from '../../support/page/list-axe-violations.ts';

const journeys = prepareJourneys();
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const novel = makeEpub({
  title: 'Las luces de la ría',
  author: 'Marina Seoane',
  cover: tinyPng,
  chapters: ['El puente', 'La casa', 'La marea'].map((title, index) => ({
    file: `${index}.xhtml`,
    title,
    html: makeStory(index === 0 ? 6 : 320, index * 1000)
      .map((text) => `<p>${text}</p>`)
      .join(''),
  })),
});

const epub = { name: 'luces.epub', mimeType: 'application/epub+zip', buffer: novel };

test('imports a book, sees how it fits, reads, and continues from home', async () => {
  const person = await journeys.createPerson('learner');
  await mergeProfile(journeys.services, person, { level: 'A2' });
  await using window = await journeys.open(person);
  const { page } = window;
  await window.visit('/create-article');
  await page.getByRole('link', { name: /Create manually/ }).click();
  await page.getByRole('link', { name: 'File', exact: true }).click();
  await window.arriveAt('Import a book or another file');
  expect(await listAxeViolations(page)).toEqual([]);
  await page.getByLabel('File', { exact: true }).setInputFiles(epub);
  await window.arriveAt('Your book');
  await expect.poll(() => page.getByRole('textbox', { name: 'Title' }).inputValue()).toBe('Las luces de la ría');
  await page.getByText('Marina Seoane').waitFor();
  await page.getByText('3 chapters').waitFor();
  await page.getByText('% known').waitFor();
  expect(await listAxeViolations(page)).toEqual([]);
  await page.reload();
  await window.arriveAt('Your book');
  await page.getByRole('button', { name: 'Add book' }).click();
  await window.arriveAt('Las luces de la ría');
  await page.getByRole('link', { name: 'La marea' }).waitFor();
  expect(await listAxeViolations(page)).toEqual([]);

  await page.getByRole('link', { name: 'Start reading' }).click();
  await awaitReader(page);
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowDown');
  await page.getByText('You’ve read it to the end').waitFor();
  await page.getByRole('link', { name: 'Next part: La casa' }).waitFor();
  await page.getByRole('link', { name: 'Las luces de la ría' }).first().click();
  await window.arriveAt('Las luces de la ría');
  await page.getByRole('link', { name: 'Continue with part 2' }).waitFor();

  await window.visit('/');
  await page.getByRole('link', { name: 'Las luces de la ría' }).click();
  await awaitReader(page);
  await page.getByRole('heading', { name: 'La casa' }).waitFor();

  // Imports the same file again.
  await window.visit('/create-article?way=file');
  await page.getByLabel('File', { exact: true }).setInputFiles(epub);
  await window.arriveAt('You already have this text');
  await page.getByRole('link', { name: 'Open book' }).click();
  await window.arriveAt('Las luces de la ría');
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await window.arriveAt('My articles');
  await page.getByText('Nothing in Spanish yet').waitFor();
});

test('reads subtitles on a phone with their times', async () => {
  await using window = await journeys.open('learner', phone);
  const { page } = window;
  await window.visit('/create-article?way=file');
  const cues = [
    '¿Quién llama a la puerta tan tarde?',
    'Soy yo, tu vecina, abre la puerta.',
    'Entra y cierra, que hace frío.',
  ];
  const srt = cues
    .map((text, index) => `${index + 1}\n00:01:${index}5,000 --> 00:01:${index}7,000\n${text}\n`)
    .join('\n');
  await page.getByLabel('File', { exact: true }).setInputFiles({
    name: 'La vecina.srt',
    mimeType: 'application/x-subrip',
    buffer: Buffer.from(srt),
  });
  await window.arriveAt('Your text');
  await page.getByRole('button', { name: 'Add text' }).click();
  await awaitReader(page);
  await page.getByRole('heading', { name: 'La vecina' }).waitFor();
  expect(
    await page.locator('li[data-time]').evaluateAll((rows) => rows.map((row) => row.getAttribute('data-time'))),
  ).toEqual(['1:05', '1:15', '1:25']);
});

test('a file is dropped; a file that cannot be read says why, and another file can be chosen', async () => {
  await using window = await journeys.open('learner');
  const { page } = window;
  await window.visit('/create-article?way=file');
  const bytes = makeZip({ 'photo.jpg': 'no text' }).toString('base64');
  const transfer = await page.evaluateHandle((base64) => {
    const data = new DataTransfer();
    const content = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    data.items.add(new File([content], 'photos.zip'));
    return data;
  }, bytes);
  await page.getByText('Drop a file here').dispatchEvent('drop', { dataTransfer: transfer });
  await window.arriveAt('This file can’t be read');
  await page.getByText('Foxtale reads EPUB').waitFor();
  expect(await listAxeViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Choose another file' }).click();
  await window.arriveAt('Import a book or another file');

  // Imports a text in the native language instead of the learning language.
  const english =
    'Every morning the old baker lights his oven, opens the door and waits for the first customer of the day. ';
  await page.getByLabel('File', { exact: true }).setInputFiles({
    name: 'bread.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(english.repeat(2)),
  });
  await window.arriveAt('Your text');
  await page.getByText('It looks like English, but you’re learning Spanish.').waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Add text' }).isDisabled()).toBe(true);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await window.arriveAt('Import a book or another file');
});
