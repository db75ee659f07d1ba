import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import type { Job } from '../../server/platform/job-queue/define-job.ts';
import { launchBrowser } from './page/browser.ts';
import { openPage } from './page/open-page.ts';
import { createPerson, type Person, type Role } from './people.ts';
import { startTestServer, type TestServer } from './servers/start-test-server.ts';

type Environment = Record<string, string>;

/** For journeys (browser tests): starts one browser and one server per test file. */
export function prepareJourneys(
  environment: Environment | (() => Promise<Environment>) = {},
  jobs?: readonly Job<unknown>[],
) {
  let browser: Browser;
  let server: TestServer;

  beforeAll(async () => {
    [browser, server] = await Promise.all([
      launchBrowser(),
      startTestServer(typeof environment === 'function' ? await environment() : environment, jobs),
    ]);
  });

  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  return {
    open: (who: Role | Person, options?: BrowserContextOptions) => openPage(browser, server, who, options),
    createPerson: (role: Exclude<Role, 'visitor'>) => createPerson(server.services, role),
    get baseUrl() {
      return server.baseUrl;
    },
    get services() {
      return server.services;
    },
  };
}
