import { expect, test } from 'vitest';
import type { Language } from '../../../domain/language.ts';
import { mergeProfile } from '../../../server/access/queries.ts';
import { articleIdOf } from '../../../server/library/import-library.ts';
import { prepareJourneys } from '../../support/journeys.ts';
import { awaitReader } from '../../support/page/await-reader.ts';
import { type openPage, signInAs } from '../../support/page/open-page.ts';
import type { Person } from '../../support/people.ts';

const journeys = prepareJourneys();

const title = 'El pan que se hace solo';
const current = '[aria-current="true"]';

test('home shows the newest articles of the library in the learning language, each title with its translation', async () => {
  await using window = await journeys.open('learner');
  await window.visit('/');
  const cards = window.page.locator('a[href^="/article/"]');
  await cards.first().waitFor();
  await expect.poll(() => cards.count()).toBe(13);
  const card = window.page.locator(':is(section, li) > div', { hasText: 'Una sopa para un día frío' });
  await expect.poll(() => card.locator('h3').getAttribute('lang')).toBe('es');
  await expect.poll(() => card.textContent()).toContain('A soup for a cold day');
});

test('a translation is a dotted line until it is revealed, and revealing it moves nothing', async () => {
  await using window = await journeys.open('learner');
  await openArticle(window);
  const { page } = window;
  const translation = page.getByRole('main').getByText('This bread needs five minutes of work and one long night.');
  const places = () =>
    page.locator('p[lang="es"]').evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().top));
  await page.evaluate(() => document.fonts.ready);
  const before = await places();
  await expect.poll(() => translation.getAttribute('aria-hidden')).toBe('true');
  await page.getByRole('button', { name: 'Show the translation of sentence 1', exact: true }).click();
  await expect.poll(() => translation.getAttribute('aria-hidden')).toBe('false');
  expect(await places()).toEqual(before);
  // Hides and shows the translation of this sentence only.
  await page.keyboard.press('v');
  await expect.poll(() => translation.getAttribute('aria-hidden')).toBe('true');
  await page.keyboard.press('v');
  await expect.poll(() => translation.getAttribute('aria-hidden')).toBe('false');
  expect(await places()).toEqual(before);
  await expect.poll(() => page.locator('[aria-hidden="false"][lang="en"]').count()).toBe(1);
  await page.keyboard.press('t');
  await page.getByRole('button', { name: 'Translation', pressed: true }).waitFor();
  expect(await places()).toEqual(before);
  await expect.poll(() => page.locator('[aria-hidden="true"][lang="en"]').count()).toBe(0);
});

test('arrow keys step through the sentences, and the position survives a reload, a closed tab and a change of device', async () => {
  await using window = await journeys.open('learner');
  await openArticle(window);
  const { page, context, person } = window;
  for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.getByText('4 of 26').waitFor();
  const sentence = await page.locator(current).textContent();
  // Reloads before the delayed save of the position has run. The page must save the position when it is unloaded.
  await page.reload();
  await awaitReader(page);
  await expect.poll(() => page.locator(current).textContent()).toBe(sentence);

  // A crashed tab fires no unload events, so the position must already be stored on the device.
  await page.keyboard.press('ArrowDown');
  await page.getByText('5 of 26').waitFor();
  const devTools = await context.newCDPSession(page);
  await Promise.race([page.waitForEvent('crash'), devTools.send('Page.crash').catch(() => {})]);
  const next = await context.newPage();
  await next.goto(page.url());
  await next.getByText('5 of 26').waitFor();
  await awaitReader(next);
  await next.keyboard.press('ArrowUp');
  await next.getByText('4 of 26').waitFor();
  // Waits until the debounced position is saved, before another device requests it.
  await expect.poll(() => listStoredPlaces(person)).toEqual([{ sentence: 4 }]);

  const other = await context.browser()?.newContext({ locale: 'en-GB' });
  if (other === undefined) throw new Error('The browser is gone.');
  await signInAs(other, journeys, person?.token ?? '');
  const phone = await other.newPage();
  await phone.goto(`${journeys.baseUrl}/`);
  await phone.getByRole('heading', { name: 'Continue reading' }).waitFor();
  await phone.getByText('4 of 26').waitFor();
  await phone.getByRole('heading', { name: title }).click();
  await expect.poll(() => phone.locator(current).textContent()).toBe(sentence);
  await other.close();
  await context.close();
});

