import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { writeOwnArticle } from '../../support/articles/write-own-article.ts';
import { prepareJourneys } from '../../support/journeys.ts';
import { scaleTimeout } from '../../support/machine-speed.ts';
import { awaitReader } from '../../support/page/await-reader.ts';
import { listAxeViolations } from '../../support/page/list-axe-violations.ts';
import { hearUntil, openNarrated, readAudio } from '../../support/sound/audio.ts';
import { letVoices, listSaid, pretendToSpeak } from '../../support/sound/pretend-to-speak.ts';

const journeys = prepareJourneys();

const voices = [
  { name: 'eSpeak Spanish', lang: 'es-ES' },
  { name: 'Google español', lang: 'es-ES', localService: false },
  { name: 'Mónica (Premium)', lang: 'es-ES' },
  { name: 'Paulina', lang: 'es-MX' },
  { name: 'Samantha', lang: 'en-US' },
];

const play = (page: Page) => page.getByRole('button', { name: 'Play', exact: true }).click();
const isNarrating = async (page: Page) => !(await readAudio(page)).isPaused;

/** Lists the spoken words that the page highlights during the next 1.5 seconds. */
const listMarked = (page: Page) =>
  page.evaluate(async () => {
    const marked = new Set<string>();
    const end = performance.now() + 1500;
    while (performance.now() < end) {
      for (const range of CSS.highlights.get('foxtale-spoken') ?? []) marked.add(String(range));
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return [...marked];
  });

async function chooseVoice(page: Page, name: string) {
  await page.getByRole('button', { name: /^Audio/ }).click();
  await page.getByRole('radio', { name }).click();
  await page.keyboard.press('Escape');
}

test('playback starts with the narration and offers a natural voice of the device, which is kept', async () => {
  await using window = await journeys.open('learner');
  const { page } = window;
  await pretendToSpeak(page, { voices });
  await openNarrated(journeys, window, { sentenceCount: 30 });
  await expect.poll(() => page.getByText('Your device has a more natural voice').count()).toBe(0);
  await play(page);
  await expect.poll(() => isNarrating(page)).toBe(true);
  await page.getByText('Your device has a more natural voice: Mónica (Premium).').waitFor();
  expect(await listAxeViolations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Hear it' }).click();
  await expect.poll(async () => (await listSaid(page)).length).toBeGreaterThan(0);
  expect((await listSaid(page)).every((line) => line.startsWith('Mónica (Premium): '))).toBe(true);
  // The narration was paused for the voice sample and continues after the sample.
  await expect.poll(() => isNarrating(page)).toBe(true);

  await page.getByRole('button', { name: 'Use it' }).click();
  await expect.poll(() => isNarrating(page)).toBe(false);
  const before = (await listSaid(page)).length;
  await expect.poll(async () => (await listSaid(page)).length).toBeGreaterThan(before + 1);
  await expect.poll(() => page.getByText('Your device has a more natural voice').count()).toBe(0);
  await page.reload();
  await play(page);
  await expect.poll(() => listSaid(page)).not.toEqual([]);
  expect(await isNarrating(page)).toBe(false);
});

test('the sound menu lists all voices by region, with a sample, and labels voices that send the text to a server', async () => {
  await using window = await journeys.open('learner');
  const { page } = window;
  await pretendToSpeak(page, { voices });
  await openNarrated(journeys, window, { sentenceCount: 20 });
  await page.getByRole('button', { name: /^Audio/ }).click();
  const inSpain = page.getByRole('group', { name: 'Spain' });
  await inSpain.getByRole('radio', { name: 'Mónica (Premium) Natural' }).waitFor();
  await expect.poll(() => inSpain.getByRole('radio').count()).toBe(3);
  await expect.poll(() => page.getByRole('group', { name: 'Mexico' }).getByRole('radio').count()).toBe(1);
  await inSpain.getByRole('radio', { name: 'Google español Online: sends the text to the voice provider' }).waitFor();
  await expect.poll(() => page.getByRole('radio', { name: 'Narration' }).isChecked()).toBe(true);
  expect(await listAxeViolations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Hear a sample of Paulina' }).click();
  await expect.poll(async () => (await listSaid(page)).at(-1)).toMatch(/^Paulina: /);
  await letVoices(page, 'silent');
  await page.getByRole('button', { name: 'Hear a sample of Google español' }).click();
  await page.getByText('This voice isn’t responding.').waitFor();
  await letVoices(page, 'words');
  await page.getByRole('radio', { name: 'Paulina' }).click();
  await page.getByText('Your device’s voice stops when the screen is locked').waitFor();
});

test('a declined voice is not offered again, and without a natural voice nothing is offered', async () => {
  await using window = await journeys.open('learner');
  const { page } = window;
  await pretendToSpeak(page, { voices });
  await openNarrated(journeys, window, { sentenceCount: 30 });
  await play(page);
  await page.getByRole('button', { name: 'No, thanks' }).click();
  await page.reload();
  await play(page);
  await expect.poll(() => isNarrating(page)).toBe(true);
  await hearUntil(page, 2);
  await expect.poll(() => page.getByText('Your device has a more natural voice').count()).toBe(0);
});

test('a chosen voice that the browser reports late takes over at the next sentence', async () => {
  await using window = await journeys.open('learner');
  const { page } = window;
  await pretendToSpeak(page, { voices, lateMs: 3000 });
  await openNarrated(journeys, window, { sentenceCount: 40 });
  await page.evaluate(() =>
    localStorage.setItem('foxtale.listening', JSON.stringify({ voices: { es: 'Mónica (Premium)' } })),
  );
  await page.reload();
  await play(page);
  await expect.poll(() => isNarrating(page)).toBe(true);
  await expect.poll(async () => (await listSaid(page)).length).toBeGreaterThan(0);
  expect((await listSaid(page))[0]).toMatch(/^Mónica \(Premium\): La frase/);
});

test('words are marked by the reports of the voice, or by an estimate if it reports none', async () => {
  await using window = await journeys.open('learner');
  const { page } = window;
  await pretendToSpeak(page, { voices });
  await openNarrated(journeys, window, { sentenceCount: 60 });
  await chooseVoice(page, 'Mónica (Premium)');
  await play(page);
  await expect.poll(() => listMarked(page)).toContain('frase');
  await page.reload();
  await letVoices(page, 'no words');
  await play(page);
  await expect.poll(() => listMarked(page)).toContain('frase');
});

test('if the device voice never starts or stops in the middle, the narration replaces it', async () => {
  await using window = await journeys.open('learner');
  const { page } = window;
  await pretendToSpeak(page, { voices });
  await openNarrated(journeys, window, { sentenceCount: 60 });
  await chooseVoice(page, 'Mónica (Premium)');
  for (const behaviour of ['silent', 'stops'] as const) {
    await letVoices(page, behaviour);
    await play(page);
    await page.getByText('Your device’s voice didn’t respond').waitFor();
    await expect.poll(() => isNarrating(page)).toBe(true);
    await page.reload();
  }
});

test('a voice that the browser stops after 15 seconds is heard to the end of a sentence of 28 seconds', async () => {
  const learner = await journeys.createPerson('learner');
  await using window = await journeys.open(learner);
  const { page } = window;
  await pretendToSpeak(page, { voices });
  const long = `${'El zorro camina despacio por el bosque '.repeat(10).trim()}.`;
  const articleId = await writeOwnArticle(journeys.services, {
    authorId: learner.id,
    versions: { es: [long, 'Fin.'], en: ['The fox walks slowly through the forest.', 'The end.'] },
  });
  await window.visit(`/article/${articleId}`);
  await awaitReader(page);
  await chooseVoice(page, 'Mónica (Premium)');
  await letVoices(page, 'stops after 15 s');
  await play(page);
  await expect
    .poll(async () => (await listSaid(page)).at(-1), { timeout: scaleTimeout(60_000) })
    .toBe('Mónica (Premium): Fin.');
  const said = (await listSaid(page)).map((line) => line.replace('Mónica (Premium): ', ''));
  expect(said.length).toBeGreaterThan(3);
  expect(said.join('')).toBe(`${long}Fin.`);
  await expect.poll(() => page.getByText('Your device’s voice didn’t respond').count()).toBe(0);
});
