import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { prepareJourneys } from '../../support/journeys.ts';
import { readLayoutShift } from '../../support/page/read-layout-shift.ts';
import { pauseAtWord } from '../../support/sound/audio.ts';

const journeys = prepareJourneys({ STRIPE_SECRET_KEY: 'sk_test', STRIPE_WEBHOOK_SECRET: 'whsec_test' });
const openToAll = prepareJourneys({ ACCESS: 'open' });

test.each([1280, 360])('the menu links to each section, at %i px', async (width) => {
  await using window = await journeys.open('visitor', { viewport: { width, height: 700 }, reducedMotion: 'reduce' });
  const { page } = window;
  await window.visit('/');
  const opener = page.getByRole('button', { name: 'Menu' });
  for (const [link, heading] of [
    ['What', 'How it works'],
    ['Why', 'Why reading works'],
    ['Features', 'Made for reading, not for streaks'],
    ['Pricing', 'Pricing'],
    ['Join', 'Join the beta'],
  ] as const) {
    if (await opener.isVisible()) await opener.click();
    await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: link, exact: true }).click();
    const title = page.getByRole('heading', { level: 2, name: heading });
    await expect
      .poll(() => title.evaluate((element) => Math.round(element.getBoundingClientRect().top)), {
        message: `at ${link}`,
      })
      .toSatisfy((top: number) => top >= 0 && top < 700);
    expect(new URL(page.url()).pathname).toBe('/');
  }
});

test('hydration causes no layout shift on a phone', async () => {
  await using window = await journeys.open('visitor', {
    viewport: { width: 412, height: 823 },
    serviceWorkers: 'allow',
  });
  const { page } = window;
  await window.visit('/');
  // Waits for the service worker: when it is ready, all deferred scripts and styles have loaded.
  await page.evaluate(() => navigator.serviceWorker.ready);
  expect(await readLayoutShift(page)).toBeLessThan(0.02);
});

test('with open access the page does not mention a beta or waiting list', async () => {
  await using window = await openToAll.open('visitor');
  const { page } = window;
  await window.visit('/');
  await page.getByRole('heading', { name: 'Your first story is waiting' }).waitFor();
  await expect.poll(() => page.textContent('body > #root')).not.toMatch(/\bbeta\b|apply/i);
  await page.getByRole('link', { name: 'Sign in' }).click();
  await window.arriveAt('Sign in');
  await page.getByText(/^New here\? The same button creates your account\.$/).waitFor();
});

test('shows the prices of the plans, and sign-up buttons at the top and the end', async () => {
  await using window = await journeys.open('visitor');
  await window.visit('/');
  await window.page.getByText('Portuguese, Italian and Slovenian').waitFor();
  const prices = window.page.locator('#pricing strong');
  await expect.poll(() => prices.allTextContents()).toEqual(['€0', '€7', '€59']);
  await expect.poll(() => window.page.getByRole('button', { name: 'Sign up with Google' }).count()).toBe(2);
  await window.page.getByRole('link', { name: 'Sign in' }).click();
  expect(await window.arriveAt('Sign in')).toBe('/login');
});

test('without scripts the page shows its text and the current prices in the visitor’s language', async () => {
  const { db } = journeys.services;
  await using window = await journeys.open('visitor', { locale: 'sl-SI', javaScriptEnabled: false });
  const readPage = async () => {
    await window.visit('/');
    const prices = await window.page.locator('#pricing strong').allTextContents();
    return { title: await window.page.title(), prices: prices.map((price) => price.replaceAll(/\s/g, ' ')) };
  };
  const title = 'Z branjem v nov jezik · Foxtale';
  expect(await readPage()).toEqual({ title, prices: ['0 €', '7 €', '59 €'] });
  await db.query`update subscription_plans set "order" = 0, price_minor = 4950 where id = 'yearly'`;
  expect(await readPage()).toEqual({ title, prices: ['49,50 €', '0 €', '7 €'] });
  await db.query`update subscription_plans set "order" = 3, price_minor = 5900 where id = 'yearly'`;
  await window.page.getByRole('link', { name: 'Deutsch' }).click();
  await expect.poll(() => window.page.locator('html').getAttribute('lang')).toBe('de');
  await window.visit('/login');
  await expect.poll(() => window.page.locator('main').textContent()).toContain('Ta stran potrebuje JavaScript.');
});

test('the sample reads aloud in the chosen language and highlights the spoken word', async () => {
  await using window = await journeys.open('visitor');
  const { page } = window;
  await window.visit('/');
  const sample = page.getByRole('region', { name: 'Try it' });
  await sample.getByText('They sell everything that people lose').waitFor({ state: 'attached' });
  await sample.getByRole('button', { name: 'zorros' }).click();
  await sample.getByRole('status').getByText('fox').waitFor();
  await sample.getByLabel('The language you’d like to learn').selectOption('de');
  await sample.getByText('Der Nachtmarkt der Füchse').waitFor();
  // Clicks a word in a sentence that is not active. The meaning of the word must not cover the translation.
  await sample.getByRole('button', { name: 'verkaufen' }).click();
  const meaning = sample.getByRole('status');
  await meaning.getByText('sell').waitFor();
  const translation = sample.getByText('They sell everything that people lose');
  expect(overlaps(await meaning.boundingBox(), await translation.boundingBox())).toBe(false);
  await page.keyboard.press('Escape');
  await meaning.waitFor({ state: 'detached' });
  await sample.getByRole('button', { name: 'Play' }).click();
  // Pauses at one of the last words of the sentence. If the page marks one of them, the mark has moved from word to word.
  await pauseAtWord(page, /^(alles|was|die|Menschen)$/);
  await sample.getByRole('button', { name: 'Play' }).waitFor();
  await expect.poll(() => sample.locator('mark').count()).toBe(0);
});

test('is installable: the manifest and its icons are correct', async () => {
  const page = await (await fetch(journeys.baseUrl)).text();
  const [, address = ''] = /<link rel="manifest" href="([^"]+)"/.exec(page) ?? [];
  const manifest = await (await fetch(`${journeys.baseUrl}${address}`)).json();
  expect(manifest).toMatchObject({ name: 'Foxtale', start_url: '/', display: 'standalone' });
  const icons = await Promise.all(
    manifest.icons.map(async ({ src, purpose }: { src: string; purpose: string }) => {
      const png = Buffer.from(await (await fetch(`${journeys.baseUrl}${src}`)).arrayBuffer());
      return `${purpose} ${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
    }),
  );
  expect(icons).toEqual(expect.arrayContaining(['any 192x192', 'any 512x512', 'maskable 512x512']));
});

type Box = Awaited<ReturnType<Locator['boundingBox']>>;

const overlaps = (one: Box, other: Box) =>
  one !== null &&
  other !== null &&
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;
