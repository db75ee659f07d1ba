import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';
import { expect } from 'vitest';
import { createPerson, type Role } from './people.ts';
import type { TestServer } from './start-test-server.ts';

/** A browser window of its own, signed in as somebody. Anything the console calls an error fails the test that asks. */
export async function openPage(browser: Browser, server: TestServer, role: Role, options: BrowserContextOptions = {}) {
  const context = await browser.newContext({
    locale: 'en-GB',
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 800 },
    ...options,
  });
  const person = role === 'visitor' ? undefined : await createPerson(server.services, role);
  if (person !== undefined) await signInAs(context, server, person.token);
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  return {
    page,
    context,
    person,
    /** Opens a path and waits until the router has settled on where that leads. */
    async visit(path: string) {
      await page.goto(`${server.baseUrl}${path}`);
      await page.locator('h1').first().waitFor();
      return new URL(page.url()).pathname;
    },
    expectQuietConsole: (allowed: RegExp = /^$/) =>
      expect(problems.filter((problem) => !allowed.test(problem))).toEqual([]),
    async [Symbol.asyncDispose]() {
      await context.close();
    },
  };
}

export const signInAs = (context: BrowserContext, server: TestServer, token: string) =>
  context.addCookies([{ name: 'session', value: token, url: server.baseUrl, httpOnly: true, sameSite: 'Lax' }]);
