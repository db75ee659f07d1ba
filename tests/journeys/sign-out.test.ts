import { expect, test } from 'vitest';
import { prepareJourneys } from '../support/journeys.ts';
import { deafen, settle } from '../support/quiet-page.ts';

const journeys = prepareJourneys();

/** Whether the server still knows the session behind this token. */
async function isSignedIn(token: string) {
  const answer = await fetch(`${journeys.baseUrl}/api/session`, { headers: { cookie: `session=${token}` } });
  return (await answer.json()).user !== null;
}

test.each(['/', '/settings', '/404'])(
  'signing out in the account menu at %s leads to the landing page',
  async (path) => {
    const learner = await journeys.createPerson('learner');
    await using window = await journeys.open(learner);
    await window.visit(path);
    expect(await isSignedIn(learner.token)).toBe(true);
    await window.page.getByRole('button', { name: 'Account of learner' }).click();
    await window.page.getByRole('menuitem', { name: 'Sign out' }).click();
    expect(await window.arriveAt('Read your way into a language')).toBe('/');
    expect(await isSignedIn(learner.token)).toBe(false);
    expect(await window.visit('/search')).toBe('/login');
  },
);

test('signing out in the settings leads to the landing page', async () => {
  const learner = await journeys.createPerson('learner');
  await using window = await journeys.open(learner);
  await deafen(window.page);
  await window.visit('/settings');
  await window.page.getByRole('button', { name: 'Account of learner' }).waitFor();
  await settle(window.page);
  await window.page.getByRole('button', { name: 'Sign out' }).click();
  expect(await window.arriveAt('Read your way into a language')).toBe('/');
  expect(await isSignedIn(learner.token)).toBe(false);
});

test('somebody who waits can sign out as well', async () => {
  const waiting = await journeys.createPerson('waiting');
  await using window = await journeys.open(waiting);
  window.allowInConsole(/status of 40[13]/);
  await window.visit('/');
  await window.page.getByRole('button', { name: 'Sign out' }).click();
  expect(await window.arriveAt('Read your way into a language')).toBe('/');
  expect(await isSignedIn(waiting.token)).toBe(false);
});

test('nothing of one user is left for the next', async () => {
  await using window = await journeys.open('admin');
  window.allowInConsole(/status of 40[13]/);
  await window.visit('/');
  await window.page.getByRole('button', { name: 'Account of admin' }).click();
  await window.page.getByRole('menuitem', { name: 'Sign out' }).click();
  await window.arriveAt('Read your way into a language');
  await window.page.getByRole('link', { name: 'Sign in' }).click();
  const [popup] = await Promise.all([
    window.page.waitForEvent('popup'),
    window.page.getByRole('button', { name: 'Continue with Google' }).click(),
  ]);
  await popup.getByRole('button', { name: /Luca/ }).click();
  expect(await window.arriveAt('Foxtale is in beta')).toBe('/no-access');
});

test('without an answer of the server the user is told and stays signed in', async () => {
  await using window = await journeys.open('learner');
  window.allowInConsole(/ERR_FAILED/);
  await window.visit('/settings');
  await window.page.route('**/api/sign-out', (route) => route.abort());
  await window.page.getByRole('button', { name: 'Sign out' }).click();
  await window.page.getByText('The server did not answer. Check your connection and try again.').waitFor();
  expect(new URL(window.page.url()).pathname).toBe('/settings');
});
