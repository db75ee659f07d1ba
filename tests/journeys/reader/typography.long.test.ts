import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { languages } from '../../../domain/language.ts';
import { mergeProfile } from '../../../server/access/queries.ts';
import { articleIdOf } from '../../../server/library/import-library.ts';
import { prepareJourneys } from '../../support/journeys.ts';
import { awaitReader } from '../../support/page/await-reader.ts';
import { listAxeViolations } from '../../support/page/list-axe-violations.ts';

const journeys = prepareJourneys();
const phone = { width: 360, height: 740 };

test('text settings apply at once, keep the active sentence in its place, and are kept on the device', async () => {
  await using window = await journeys.open('learner');
  const { page } = window;
  const fonts: string[] = [];
  page.on('request', (request) => /atkinson.*woff2/.test(request.url()) && fonts.push(request.url()));
  await window.visit(`/article/${articleIdOf('bread-that-bakes-itself')}`);
  await awaitReader(page);
  for (let step = 0; step < 12; step++) await page.keyboard.press('ArrowDown');
  await page.locator('#sentence-13 [aria-current="true"]').waitFor();
  await page.evaluate(() => document.fonts.ready);
  await awaitStill(page);
  const before = await measure(page);

  // Dispatches the click as an event, because a click by Playwright would first scroll the sticky header into view.
  await page.getByRole('button', { name: 'Text settings' }).dispatchEvent('click');
  await page.getByRole('button', { name: 'Larger' }).click();
  await page.getByRole('button', { name: 'Larger' }).click();
  await page.getByText('130%').waitFor();
  await expectInPlace(page, before.top);
  expect((await measure(page)).fontSize).toBeCloseTo(before.fontSize * 1.3, 1);

  await page.getByText('Loose').click();
  await expectInPlace(page, before.top);
  expect((await measure(page)).lineHeight).toBeGreaterThan(before.lineHeight * 1.3);

  await page.getByRole('group', { name: 'Column width' }).getByText('Narrow').click();
  await expectInPlace(page, before.top);
  expect((await measure(page)).width).toBeLessThan(before.width);

  expect(fonts).toEqual([]);
  await page.getByText('Atkinson').click();
  await expect.poll(async () => (await measure(page)).font).toContain('Atkinson Hyperlegible Next');
  await expectInPlace(page, before.top);
  expect(fonts.length).toBeGreaterThan(0);

  await page.getByRole('switch', { name: /^Line focus/ }).click();
  expect(await listAxeViolations(page)).toEqual([]);
  const chosen = await measure(page);

  // The text size is applied before the scripts run.
  await page.reload({ waitUntil: 'commit' });
  await page.locator('p[data-source]').first().waitFor();
  expect((await measure(page)).fontSize).toBe(chosen.fontSize);
  await awaitReader(page);
  const { font, fontSize, lineHeight, width } = await measure(page);
  const { top: _, ...kept } = chosen;
  expect({ font, fontSize, lineHeight, width }).toEqual(kept);
  await page.getByRole('button', { name: 'Text settings' }).click();
  await expect.poll(() => page.getByRole('switch', { name: /^Line focus/ }).isChecked()).toBe(true);
});

test('spacing, paper, highlight and one sentence at a time move nothing and are kept in the account', async () => {
  const learner = await journeys.createPerson('learner');
  await using window = await journeys.open(learner);
  const { page } = window;
  await window.visit(`/article/${articleIdOf('bread-that-bakes-itself')}`);
  await awaitReader(page);
  for (let step = 0; step < 12; step++) await page.keyboard.press('ArrowDown');
  await page.locator('#sentence-13 [aria-current="true"]').waitFor();
  await page.evaluate(() => document.fonts.ready);
  await awaitStill(page);
  const before = await measure(page);
  await page.getByRole('button', { name: 'Text settings' }).dispatchEvent('click');
  for (const label of ['Letter spacing', 'Word spacing']) {
    await page.getByRole('group', { name: label }).getByText('Wide', { exact: true }).click();
    await expectInPlace(page, before.top);
  }
  await page.getByRole('group', { name: 'Paper' }).getByText('Cream').click();
  await page.getByRole('switch', { name: /^Strong highlight/ }).click();
  await page.getByRole('switch', { name: /^Hyphenate long words/ }).click();
  await page.getByRole('switch', { name: /^Reading ruler/ }).click();
  await expectInPlace(page, before.top);
  expect(await listAxeViolations(page)).toEqual([]);
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH' && response.ok());
  await page.getByRole('switch', { name: 'One sentence at a time' }).click();
  expect(await countShown(page)).toBe(1);
  await saved;

  await using other = await journeys.open(learner);
  await other.visit(`/article/${articleIdOf('bread-that-bakes-itself')}`);
  await awaitReader(other.page);
  await expect.poll(() => countShown(other.page)).toBe(1);
  await other.page.keyboard.press('ArrowDown');
  await other.page.locator('#sentence-14 [aria-current="true"]').waitFor();
  expect(await countShown(other.page)).toBe(1);
  const style = await other.page.locator('#sentence-14 [data-source]').evaluate((source) => {
    const { letterSpacing, wordSpacing, hyphens } = getComputedStyle(source);
    return { letterSpacing, wordSpacing, hyphens };
  });
  expect(style.hyphens).toBe('manual');
  expect(Number.parseFloat(style.letterSpacing)).toBeGreaterThan(0.5);
  expect(Number.parseFloat(style.wordSpacing)).toBeGreaterThan(1);
});

