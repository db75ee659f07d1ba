import { describe, expect, test } from 'vitest';
import { prepareJourneys } from '../../support/journeys.ts';
import { finishWith, openChooser } from '../../support/page/sign-in-popup.ts';

const journeys = prepareJourneys();

/** The browser logs the 403 response to the profile request. */
const refusedProfile = /status of 403/;

const entryPages = [
  { page: 'the login page', path: '/login', button: 'Continue with Google' },
  { page: 'the landing page', path: '/', button: 'Sign up with Google' },
];

describe.each(entryPages)('from $page', ({ path, button }) => {
  test('the popup shows the account chooser of the local provider', async () => {
    await using window = await journeys.open('visitor');
    await window.visit(path);
    const popup = await openChooser(window.page, button);
    expect(new URL(popup.url()).pathname).toMatch(/^\/oidc\/interaction\//);
    await expect.poll(() => popup.getByRole('heading', { level: 1 }).textContent()).toBe('Choose an account');
    for (const name of ['Ada', 'Maja', 'Luca']) await popup.getByRole('button', { name }).waitFor();
    await window.page.getByText('Continue in the window that has opened.').waitFor();
  });
});

test.each([
  { account: 'Ada', path: '/login', heading: 'Welcome to Foxtale', leadsTo: '/settings' },
  { account: 'Maja', path: '/', heading: 'Welcome to Foxtale', leadsTo: '/settings' },
  { account: 'Luca', path: '/', heading: 'Foxtale is in beta', leadsTo: '/no-access' },
])('choosing $account at $path closes the popup and opens $leadsTo', async ({ account, path, heading, leadsTo }) => {
  await using window = await journeys.open('visitor');
  window.allowInConsole(refusedProfile);
  await window.visit(path);
  await finishWith(await openChooser(window.page, 'with Google'), new RegExp(account));
  expect(await window.arriveAt(heading)).toBe(leadsTo);
});

test('any other e-mail address creates an account that waits for access', async () => {
  await using window = await journeys.open('visitor');
  window.allowInConsole(refusedProfile);
  await window.visit('/login');
  const popup = await openChooser(window.page, 'Continue with Google');
  await popup.getByText('New accounts join the waiting list. Ada can approve them.').waitFor();
  await popup.getByLabel('Or any other e-mail address').fill('Somebody.New@Example.com');
  await finishWith(popup, 'Continue');
  expect(await window.arriveAt('Foxtale is in beta')).toBe('/no-access');
  await window.page.getByText('somebody.new@example.com').waitFor();
});

test('the popup rejects an invalid e-mail address, which can be corrected', async () => {
  await using window = await journeys.open('visitor');
  window.allowInConsole(/status of 40[03]/);
  await window.visit('/login');
  const popup = await openChooser(window.page, 'Continue with Google');
  await popup.getByLabel('Or any other e-mail address').fill('not an address');
  await popup.getByRole('button', { name: 'Continue' }).click();
  await expect.poll(() => popup.getByRole('alert').textContent()).toBe('That’s not an e-mail address.');
  await popup.getByLabel('Or any other e-mail address').fill('corrected@example.com');
  await finishWith(popup, 'Continue');
  expect(await window.arriveAt('Foxtale is in beta')).toBe('/no-access');
});

test('a user with both languages is sent to the page they originally wanted', async () => {
  const email = 'at-home@example.com';
  await using window = await journeys.open('visitor');
  window.allowInConsole(refusedProfile);
  for (const heading of ['Foxtale is in beta', 'What would you like to read?']) {
    await window.visit('/search?q=pane');
    const popup = await openChooser(window.page, 'Continue with Google');
    await popup.getByLabel('Or any other e-mail address').fill(email);
    await finishWith(popup, 'Continue');
    await window.arriveAt(heading);
    await journeys.services.db.query`
      update users set has_access = true, main_lang = 'en', learning_lang = 'it' where email = ${email}`;
    if (heading === 'Foxtale is in beta') await window.context.clearCookies();
  }
  await window.page.getByRole('button', { name: 'Go there' }).click();
  await window.arriveAt('Results for “pane”');
});

test('a sign-in also applies to another open tab', async () => {
  await using window = await journeys.open('visitor');
  const other = await window.context.newPage();
  await other.goto(`${journeys.baseUrl}/login`);
  await other.getByRole('heading', { level: 1 }).waitFor();
  await window.visit('/login');
  await finishWith(await openChooser(window.page, 'Continue with Google'), /Maja/);
  await window.arriveAt('Welcome to Foxtale');
  await other.getByRole('heading', { level: 1, name: 'Welcome to Foxtale' }).waitFor();
});

test('the popup uses the interface language', async () => {
  await using window = await journeys.open('visitor', { locale: 'de-AT' });
  await window.visit('/login');
  const [popup] = await Promise.all([
    window.page.waitForEvent('popup'),
    window.page.getByRole('button', { name: /Google/ }).click(),
  ]);
  await expect.poll(() => popup.getByRole('heading', { level: 1 }).textContent()).toBe('Wähle ein Konto');
  await expect.poll(() => popup.locator('html').getAttribute('lang')).toBe('de');
  await popup.getByRole('button', { name: 'Abbrechen' }).waitFor();
});

test('the popup follows the language chosen on the landing page, not the browser', async () => {
  await using window = await journeys.open('visitor');
  await window.visit('/');
  await window.page.getByLabel('Language of this page').selectOption('it');
  await expect.poll(() => window.page.locator('html').getAttribute('lang')).toBe('it');
  const [popup] = await Promise.all([
    window.page.waitForEvent('popup'),
    window.page
      .getByRole('button', { name: /Google/ })
      .first()
      .click(),
  ]);
  await expect.poll(() => popup.getByRole('heading', { level: 1 }).textContent()).toBe('Scegli un account');
});
