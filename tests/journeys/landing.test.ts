import { expect, test } from 'vitest';
import { prepareJourneys } from '../support/journeys.ts';

const journeys = prepareJourneys();

test.each([1280, 360])('the menu leads to each section, at %i px', async (width) => {
  await using window = await journeys.open('visitor', { viewport: { width, height: 700 }, reducedMotion: 'reduce' });
  const { page } = window;
  await window.visit('/');
  for (const [link, heading] of [
    ['What', 'What it is'],
    ['Why', 'Why reading'],
    ['Features', 'Made for reading, not for streaks'],
    ['Pricing', 'Pricing'],
    ['Join', 'Join the beta'],
  ] as const) {
    await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: link, exact: true }).click();
    const title = page.getByRole('heading', { level: 2, name: heading });
    await expect
      .poll(() => title.evaluate((element) => Math.round(element.getBoundingClientRect().top)), {
        message: `at ${link}`,
      })
      .toSatisfy((top: number) => top >= 0 && top < 700);
    expect(new URL(page.url()).pathname).toBe('/');
  }
  window.expectQuietConsole();
});

test('the prices are those of the plans, and there is a door at the top and at the end', async () => {
  await using window = await journeys.open('visitor');
  await window.visit('/');
  const prices = window.page.locator('#pricing strong');
  await expect.poll(() => prices.allTextContents(), { timeout: 10_000 }).toEqual(['€0', '€7', '€59']);
  expect(await window.page.getByRole('button', { name: 'Sign up with Google' }).count()).toBe(2);
  await window.page.getByRole('link', { name: 'Sign in' }).click();
  expect(await window.arriveAt('Welcome back')).toBe('/login');
  window.expectQuietConsole();
});
