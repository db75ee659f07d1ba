import { describe, expect, test } from 'vitest';
import { prepareJourneys } from '../../support/journeys.ts';
import { type Door, doors, listPages } from '../../support/page/pages.ts';
import { deafen, settle } from '../../support/page/quiet-page.ts';
import { type Role, roles } from '../../support/people.ts';

// R-ROUTE-1 and the guards of docs/requirements.md: the page that each role reaches, per group of pages.
const destinations: Record<Door, (path: string) => Record<Role, string>> = {
  start: () => ({ visitor: '/', waiting: '/no-access', newcomer: '/settings', learner: '/', admin: '/' }),
  login: () => ({ visitor: '/login', waiting: '/no-access', newcomer: '/settings', learner: '/', admin: '/' }),
  main: (path) => ({ ...refusals, newcomer: '/settings', learner: path, admin: path }),
  admin: (path) => ({ ...refusals, newcomer: '/settings', learner: '/404', admin: path }),
  settings: (path) => ({ ...refusals, newcomer: path, learner: path, admin: path }),
  'no-access': (path) => ({ ...refusals, newcomer: path, learner: path, admin: path }),
};

const refusals = { visitor: '/login', waiting: '/no-access' };
const nowhere = { ...refusals, newcomer: '/404', learner: '/404', admin: '/404' };

const journeys = prepareJourneys();

describe.each(roles)('for a %s', (role) => {
  test('every path leads to the destination in the route table', async () => {
    await using window = await journeys.open(role);
    // Allows two errors in the console: the 403 response to the profile request of a waiting user, and the 404 response for
    // a missing article.
    window.allowInConsole(/status of 40[34]/);
    const expected: Record<string, string> = {
      '/anything/else': nowhere[role],
      '/admin': destinations.admin('/admin/users')[role],
      '/settings/language/other': nowhere[role],
      '/settings/language/main': destinations.settings('/settings/language/main')[role],
    };
    for (const door of doors) for (const path of listPages(door)) expected[path] = destinations[door](path)[role];
    const reached: Record<string, string> = {};
    for (const path of Object.keys(expected)) reached[path] = await window.visit(path);
    expect(reached).toEqual(expected);
  });
});

test('a visitor sees the landing page at /, a signed-in user home', async () => {
  await using visitor = await journeys.open('visitor');
  await visitor.visit('/');
  await expect
    .poll(() => visitor.page.getByRole('heading', { level: 1 }).textContent())
    .toBe('Read your way into a language');

  await using learner = await journeys.open('learner');
  await learner.visit('/');
  await expect
    .poll(() => learner.page.getByRole('heading', { level: 1 }).textContent())
    .toBe('What would you like to read?');
});

test('settings and 404 refetch the profile before they open', async () => {
  await using window = await journeys.open('learner');
  // Blocks live events, because the first event of the stream would also make the page refetch everything.
  await deafen(window.page);
  await window.visit('/');
  await settle(window.page);
  const reads: string[] = [];
  window.page.on('request', (request) => request.url().endsWith('/api/profile') && reads.push(request.url()));
  await window.page.getByRole('link', { name: 'Create', exact: true }).first().click();
  await window.page.waitForURL('**/create-article');
  expect(reads).toHaveLength(0);
  await window.page.getByRole('button', { name: /’s account$/ }).click();
  await window.page.getByRole('menuitem', { name: 'Settings' }).click();
  await window.arriveAt('Settings');
  expect(reads.length).toBeGreaterThan(0);

  await window.visit('/404');
  await settle(window.page);
  await window.page.getByRole('link', { name: 'Return home' }).click();
  await window.arriveAt('What would you like to read?');
  reads.length = 0;
  await window.page.goBack();
  await window.arriveAt('You took a detour and got lost');
  expect(reads).toHaveLength(1);
});

test('an admin opens the admin pages before choosing a language', async () => {
  const admin = await journeys.createPerson('admin');
  await journeys.services.db.query`
    update users set main_lang = null, learning_lang = null, learning_langs = '{}' where id = ${admin.id}`;
  await using window = await journeys.open(admin);
  expect(await window.visit('/')).toBe('/settings');
  await window.page.getByRole('button', { name: 'admin’s account' }).click();
  await expect
    .poll(() => window.page.getByRole('menuitem').allTextContents())
    .toEqual(['Users', 'Subscription plans', 'Utilities', 'Sign out']);
  await window.page.getByRole('menuitem', { name: 'Users' }).click();
  expect(await window.arriveAt('Users')).toBe('/admin/users');
  await window.page.getByRole('row').filter({ hasText: admin.email }).waitFor();
  for (const path of listPages('admin')) expect(await window.visit(path)).toBe(path);
  expect(await window.visit('/admin')).toBe('/admin/users');
});

test('every start of the app fetches all subscription plans', async () => {
  for (const [role, path] of [
    ['visitor', '/login'],
    ['learner', '/settings'],
  ] as const) {
    await using window = await journeys.open(role);
    await Promise.all([window.page.waitForResponse('**/api/subscription-plans'), window.visit(path)]);
  }
});

test('every navigation starts at the top of the page', async () => {
  await using window = await journeys.open('learner', { viewport: { width: 400, height: 500 } });
  await window.visit('/settings');
  await window.page.evaluate(() => document.documentElement.scrollTo(0, 600));
  await window.page.getByRole('link', { name: /Your plan/ }).click();
  await window.page.getByRole('heading', { level: 1, name: 'Subscription' }).waitFor();
  await expect.poll(() => window.page.evaluate(() => document.documentElement.scrollTop)).toBe(0);
});

test('the service worker is served from the root of the site', async () => {
  await using window = await journeys.open('visitor', { serviceWorkers: 'allow' });
  await window.visit('/');
  const scope = await window.page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
  expect(scope).toBe(`${journeys.baseUrl}/`);
});
