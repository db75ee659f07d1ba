import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';
import { expect } from 'vitest';
import { createPerson, type Person, type Role } from '../people.ts';
import type { TestServer } from '../servers/start-test-server.ts';
import { awaitHydration } from './await-hydration.ts';

type Site = Pick<TestServer, 'baseUrl'> & { services: Parameters<typeof createPerson>[0] };

/** Opens a new browser context, signed in as this user. If there were console errors, the test fails when the context closes. */
export async function openPage(
  browser: Browser,
  server: Site,
  who: Role | Person,
  options: BrowserContextOptions = {},
) {
  const context = await browser.newContext({
    locale: 'en-GB',
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 800 },
    // Turns off animations, because Playwright retries a click on a moving element, and the retries scroll the page. Tests
    // of animations turn them on themselves.
    reducedMotion: 'reduce',
    ...options,
  });
  const person = typeof who === 'object' ? who : await findPerson(server, who);
  if (person !== undefined) await signInAs(context, server, person.token);
  const page = await context.newPage();
  const problems: string[] = [];
  const allowed: RegExp[] = [];
  // Listens on the whole context, so that errors in popups are found as well.
  context.on('weberror', (error) => problems.push(error.error().message));
  context.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  // A soft assertion does not hide other failures of the test.
  const expectQuietConsole = () =>
    expect.soft(problems.filter((problem) => !allowed.some((message) => message.test(problem)))).toEqual([]);
  return {
    page,
    context,
    person,
    /** Opens a path and waits until the router has finished all redirects. */
    async visit(path: string) {
      await page.goto(`${server.baseUrl}${path}`, { waitUntil: 'commit' });
      await page.locator('h1').first().waitFor();
      if (options.javaScriptEnabled !== false) await awaitHydration(page);
      return new URL(page.url()).pathname;
    },
    /** Waits for the page with this heading and returns its path. */
    async arriveAt(heading: string | RegExp) {
      await page.locator('#root:not([data-rendered])').getByRole('heading', { level: 1, name: heading }).waitFor();
      return new URL(page.url()).pathname;
    },
    /** Allows a console error that the browser reports because of a failure under test. */
    allowInConsole(message: RegExp) {
      allowed.push(message);
    },
    async [Symbol.asyncDispose]() {
      expectQuietConsole();
      await context.close();
    },
  };
}

/**
 * Allows this console error in tests that end a session: a request that was sent before the end may be answered with 401.
 */
export const refusedInFlight = /status of 401/;

export const signInAs = (context: BrowserContext, server: Pick<TestServer, 'baseUrl'>, token: string) =>
  context.addCookies([{ name: 'session', value: token, url: server.baseUrl, httpOnly: true, sameSite: 'Lax' }]);

const findPerson = async (server: Site, role: Role) =>
  role === 'visitor' ? undefined : createPerson(server.services, role);