test.each([
  { name: 'Text settings', button: /^Text settings/ },
  { name: 'Audio', button: /^Audio/ },
])('on a phone, $name is a bottom sheet that leaves the text visible', async ({ name, button }) => {
  await using window = await journeys.open('learner', { viewport: phone, hasTouch: true, isMobile: true });
  const { page } = window;
  await window.visit(`/article/${articleIdOf('bread-that-bakes-itself')}`);
  await awaitReader(page);
  const trigger = page.getByRole('button', { name: button });
  const sheet = page.getByRole('dialog', { name, exact: true });
  await trigger.tap();
  const last = sheet.locator('input, button').last();
  await last.scrollIntoViewIfNeeded();
  await expect.poll(async () => endOf(await last.boundingBox())).toBeLessThanOrEqual(phone.height);
  const box = await sheet.boundingBox();
  expect([box?.x, box?.width, endOf(box)]).toEqual([0, phone.width, phone.height]);
  expect(box?.y).toBeGreaterThan(phone.height * 0.4);
  expect(await listAxeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  await expect.poll(() => trigger.evaluate((element) => element === document.activeElement)).toBe(true);

  await trigger.tap();
  await sheet.waitFor();
  await page.touchscreen.tap(phone.width / 2, 200);
  await sheet.waitFor({ state: 'detached' });

  // A short drag moves the sheet back, a longer drag closes it.
  await trigger.tap();
  await sheet.waitFor();
  const top = (await sheet.boundingBox())?.y ?? 0;
  await dragDown(page, top, 30);
  await expect.poll(async () => (await sheet.boundingBox())?.y).toBe(top);
  await dragDown(page, top, 120);
  await sheet.waitFor({ state: 'detached' });
});

test.each(languages)('on a phone, every word of the text settings fits into its option, in %s', async (mainLang) => {
  const learner = await journeys.createPerson('learner');
  await mergeProfile(journeys.services, learner, { mainLang, learningLang: mainLang === 'es' ? 'de' : 'es' });
  await using window = await journeys.open(learner, { viewport: phone, hasTouch: true, isMobile: true });
  const { page } = window;
  await window.visit(`/article/${articleIdOf('bread-that-bakes-itself')}`);
  await awaitReader(page);
  await page.locator('header').getByRole('button').first().tap();
  const options = page.getByRole('dialog').locator('label:has([type="radio"])');
  // The 21 options of line spacing, font, column width (hidden on a phone), letter spacing, word spacing and paper.
  await expect.poll(() => options.count()).toBe(21);
  const overflowing = await options.evaluateAll((labels) =>
    labels.filter((label) => label.scrollWidth > label.clientWidth).map(({ textContent }) => textContent),
  );
  expect(overflowing).toEqual([]);
});

const endOf = (box: { y: number; height: number } | null) => (box === null ? Number.NaN : box.y + box.height);

/** Drags the handle of a sheet whose upper edge is at `top`. */
async function dragDown(page: Page, top: number, distance: number) {
  await page.mouse.move(phone.width / 2, top + 10);
  await page.mouse.down();
  await page.mouse.move(phone.width / 2, top + 10 + distance, { steps: 4 });
  await page.mouse.up();
}

const countShown = (page: Page) => page.locator('main li:visible').count();

const measure = (page: Page) =>
  page.locator('#sentence-13 [data-source]').evaluate((source) => {
    const { fontSize, fontFamily, lineHeight } = getComputedStyle(source);
    const { top, width } = source.getBoundingClientRect();
    return {
      top,
      width,
      font: fontFamily,
      fontSize: Number.parseFloat(fontSize),
      lineHeight: Number.parseFloat(lineHeight),
    };
  });

/** Waits until the sentence no longer moves and is inside the viewport. */
async function awaitStill(page: Page) {
  let last: number | undefined;
  await expect
    .poll(async () => {
      const { top } = await measure(page);
      const isStill = top === last;
      last = top;
      return isStill && top > 0 && top < 720;
    })
    .toBe(true);
}

/** Allows a deviation of one pixel, because the browser rounds the position of the sentence after the text size changes. */
const expectInPlace = (page: Page, top: number) =>
  expect.poll(async () => Math.abs((await measure(page)).top - top)).toBeLessThan(2);