test.each<[Language, Language, Record<'last' | 'leave' | 'library', string>]>([
  ['es', 'en', { last: '26 of 26', leave: 'Go to articles', library: 'New in the library' }],
  ['sl', 'fr', { last: '26 sur 26', leave: 'Voir les articles', library: 'Nouveau dans la bibliothèque' }],
])(
  'an article in %s with %s that is read to its end leaves the list of started articles',
  async (learningLang, mainLang, { last, leave, library }) => {
    const person = await journeys.createPerson('learner');
    await mergeProfile(journeys.services, person, { learningLang, mainLang });
    await using window = await journeys.open(person);
    const { page } = window;
    await openArticle(window);
    await page.keyboard.press('t');
    for (let step = 0; step < 25; step++) await page.keyboard.press('ArrowDown');
    await page.getByText(last).waitFor();
    await expect.poll(() => page.locator(`[aria-hidden="false"][lang="${mainLang}"]`).count()).toBe(26);
    await expect.poll(() => page.locator(`p[lang="${learningLang}"]`).count()).toBe(26);
    await page.getByRole('link', { name: leave }).click();
    await page.getByRole('heading', { name: library }).waitFor();
    await expect.poll(() => page.getByRole('listitem').filter({ hasText: last }).count()).toBe(0);
  },
);

test('leaving right after a step saves the position on the server', async () => {
  await using window = await journeys.open('learner');
  await openArticle(window);
  await window.page.keyboard.press('ArrowDown');
  await window.page.getByRole('link', { name: 'Go to articles' }).click();
  await window.page.getByText('2 of 26').waitFor();
  await expect.poll(() => listStoredPlaces(window.person)).toEqual([{ sentence: 2 }]);
});

test('two users of one device have separate positions', async () => {
  await using window = await journeys.open('learner');
  await openArticle(window);
  for (let step = 0; step < 5; step++) await window.page.keyboard.press('ArrowDown');
  await window.page.getByText('6 of 26').waitFor();
  const other = await journeys.createPerson('learner');
  await signInAs(window.context, journeys, other.token);
  await openArticle(window);
  await window.page.getByText('1 of 26').waitFor();
});

test('a reopened article starts at the saved position', async () => {
  await using window = await journeys.open('learner', { viewport: { width: 800, height: 500 } });
  await openArticle(window);
  for (let step = 0; step < 15; step++) await window.page.keyboard.press('ArrowDown');
  await window.page.getByText('16 of 26').waitFor();
  await window.page.getByRole('link', { name: 'Go to articles' }).click();
  await window.page.getByRole('heading', { name: title }).click();
  const sentence = window.page.locator(current);
  await sentence.waitFor();
  await expect.poll(async () => (await sentence.boundingBox())?.y ?? 0).toBeLessThan(450);
  await expect.poll(async () => (await sentence.boundingBox())?.y ?? 0).toBeGreaterThan(0);
});

test('a missing article shows a message', async () => {
  await using window = await journeys.open('learner');
  window.allowInConsole(/status of 40[04]/);
  await window.visit('/article/7f6c1f0e-0000-4000-8000-000000000000');
  await window.page.getByRole('heading', { name: 'We couldn’t find this article' }).waitFor();
  await window.visit('/article/nonsense');
  await window.page.getByRole('heading', { name: 'We couldn’t find this article' }).waitFor();
});

async function openArticle(window: Awaited<ReturnType<typeof openPage>>) {
  await window.visit(`/article/${articleIdOf('bread-that-bakes-itself')}`);
  await awaitReader(window.page);
}

const listStoredPlaces = (person: Person | undefined) =>
  journeys.services.db.query`select sentence from article_positions where user_id = ${person?.id}`;
