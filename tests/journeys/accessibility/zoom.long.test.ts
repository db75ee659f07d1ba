import { expect, test } from 'vitest';
import { addOwnText } from '../../support/articles/add-own-text.ts';
import { createArticle } from '../../support/articles/create-article.ts';
import { prepareJourneys } from '../../support/journeys.ts';
import { awaitReader } from '../../support/page/await-reader.ts';

const journeys = prepareJourneys();
/** A window of 1280 by 1024 pixels at a zoom of 400 %. */
const zoomed = { width: 320, height: 256 };

test('at 400 % zoom at least 60 % of the height is left for reading, and an article can be read and looked up', async () => {
  await using window = await journeys.open('learner', { viewport: zoomed });
  const { page } = window;
  await window.visit(`/article/${await createArticle(journeys.services, 30)}`);
  await awaitReader(page);
  for (let step = 0; step < 6; step++) await page.getByRole('button', { name: 'Next sentence' }).click();
  await page.getByText('7 of 30').waitFor({ state: 'attached' });
  expect(await measureFreeShare(window)).toBeGreaterThanOrEqual(0.6);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(zoomed.width);
  await page.keyboard.press('d');
  const definition = page.getByRole('region', { name: 'La', exact: true });
  await definition.getByText('From Foxtale’s dictionary').waitFor();
  await page.keyboard.press('Escape');
  await definition.waitFor({ state: 'detached' });
});

test('at 400 % zoom a text can be added', async () => {
  await using window = await journeys.open('learner', { viewport: zoomed });
  await addOwnText(window);
});

const paths = ['/', '/search', '/settings/language/learning', '/create-article?way=manual'];

test.each(paths)('bars cover less than 40 percent of the height of %s at 400 percent zoom', async (path) => {
  await using window = await journeys.open('learner', { viewport: zoomed });
  await window.visit(path);
  await window.page.mouse.wheel(0, 400);
  await expect.poll(() => window.page.evaluate(() => scrollY)).toBeGreaterThan(0);
  expect(await measureFreeShare(window)).toBeGreaterThanOrEqual(0.6);
});

/** The share of the height that no fixed or sticky element covers. */
const measureFreeShare = ({ page }: Awaited<ReturnType<typeof journeys.open>>) =>
  page.evaluate(() => {
    const isOverlaid = (element: Element | null): boolean =>
      element !== null &&
      (['fixed', 'sticky'].includes(getComputedStyle(element).position) || isOverlaid(element.parentElement));
    const rows = Array.from({ length: innerHeight }, (_, y) => document.elementFromPoint(innerWidth / 2, y));
    return rows.filter((element) => !isOverlaid(element)).length / innerHeight;
  });
