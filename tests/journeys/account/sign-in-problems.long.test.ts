import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { prepareJourneys } from '../../support/journeys.ts';
import { finishWith, openChooser } from '../../support/page/sign-in-popup.ts';

const journeys = prepareJourneys();

const closedEarly = 'The window was closed before you signed in. You can try again.';
const cancelled = 'You cancelled the sign-in. You can try again.';
const failed = 'Sign-in didn’t work. Try again in a moment.';
const blocked = 'Your browser blocked the window. Allow pop-ups for this page and try again.';
const waiting = 'Continue in the window that has opened.';

const entryPages = [
  { page: 'the login page', path: '/login', button: 'Continue with Google' },
  { page: 'the landing page', path: '/', button: 'Sign up with Google' },
];

describe.each(entryPages)('$page', ({ path, button }) => {
  test('reports a closed popup, and the second attempt works', async () => {
    await using visitor = await journeys.open('visitor');
    await visitor.visit(path);
    await (await openChooser(visitor.page, button)).close();
    expect(await alertOf(visitor.page)).toBe(closedEarly);
    await finishWith(await openChooser(visitor.page, button), /Maja/);
    expect(await visitor.arriveAt('Welcome to Foxtale')).toBe('/settings');
  });

  test('reports a cancelled sign-in, and the second attempt works', async () => {
    await using visitor = await journeys.open('visitor');
    await visitor.visit(path);
    await finishWith(await openChooser(visitor.page, button), 'Cancel');
    expect(await alertOf(visitor.page)).toBe(cancelled);
    await finishWith(await openChooser(visitor.page, button), /Maja/);
    expect(await visitor.arriveAt('Welcome to Foxtale')).toBe('/settings');
  });

  test('reports a failed sign-in, and the second attempt works', async () => {
    await using visitor = await journeys.open('visitor');
    visitor.allowInConsole(/status of 400/);
    await visitor.visit(path);
    const popup = await openChooser(visitor.page, button);
    await journeys.services.db.query`delete from sign_in_attempts`;
    await finishWith(popup, /Maja/);
    expect(await alertOf(visitor.page)).toBe(failed);
    expect(new URL(visitor.page.url()).pathname).toBe(path);
    await finishWith(await openChooser(visitor.page, button), /Maja/);
    expect(await visitor.arriveAt('Welcome to Foxtale')).toBe('/settings');
  });

  test('reports a blocked popup, and the second attempt works', async () => {
    await using visitor = await journeys.open('visitor');
    await visitor.visit(path);
    await visitor.page.evaluate(() => {
      const open = window.open;
      window.open = () => {
        window.open = open;
        return null;
      };
    });
    await visitor.page.getByRole('button', { name: button }).first().click();
    expect(await alertOf(visitor.page)).toBe(blocked);
    await finishWith(await openChooser(visitor.page, button), /Maja/);
    expect(await visitor.arriveAt('Welcome to Foxtale')).toBe('/settings');
  });
});

test('ignores messages from another origin or with another format', async () => {
  await using visitor = await journeys.open('visitor');
  const { page } = visitor;
  await visitor.visit('/login');
  await openChooser(page, 'Continue with Google');
  await page.evaluate(() => {
    const message = { type: 'foxtale-sign-in', result: 'refused' };
    window.dispatchEvent(new MessageEvent('message', { origin: 'https://elsewhere.example', data: message }));
    const strange = ['refused', null, 7, { result: 'refused' }, { type: 'other', result: 'refused' }];
    for (const data of [...strange, { type: 'foxtale-sign-in', result: 'anything' }, { type: 'foxtale-sign-in' }]) {
      window.postMessage(data, location.origin);
      new BroadcastChannel('foxtale-sign-in').postMessage(data);
    }
  });
  await page.waitForTimeout(300);
  await expect.poll(() => page.getByRole('status').filter({ hasText: waiting }).count()).toBe(1);

  await page.evaluate(() => window.postMessage({ type: 'foxtale-sign-in', result: 'refused' }, location.origin));
  expect(await alertOf(page)).toBe(cancelled);
});

test('ignores a message about a sign-in that the server does not know', async () => {
  await using visitor = await journeys.open('visitor');
  await visitor.visit('/login');
  await openChooser(visitor.page, 'Continue with Google');
  await visitor.page.evaluate(() =>
    window.postMessage({ type: 'foxtale-sign-in', result: 'signed-in' }, location.origin),
  );
  expect(await alertOf(visitor.page)).toBe(failed);
  expect(new URL(visitor.page.url()).pathname).toBe('/login');
});

test('pressing the button again restarts the sign-in in the same popup', async () => {
  await using visitor = await journeys.open('visitor');
  await visitor.visit('/login');
  const popup = await openChooser(visitor.page, 'Continue with Google');
  const first = popup.url();
  await visitor.page.getByRole('button', { name: 'Continue with Google' }).click();
  await popup.waitForURL((url) => url.href !== first && url.pathname.startsWith('/oidc/interaction/'));
  expect(visitor.context.pages()).toHaveLength(2);
  await finishWith(popup, /Maja/);
  await visitor.arriveAt('Welcome to Foxtale');
});

const alertOf = (page: Page) => page.getByRole('alert').textContent();
