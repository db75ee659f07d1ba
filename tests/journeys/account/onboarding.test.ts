import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { prepareJourneys } from '../../support/journeys.ts';
import { scaleTimeout } from '../../support/machine-speed.ts';
import { awaitReader } from '../../support/page/await-reader.ts';

const journeys = prepareJourneys();

test('a new user reaches the first sentence with three clicks, within a minute', async () => {
  await using window = await journeys.open('newcomer', { locale: 'de-AT', viewport: { width: 360, height: 740 } });
  const { page } = window;
  const started = performance.now();
  const steps: Record<string, number> = {};
  const reach = (step: string) => {
    steps[step] = Math.round(performance.now() - started);
  };

  expect(await window.visit('/')).toBe('/settings');
  await window.arriveAt('Willkommen bei Foxtale');
  reach('welcomed');
  // The browser language is German, so this field is already filled in.
  await expect.poll(() => page.getByRole('combobox', { name: 'Muttersprache' }).textContent()).toContain('Deutsch');
  await expect.poll(() => page.getByRole('group', { name: 'Lernsprache' }).getByRole('radio').count()).toBe(6);
  await page.getByRole('radio', { name: 'Español' }).check();
  await page.getByRole('button', { name: 'Bibliothek öffnen' }).click();
  expect(await window.arriveAt('Was möchtest du lesen?')).toBe('/');
  reach('at home');
  await page.getByRole('link', { name: /Jetzt lesen/ }).click();
  await awaitReader(page);
  reach('reading');
  expect(steps.reading).toBeLessThan(scaleTimeout(30_000));

  await page.getByRole('button', { name: 'Nächster Satz' }).click();
  await page.getByRole('link', { name: 'Zu den Artikeln' }).click();
  await page.getByRole('heading', { name: 'Weiterlesen', exact: true }).waitFor();
  await expect.poll(() => page.getByRole('heading', { name: 'Dein erster Artikel' }).count()).toBe(0);
});

test('onboarding switches to the chosen language, shows errors, and allows signing out', async () => {
  await using window = await journeys.open('newcomer');
  window.allowInConsole(/ERR_INTERNET_DISCONNECTED/);
  const { page, context } = window;
  await window.visit('/');
  const start = page.getByRole('button', { name: 'Open the library' });
  // There is no navigation, because the pages that it links to cannot be opened yet.
  await expect.poll(() => page.getByRole('navigation').count()).toBe(0);
  await expect.poll(() => page.getByRole('link', { name: /^(Home|Words|Create|Search|Settings)/ }).count()).toBe(0);
  await expect
    .poll(() => page.getByRole('heading', { level: 2 }).allTextContents())
    .toEqual(['Which language are you learning?']);
  await expect.poll(() => start.isDisabled()).toBe(true);
  await page.getByRole('radio', { name: 'Italiano' }).check();
  await context.setOffline(true);
  await start.click();
  await page.getByRole('alert').getByText('The server didn’t respond.').waitFor();
  const isHearing = page.waitForResponse('**/api/live');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'newcomer’s account' }).click();
  await expect.poll(() => page.getByRole('menuitem').allTextContents()).toEqual(['Sign out']);
  await page.keyboard.press('Escape');

  await page.getByRole('combobox', { name: 'Native language' }).click();
  await page.getByRole('option', { name: 'Italiano' }).click();
  await page.getByRole('heading', { name: 'Ti diamo il benvenuto su Foxtale' }).waitFor();
  expect(
    await page.getByRole('group', { name: 'Lingua che stai imparando' }).getByRole('radio', { checked: true }).count(),
  ).toBe(0);
  await page.getByRole('radio', { name: 'Slovenščina' }).check();
  // Delays the response, so that it arrives after the live event that announces the change.
  await isHearing;
  await page.route('**/api/profile', async (route) => {
    const response = await route.fetch();
    if (route.request().method() === 'PATCH') await sleep(500);
    await route.fulfill({ response });
  });
  await page.getByRole('button', { name: 'Apri la biblioteca' }).click();
  await page.waitForURL(`${journeys.baseUrl}/`);
  await page.getByRole('button', { name: /sloveno.*italiano/i }).waitFor();
  await page.getByRole('navigation').first().waitFor();
});

test('Back from the placement test leads to the onboarding with its choices', async () => {
  await using window = await journeys.open('newcomer');
  const { page } = window;
  await window.visit('/');
  await page.getByRole('radio', { name: 'Italiano' }).check();
  await page.getByRole('button', { name: 'Find my level first, in two minutes' }).click();
  await window.arriveAt('Which of these words do you know?');
  await page.goBack();
  await window.arriveAt('Welcome to Foxtale');
  expect(await page.getByRole('radio', { name: 'Italiano' }).isChecked()).toBe(true);
  await page.getByText('A2', { exact: true }).click();
  await page.getByRole('button', { name: 'Open the library' }).click();
  expect(await window.arriveAt('What would you like to read?')).toBe('/');

  await window.visit('/settings');
  await expect.poll(() => page.getByRole('radio', { name: 'A2' }).isChecked()).toBe(true);
});
