import type { Browser, BrowserContext, Page } from 'puppeteer-core';
import { expect } from 'vitest';
import { scaleTimeout } from '../../support/machine-speed.ts';
import { createPerson, type Person, type Role } from '../../support/people.ts';
import type { TestServer } from '../../support/servers/start-test-server.ts';

type World = Pick<TestServer, 'baseUrl' | 'services'>;
export type FirefoxWindow = Awaited<ReturnType<typeof openWindow>>;

/**
 * A browser context with its own cookies and storage. As in the Chromium tests, a console error fails the test when the window
 * closes.
 */
export async function openWindow(browser: Browser, server: World, who: Role | Person) {
  const context = await browser.createBrowserContext();
  const person = typeof who === 'object' ? who : await findPerson(server, who);
  if (person !== undefined) await signInAs(context, server, person.token);
  const page = await context.newPage();
  page.setDefaultTimeout(scaleTimeout(30_000));
  const problems: string[] = [];
  const allowed: RegExp[] = [];
  const listen = (each: Page) => {
    each.on('pageerror', (error) => problems.push(String(error)));
    each.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  };
  listen(page);
  page.on('popup', (popup) => popup !== null && listen(popup));
  return {
    page,
    context,
    person,
    /** Opens a path and waits for hydration. Returns the final path. */
    async visit(path: string) {
      await page.goto(`${server.baseUrl}${path}`);
      await awaitHydration(page);
      return new URL(page.url()).pathname;
    },
    /** Waits for the page with this heading. Returns its path. */
    async arriveAt(heading: string) {
      await page.locator(`#root:not([data-rendered]) h1 ::-p-text(${heading})`).wait();
      return new URL(page.url()).pathname;
    },
    find: (role: string, name: string) => page.locator(byRole(role, name)),
    see: (text: string) => page.locator(`::-p-text(${text})`).wait(),
    /** Allows console errors that the test causes on purpose. */
    allowInConsole(message: RegExp) {
      allowed.push(message);
    },
    async [Symbol.asyncDispose]() {
      expect.soft(problems.filter((problem) => !allowed.some((message) => message.test(problem)))).toEqual([]);
      await context.close();
    },
  };
}

export const byRole = (role: string, name: string) => `::-p-aria([name="${name}"][role="${role}"])`;

/** Waits for hydration. Until then, the page holds back keys and clicks. */
export async function awaitHydration(page: Page) {
  await page.waitForFunction(() => performance.getEntriesByName('page-shown').length > 0, { polling: 50 });
}

async function signInAs(context: BrowserContext, { baseUrl }: Pick<World, 'baseUrl'>, token: string) {
  const { hostname } = new URL(baseUrl);
  const cookie = { name: 'session', value: token, domain: hostname, path: '/', httpOnly: true };
  await context.setCookie({ ...cookie, sameSite: 'Lax', secure: false });
}

const findPerson = async ({ services }: World, role: Role) =>
  role === 'visitor' ? undefined : createPerson(services, role);
