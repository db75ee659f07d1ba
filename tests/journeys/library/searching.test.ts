import { expect, test } from 'vitest';
import { librarySize } from '../../support/articles/library-size.ts';
import { prepareJourneys } from '../../support/journeys.ts';

const journeys = prepareJourneys();

const title = 'El pan que se hace solo';

test('results update while typing, mark matches, correct a typo and offer to create a missing article', async () => {
  await using window = await journeys.open('learner');
  const { page } = window;
  await window.visit('/search?q=%20%20%20');
  await window.arriveAt('All articles');
  await page.getByRole('main').getByText(`${librarySize} articles, newest first`).waitFor();

  await page.getByRole('searchbox').pressSequentially('panes', { delay: 20 });
  await page.getByRole('heading', { name: 'Results for “panes”' }).waitFor();
  const result = page.getByRole('main').getByRole('listitem').filter({ hasText: title });
  await result.waitFor();
  await expect.poll(() => result.locator('mark').first().textContent()).toBe('pan');
  const facts = await result.textContent();
  for (const fact of ['How-to guide', 'Slice of life', 'Informative', ' min', ' words', 'Available in: '])
    expect(facts).toContain(fact);

  await page.getByRole('searchbox').fill('mercdo');
  await page.getByText('such as “mercado”').waitFor();
  await page.getByRole('heading', { name: 'El mercado nocturno de los zorros' }).waitFor();

  await page.getByRole('searchbox').fill('the of and');
  await page.getByRole('main').getByText('These words are in nearly every text').waitFor();

  await page.getByRole('searchbox').fill('🦊%');
  await page.getByRole('searchbox').press('Enter');
  await page.getByRole('main').getByText('There’s no word here to search for').waitFor();

  await window.visit(`/search?q=${'🦊xyzzy'.repeat(300)}`);
  await page.getByText('A search can be up to 200 characters long').waitFor();
  await page.getByRole('main').getByText('Nothing fits yet').waitFor();

  const wanted = `xyzzy ${'& | ! ( <b> '.repeat(10)}`.trim();
  await window.visit(`/search?q=${encodeURIComponent(wanted)}`);
  await page.getByRole('main').getByText('Nothing fits yet').waitFor();
  // No model is configured, so the page must not offer to write an article.
  await page.getByText('see which ready-made articles Foxy has in the drawer').waitFor();
  expect((await page.locator('h1').textContent())?.length).toBeLessThan(90);
  await page.locator('main').getByRole('link', { name: 'Create', exact: true }).click();
  await page.waitForURL('**/create-article?**');
  expect(new URL(page.url()).searchParams.get('description')).toBe(wanted);
});

test('filters narrow the results, stay in the address and can be cleared', async () => {
  await using window = await journeys.open('learner');
  const { page } = window;
  const cards = page.locator('a[href^="/article/"]');
  await window.visit('/search?q=noche&type=nonsense');
  await expect.poll(() => cards.count()).toBeGreaterThan(1);
  await page.getByRole('combobox', { name: 'Type' }).click();
  await page.getByRole('option', { name: 'How-to guide' }).click();
  await expect.poll(() => cards.count()).toBe(1);
  expect(new URL(page.url()).search).toContain('type=how-to-guide');

  await page.reload();
  await page.getByRole('combobox', { name: 'Type: How-to guide' }).waitFor();
  await expect.poll(() => cards.count()).toBe(1);
  await page.getByRole('combobox', { name: 'Length' }).click();
  await page.getByRole('option', { name: 'Long', exact: true }).click();
  await page.getByRole('main').getByText('Nothing fits yet').waitFor();
  await page.getByRole('button', { name: 'Clear filters' }).first().click();
  await expect.poll(() => cards.count()).toBeGreaterThan(1);
  expect(new URL(page.url()).searchParams.get('q')).toBe('noche');
});

test('suggestions rotate, but not on hover, on focus or when stopped', async () => {
  await using window = await journeys.open('learner', { reducedMotion: 'no-preference' });
  const { page } = window;
  await page.clock.install();
  // Does not use `visit`, because with a fake clock there is no performance mark that signals hydration.
  await page.goto(journeys.baseUrl);
  const suggestions = page.getByRole('list', { name: 'Suggestions' });
  const shown = () => suggestions.getByRole('link').allTextContents();
  const tops = () =>
    page.locator('h2').evaluateAll((headings) => headings.map((heading) => heading.getBoundingClientRect().top));
  await page.locator('#root:not([data-rendered])').waitFor();
  await suggestions.waitFor();
  await page.getByRole('heading', { name: 'New in the library' }).waitFor();
  await page.evaluate(() => document.fonts.ready);
  const before = { words: await shown(), tops: await tops() };
  await page.clock.runFor(7500);
  await expect.poll(shown).not.toEqual(before.words);
  expect(await tops()).toEqual(before.tops);

  const held = await shown();
  await suggestions.hover();
  await page.clock.runFor(30_000);
  expect(await shown()).toEqual(held);
  await page.mouse.move(0, 0);
  await page.getByRole('button', { name: 'Stop rotating suggestions' }).click();
  await page.locator('h1').click();
  await page.clock.runFor(30_000);
  expect(await shown()).toEqual(held);
  await suggestions.getByRole('link').first().click();
  await page.getByRole('heading', { name: `Results for “${held[0]}”` }).waitFor();
  await page.locator('a[href^="/article/"]').first().waitFor();
});
