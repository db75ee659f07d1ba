import type { Page } from 'playwright-core';
import { describe, expect, test, vi } from 'vitest';
import { prepareJourneys } from '../../support/journeys.ts';
import { deafen, settle } from '../../support/page/quiet-page.ts';
import { finishWith, openChooser } from '../../support/page/sign-in-popup.ts';
import { deleteProfile, endSessions, type Person } from '../../support/people.ts';

// R-ERR-1 to R-ERR-5 of docs/requirements.md. R-ERR-6 and R-ERR-7 are in library/creating.test.ts.
const journeys = prepareJourneys();
const openToAll = prepareJourneys({ ACCESS: 'open' });

describe('if the profile cannot be loaded', () => {
  test.each([
    { status: 500, code: 'server-error', heading: 'We couldn’t open your profile' },
    { status: 403, code: 'no-access', heading: 'Foxtale is in beta' },
  ])('($status) every navigation leads to no-access', async ({ status, code, heading }) => {
    await using window = await journeys.open('learner');
    window.allowInConsole(new RegExp(`status of ${status}`));
    await window.page.route('**/api/profile', (route) => route.fulfill({ status, json: { error: { code } } }));
    for (const path of ['/', '/settings', '/admin/users', '/anything']) {
      expect([path, await window.visit(path)]).toEqual([path, '/no-access']);
    }
    expect(await window.arriveAt(heading)).toBe('/no-access');
    await window.page.getByRole('link', { name: 'Foxtale' }).click();
    expect(await window.arriveAt(heading)).toBe('/no-access');
  });

  test('a user with access is sent to the no-access page at the next refetch', async () => {
    await using window = await journeys.open('learner');
    window.allowInConsole(/ERR_FAILED/);
    await window.visit('/');
    await window.page.route('**/api/profile', (route) => route.abort());
    await window.page.getByRole('button', { name: /’s account$/ }).click();
    await window.page.getByRole('menuitem', { name: 'Settings' }).click();
    expect(await window.arriveAt('We couldn’t open your profile')).toBe('/no-access');
    await window.page.goBack();
    expect(await window.arriveAt('We couldn’t open your profile')).toBe('/no-access');
  });

  test('Check again shows an error until the profile can be loaded, and then opens the app', async () => {
    await using window = await journeys.open('learner');
    window.allowInConsole(/status of 500|ERR_FAILED/);
    await window.page.route('**/api/profile', (route) => route.fulfill({ status: 500, body: 'no JSON at all' }));
    // Blocks live events. An event could make the page load the profile and open the app before “Check again” is clicked.
    await window.page.route('**/api/live', (route) => route.abort());
    expect(await window.visit('/')).toBe('/no-access');
    await window.page.getByRole('button', { name: 'Check again' }).click();
    await window.page.getByRole('status').getByText('Something went wrong on our side').waitFor();
    await window.page.unroute('**/api/profile');
    await window.page.getByRole('button', { name: 'Check again' }).click();
    expect(await window.arriveAt('What would you like to read?')).toBe('/');
  });
});

describe('if there is no profile', () => {
  test('the pages work with the default settings', async () => {
    const learner = await openToAll.createPerson('learner');
    await deleteProfile(openToAll.services, learner.id);
    await using window = await openToAll.open(learner);
    window.allowInConsole(/status of 404/);
    for (const path of ['/', '/search', '/settings', '/settings/reading-speed']) {
      expect(await window.visit(path)).toBe(path);
    }
    await window.page.getByText('0.8×', { exact: true }).waitFor();
    await window.visit('/settings');
    for (const type of ['learning', 'main']) {
      await expect
        .poll(() => window.page.locator(`a[href="/settings/language/${type}"]`).textContent())
        .toMatch(/English/);
    }
    await expect.poll(() => window.page.getByRole('alert').count()).toBe(0);
  });
});

describe('a profile action after the session has ended opens the login page', () => {
  test('saving a setting', async () => {
    const learner = await journeys.createPerson('learner');
    await using window = await journeys.open(learner);
    window.allowInConsole(/status of 401/);
    await window.visit('/settings/language/learning');
    await window.page.getByRole('radio', { name: 'Italiano' }).check();
    await endSessionAt(window.page, learner, 'PATCH');
    await window.page.getByRole('button', { name: 'Save and return' }).click();
    expect(await window.arriveAt('Sign in')).toBe('/login');
    await window.page.goBack();
    expect(await window.arriveAt('Sign in')).toBe('/login');
  });

  test('opening the settings', async () => {
    const learner = await journeys.createPerson('learner');
    await using window = await journeys.open(learner);
    window.allowInConsole(/status of 401/);
    await deafen(window.page);
    await window.visit('/');
    await settle(window.page);
    await endSessions(journeys.services, learner.id);
    await window.page.getByRole('button', { name: /’s account$/ }).click();
    await window.page.getByRole('menuitem', { name: 'Settings' }).click();
    expect(await window.arriveAt('Sign in')).toBe('/login');
  });

  test.each([
    { action: 'sending feedback', button: 'Send feedback', method: 'POST' },
    { action: 'deleting the account', button: 'Delete for good', method: 'DELETE' },
  ])('$action', async ({ button, method }) => {
    const learner = await journeys.createPerson('learner');
    await using window = await journeys.open(learner);
    window.allowInConsole(/status of 401/);
    await window.visit('/settings');
    await window.page.getByLabel('Tell us what helps and what gets in the way').fill('Hello');
    if (method === 'DELETE') await window.page.getByRole('button', { name: 'Delete my account' }).click();
    await endSessionAt(window.page, learner, method);
    await window.page.getByRole('button', { name: button }).click();
    expect(await window.arriveAt('Sign in')).toBe('/login');
  });

  /**
   * Ends the session at the moment when the action is sent. If the session ended earlier, the page could notice this and
   * redirect before the action.
   */
  const endSessionAt = (page: Page, { id }: Person, method: string) =>
    page.route('**/api/**', async (route) => {
      if (route.request().method() === method) await endSessions(journeys.services, id);
      await route.continue();
    });
});

test('a failed login stays on the login page and is logged on the server', async () => {
  const warn = vi.spyOn(journeys.services.log, 'warn');
  await using window = await journeys.open('visitor');
  window.allowInConsole(/status of 400/);
  await window.visit('/login');
  const popup = await openChooser(window.page, 'Continue with Google');
  await journeys.services.db.query`delete from sign_in_attempts`;
  await finishWith(popup, /Ada/);
  await window.page.getByRole('alert').waitFor();
  expect(new URL(window.page.url()).pathname).toBe('/login');
  expect(warn).toHaveBeenCalledWith(expect.objectContaining({ err: expect.any(Error) }), 'sign-in failed');
  warn.mockRestore();
});

test('an unknown route shows the 404 page with a link home', async () => {
  await using window = await journeys.open('learner');
  expect(await window.visit('/no/such/page')).toBe('/404');
  expect(await window.arriveAt('You took a detour and got lost')).toBe('/404');
  await window.page.getByRole('link', { name: 'Return home' }).click();
  expect(await window.arriveAt('What would you like to read?')).toBe('/');
});
