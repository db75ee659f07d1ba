import { expect, test } from 'vitest';
import { prepareFirefoxJourneys } from './support/firefox-journeys.ts';

const journeys = prepareFirefoxJourneys();

test('the reading speed changes by keys and buttons, is saved and restored', async () => {
  await using window = await journeys.open('learner');
  const { page } = window;
  await window.visit('/settings/reading-speed');
  const readSpeed = () => page.$eval('[role="slider"], input[type="range"]', (slider) => slider.ariaValueText);
  expect(await readSpeed()).toBe('0.8×');
  await page.focus('[role="slider"], input[type="range"]');
  await page.keyboard.press('ArrowRight');
  await expect.poll(readSpeed).toBe('0.85×');
  await window.find('button', 'Slower').click();
  await expect.poll(readSpeed).toBe('0.8×');
  for (let press = 0; press < 4; press++) await window.find('button', 'Faster').click();
  await window.find('button', 'Save and return').click();
  expect(await window.arriveAt('Settings')).toBe('/settings');
  await window.find('link', 'Reading speed 1×').wait();
});

test('the theme changes at once and is kept after a reload', async () => {
  await using window = await journeys.open('learner');
  const { page } = window;
  await window.visit('/settings');
  const readBackground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await readBackground();
  await window.find('radio', 'Dark').click();
  await expect.poll(readBackground).not.toBe(light);
  const dark = await readBackground();
  await window.visit('/settings');
  expect(await readBackground()).toBe(dark);
});

test('the interface uses the native language as soon as it is saved', async () => {
  await using window = await journeys.open('learner');
  const { page } = window;
  await window.visit('/settings/language/main');
  await page.locator('label ::-p-text(Deutsch)').click();
  await window.find('button', 'Save and return').click();
  expect(await window.arriveAt('Einstellungen')).toBe('/settings');
  expect(await page.$eval('html', ({ lang }) => lang)).toBe('de');
});
