import { expect, test } from 'vitest';
import { narrateVersion } from '../../../server/reader/narration/narrate-version.ts';
import { createArticle } from '../../support/articles/create-article.ts';
import { prepareJourneys } from '../../support/journeys.ts';
import { refusedInFlight } from '../../support/page/open-page.ts';

const journeys = prepareJourneys();

/** Whether this token still belongs to a session. */
async function isSignedIn(token: string) {
  const answer = await fetch(`${journeys.baseUrl}/api/session`, { headers: { cookie: `session=${token}` } });
  return (await answer.json()).user !== null;
}

test.each(['/', '/settings', '/404'])('signing out in the account menu at %s opens the landing page', async (path) => {
  const learner = await journeys.createPerson('learner');
  await using window = await journeys.open(learner);
  window.allowInConsole(refusedInFlight);
  await window.visit(path);
  expect(await isSignedIn(learner.token)).toBe(true);
  await window.page.getByRole('button', { name: 'learner’s account' }).click();
  await window.page.getByRole('menuitem', { name: 'Sign out' }).click();
  expect(await window.arriveAt('Read your way into a language')).toBe('/');
  expect(await isSignedIn(learner.token)).toBe(false);
  expect(await window.visit('/search')).toBe('/login');
});

test('signing out in the settings opens the landing page', async () => {
  const learner = await journeys.createPerson('learner');
  await using window = await journeys.open(learner);
  window.allowInConsole(refusedInFlight);
  await window.visit('/settings');
  await window.page.getByRole('button', { name: 'Sign out', exact: true }).click();
  expect(await window.arriveAt('Read your way into a language')).toBe('/');
  expect(await isSignedIn(learner.token)).toBe(false);
});

test('a user on the waiting list can sign out', async () => {
  const waiting = await journeys.createPerson('waiting');
  await using window = await journeys.open(waiting);
  window.allowInConsole(/status of 40[13]/);
  await window.visit('/');
  await window.page.getByRole('button', { name: 'Sign out', exact: true }).click();
  expect(await window.arriveAt('Read your way into a language')).toBe('/');
  expect(await isSignedIn(waiting.token)).toBe(false);
});

test('no data of a user is left for the next user', async () => {
  await using window = await journeys.open('admin');
  window.allowInConsole(/status of 40[13]/);
  await window.visit('/');
  await window.page.getByRole('button', { name: 'admin’s account' }).click();
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

test('if the server does not respond, an error is shown and the user stays signed in', async () => {
  await using window = await journeys.open('learner');
  window.allowInConsole(/ERR_FAILED/);
  await window.visit('/settings');
  await window.page.route('**/api/sign-out', (route) => route.abort());
  await window.page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await window.page.getByText('The server didn’t respond. Check your connection and try again.').waitFor();
  expect(new URL(window.page.url()).pathname).toBe('/settings');
});

test('the cache has no audio of private articles after signing out', async () => {
  const learner = await journeys.createPerson('learner');
  const articleId = await createArticle(journeys.services, 2);
  await journeys.services.db
    .query`update articles set visibility = 'private', author_id = ${learner.id} where id = ${articleId}`;
  const { hash } = await narrateVersion(journeys.services, { articleId, language: 'es' });
  const source = `/api/articles/${articleId}/narration/es/audio/${hash}.mp3`;
  await using window = await journeys.open(learner);
  // A request with `only-if-cached` fails if the response is not cached.
  window.allowInConsole(/ERR_CACHE_MISS|status of 504/);
  window.allowInConsole(refusedInFlight);
  const { page } = window;
  const isCached = () =>
    page.evaluate(
      (url) =>
        fetch(url, { cache: 'only-if-cached', mode: 'same-origin' }).then(
          ({ ok }) => ok,
          () => false,
        ),
      source,
    );
  await window.visit('/settings');
  await page.getByRole('button', { name: 'learner’s account' }).waitFor();
  await page.evaluate(
    (url) =>
      fetch(url)
        .then((answer) => answer.arrayBuffer())
        .then(() => undefined),
    source,
  );
  expect(await isCached()).toBe(true);
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await window.arriveAt('Read your way into a language');
  expect(await isCached()).toBe(false);
});
