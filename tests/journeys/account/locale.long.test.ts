import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { mergeProfile } from '../../../server/access/queries.ts';
import { prepareJourneys } from '../../support/journeys.ts';

const journeys = prepareJourneys();

const languageOf = (page: Page) => page.locator('html').getAttribute('lang');

test('the interface follows the native language as soon as it is chosen', async () => {
  await using window = await journeys.open('learner');
  await window.visit('/settings/language/main');
  expect(await languageOf(window.page)).toBe('en');
  await window.page.getByRole('radio', { name: 'Deutsch' }).check();
  await window.page.getByRole('button', { name: 'Save and return' }).click();
  expect(await window.arriveAt('Einstellungen')).toBe('/settings');
  expect(await languageOf(window.page)).toBe('de');
  expect(await window.page.title()).toBe('Einstellungen · Foxtale');
  await window.page.reload();
  await window.arriveAt('Einstellungen');
  expect(await languageOf(window.page)).toBe('de');
});

test('the native language of the profile replaces the browser language once it is loaded', async () => {
  const learner = await journeys.createPerson('learner');
  await mergeProfile(journeys.services, learner, { mainLang: 'de' });
  await using window = await journeys.open(learner, { locale: 'fr-FR' });
  await window.visit('/');
  await window.arriveAt('Was möchtest du lesen?');
  expect(await languageOf(window.page)).toBe('de');
});

test.each([
  { browser: 'fr-CA', speaks: 'fr' },
  { browser: 'pt-BR', speaks: 'pt' },
  { browser: 'ja-JP', speaks: 'en' },
])('a browser in $browser starts in $speaks, also after a reload', async ({ browser, speaks }) => {
  await using window = await journeys.open('visitor', { locale: browser });
  await window.visit('/login');
  expect(await languageOf(window.page)).toBe(speaks);
  await window.page.reload();
  await window.page.getByRole('heading', { level: 1 }).waitFor();
  expect(await languageOf(window.page)).toBe(speaks);
});

test('a stored language takes precedence over the browser language', async () => {
  await using window = await journeys.open('visitor', { locale: 'fr-CA' });
  await window.page.addInitScript(() => localStorage.setItem('foxtale.language', 'sl'));
  await window.visit('/');
  await expect.poll(() => languageOf(window.page)).toBe('sl');
});

test('an unsupported stored language is ignored', async () => {
  await using window = await journeys.open('visitor', { locale: 'it-CH' });
  await window.page.addInitScript(() => localStorage.setItem('foxtale.language', 'tlh'));
  await window.visit('/');
  expect(await languageOf(window.page)).toBe('it');
});

test('a language chosen on the landing page is kept', async () => {
  await using window = await journeys.open('visitor');
  await window.visit('/');
  await window.page.getByLabel('Language of this page').selectOption('es');
  await expect.poll(() => languageOf(window.page)).toBe('es');
  await window.visit('/login');
  expect(await languageOf(window.page)).toBe('es');
});
