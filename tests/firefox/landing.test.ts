import { expect, test } from 'vitest';
import { prepareFirefoxJourneys } from './support/firefox-journeys.ts';

const journeys = prepareFirefoxJourneys();

test('the landing page shows its sections and prices, and its menu links to them', async () => {
  await using window = await journeys.open('visitor');
  const { page } = window;
  await window.visit('/');
  await window.arriveAt('Read your way into a language');
  for (const [link, heading] of [
    ['Why', 'Why reading works'],
    ['Pricing', 'Pricing'],
    ['Join', 'Join the beta'],
  ] as const) {
    await page.locator(`nav ::-p-aria([name="${link}"][role="link"])`).click();
    await expect.poll(() => readTop(heading), { message: heading }).toBeGreaterThanOrEqual(0);
    await expect.poll(() => readTop(heading), { message: heading }).toBeLessThan(800);
  }

  async function readTop(heading: string) {
    const title = await page.locator(`h2 ::-p-text(${heading})`).waitHandle();
    return title.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  }
});

test('the translation of a sample sentence appears on click', async () => {
  await using window = await journeys.open('visitor');
  await window.visit('/');
  const name = 'Show the translation of sentence 2';
  await window.find('button', name).click();
  await window.see('They sell everything');
});
