import { expect, test } from 'vitest';
import { createArticle } from '../../support/articles/create-article.ts';
import { prepareJourneys } from '../../support/journeys.ts';
import { scaleTimeout } from '../../support/machine-speed.ts';
import { awaitReader } from '../../support/page/await-reader.ts';
import { chooseSegment } from '../../support/page/choose-segment.ts';

const journeys = prepareJourneys();
const cards = 'li:has(:is(h2, h3) > a)';

test('a number in the address is searched for, and a result says why it matched', async () => {
  await using window = await journeys.open('learner');
  const { page } = window;
  await window.visit('/search?q=1984');
  await window.arriveAt('Results for “1984”');
  await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('1984');
  await window.visit('/search?q=%22noche%22');
  await window.arriveAt('Results for “"noche"”');
  await window.visit('/search?q=mercado');
  await page.locator(cards).first().waitFor();
  for (const text of await page.locator(cards).allTextContents())
    expect(text).toMatch(/Found in the (title|text|summary|keywords: )/);
});

test('the level and ten groups of genres filter the results', async () => {
  await using window = await journeys.open('learner');
  const { page } = window;
  await window.visit('/search');
  await page.getByRole('combobox', { name: 'Genre' }).click();
  await expect.poll(() => page.getByRole('option').count()).toBe(11);
  await page.getByRole('option', { name: 'Humour and satire' }).click();
  await page.waitForURL(/genre=humour/);
  await expect.poll(() => page.locator(cards).count()).toBeGreaterThan(1);
  await page.getByRole('button', { name: 'Clear filters' }).first().click();
  await page.getByRole('combobox', { name: 'Level' }).click();
  await page.getByRole('option', { name: 'C1' }).click();
  await page.waitForURL(/level=C1/);
  await expect
    .poll(async () => (await page.locator(cards).allTextContents()).every((text) => text.includes('Level C1')))
    .toBe(true);
  await page.getByRole('searchbox').fill('noche');
  await page.waitForURL(/q=noche/);
  await expect
    .poll(async () => (await page.locator(cards).allTextContents()).every((text) => text.includes('Level C1')))
    .toBe(true);
});

test('on a phone the filters are one row, which scrolls sideways', async () => {
  await using window = await journeys.open('learner', { viewport: { width: 360, height: 740 } });
  const { page } = window;
  await window.visit('/search?q=noche&level=A2');
  const filters = page.getByRole('combobox');
  await expect.poll(() => filters.count()).toBe(5);
  const tops = await filters.evaluateAll((chips) => chips.map((chip) => chip.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  await page.getByRole('combobox', { name: 'Language' }).click();
  await page.getByRole('option', { name: 'Slovenian' }).click();
  await page.waitForURL(/language=sl/);
  await page.getByRole('button', { name: 'Clear filters' }).first().click();
  await expect.poll(() => new URL(page.url()).search).toBe('?q=noche');
});

test('a new user chooses a level, and every card shows a level', async () => {
  await using window = await journeys.open('newcomer');
  const { page } = window;
  await window.visit('/');
  await page.getByRole('radio', { name: /Español/ }).check();
  await chooseSegment(page, 'B2');
  await page.getByRole('button', { name: 'Open the library' }).click();
  await window.arriveAt('What would you like to read?');
  const first = page.locator('section', { has: page.getByRole('heading', { name: 'Your first article' }) });
  await expect.poll(() => first.textContent()).toContain('Level B2');
  const texts = await page.locator(cards).allTextContents();
  expect(texts.length).toBeGreaterThan(4);
  for (const text of texts) expect(text).toMatch(/Level [ABC][12]/);
});

test('an offline search answers from the device', async () => {
  const articleId = await createArticle(journeys.services, 3);
  await using window = await journeys.open('learner', { serviceWorkers: 'allow' });
  window.allowInConsole(/Failed to load resource|ERR_INTERNET_DISCONNECTED/);
  const { page, context } = window;
  await window.visit('/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await window.visit(`/article/${articleId}`);
  await awaitReader(page);
  await expect
    .poll(() => page.evaluate(async () => (await caches.keys()).some((key) => key.startsWith('foxtale-kept-'))), {
      timeout: scaleTimeout(20_000),
    })
    .toBe(true);
  await window.visit('/search');
  await context.setOffline(true);
  await page.getByRole('searchbox').fill('sentence 2');
  await page.getByText('1 article on this device').waitFor();
  await page.getByRole('link', { name: /La frases/ }).waitFor();
  await page.getByRole('searchbox').fill('xylophone');
  await page.getByText('Nothing on this device matches').waitFor();
});
