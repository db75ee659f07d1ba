import { describe, expect, test } from 'vitest';
import { prepareJourneys } from '../support/journeys.ts';
import { type Role, roles } from '../support/people.ts';
import { deafen, settle } from '../support/quiet-page.ts';

const id = '7f6c1f0e-0000-4000-8000-000000000000';

// The specification's route table, and where each path leads for whom.
const destinations: Record<string, Record<Role, string>> = {
  '/': { visitor: '/', waiting: '/no-access', newcomer: '/settings', learner: '/', admin: '/' },
  '/login': { visitor: '/login', waiting: '/no-access', newcomer: '/settings', learner: '/', admin: '/' },
  ...mainPages('/search', '/create-article', `/article-generating/${id}`, `/article/${id}`),
  ...adminPages('/admin/users', '/admin/subscription-plans', '/admin/utils'),
  ...settingsPages('/settings', '/settings/language/main', '/settings/language/learning', '/settings/reading-speed'),
  ...settingsPages('/settings/subscription', '/404'),
  '/no-access': {
    visitor: '/login',
    waiting: '/no-access',
    newcomer: '/no-access',
    learner: '/no-access',
    admin: '/no-access',
  },
  '/anything/else': { visitor: '/login', waiting: '/no-access', newcomer: '/404', learner: '/404', admin: '/404' },
  '/settings/language/other': {
    visitor: '/login',
    waiting: '/no-access',
    newcomer: '/404',
    learner: '/404',
    admin: '/404',
  },
};

const journeys = prepareJourneys();

describe.each(roles)('for a %s', (role) => {
  test('every path leads where the route table and the guards say', async () => {
    await using window = await journeys.open(role);
    const reached: Record<string, string> = {};
    for (const path of Object.keys(destinations)) reached[path] = await window.visit(path);
    expect(reached).toEqual(Object.fromEntries(Object.entries(destinations).map(([path, to]) => [path, to[role]])));
    // The browser itself logs the profile of somebody who waits, and the article that does not exist.
    window.expectQuietConsole(/status of 40[34]/);
  });
});

test('a visitor sees the landing page at /, a signed-in user home', async () => {
  await using visitor = await journeys.open('visitor');
  await visitor.visit('/');
  expect(await visitor.page.getByRole('heading', { level: 1 }).textContent()).toBe('Read your way into a language');

  await using learner = await journeys.open('learner');
  await learner.visit('/');
  expect(await learner.page.getByRole('heading', { level: 1 }).textContent()).toBe('What would you like to read?');
});

test('settings and 404 read the profile again before they open', async () => {
  await using window = await journeys.open('learner');
  // The first word of a stream has everything read again as well.
  await deafen(window.page);
  await window.visit('/');
  await settle(window.page);
  const reads: string[] = [];
  window.page.on('request', (request) => request.url().endsWith('/api/profile') && reads.push(request.url()));
  await window.page.getByRole('link', { name: 'Create', exact: true }).first().click();
  await window.page.waitForURL('**/create-article');
  expect(reads).toHaveLength(0);
  await window.page.getByRole('link', { name: /Learning/ }).click();
  await window.page.waitForURL('**/settings');
  expect(reads).toHaveLength(1);
});

test('every navigation begins at the top of the page', async () => {
  await using window = await journeys.open('learner', { viewport: { width: 400, height: 500 } });
  await window.visit('/settings');
  await window.page.evaluate(() => document.documentElement.scrollTo(0, 600));
  await window.page.getByRole('link', { name: /Your plan/ }).click();
  await window.page.getByRole('heading', { level: 1, name: 'Subscription' }).waitFor();
  await expect.poll(() => window.page.evaluate(() => document.documentElement.scrollTop), { timeout: 10_000 }).toBe(0);
});

test('the service worker stands at the root of the site', async () => {
  await using window = await journeys.open('visitor', { serviceWorkers: 'allow' });
  await window.visit('/');
  const scope = await window.page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
  expect(scope).toBe(`${journeys.baseUrl}/`);
});

function mainPages(...paths: string[]) {
  const to = (path: string) => ({
    visitor: '/login',
    waiting: '/no-access',
    newcomer: '/settings',
    learner: path,
    admin: path,
  });
  return Object.fromEntries(paths.map((path) => [path, to(path)]));
}

function adminPages(...paths: string[]) {
  const to = (path: string) => ({
    visitor: '/login',
    waiting: '/no-access',
    newcomer: '/settings',
    learner: '/404',
    admin: path,
  });
  return Object.fromEntries(paths.map((path) => [path, to(path)]));
}

function settingsPages(...paths: string[]) {
  const to = (path: string) => ({
    visitor: '/login',
    waiting: '/no-access',
    newcomer: path,
    learner: path,
    admin: path,
  });
  return Object.fromEntries(paths.map((path) => [path, to(path)]));
}
