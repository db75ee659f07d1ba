import type { Browser } from 'puppeteer-core';
import { afterAll, beforeAll } from 'vitest';
import type { Person, Role } from '../../support/people.ts';
import { startTestServer, type TestServer } from '../../support/servers/start-test-server.ts';
import { launchFirefox } from './launch-firefox.ts';
import { openWindow } from './open-window.ts';
import { startNullSink } from './start-null-sink.ts';

/** Starts one Firefox and one server per test file. */
export function prepareFirefoxJourneys({ isAudible = false } = {}) {
  let browser: Browser;
  let server: TestServer;
  let sink: Awaited<ReturnType<typeof startNullSink>>;

  beforeAll(async () => {
    if (isAudible) sink = await startNullSink();
    [browser, server] = await Promise.all([launchFirefox(sink?.environment), startTestServer()]);
  });

  afterAll(async () => {
    await browser?.close();
    await server?.stop();
    sink?.stop();
  });

  return {
    open: (who: Role | Person, on: Pick<TestServer, 'baseUrl' | 'services'> = server) => openWindow(browser, on, who),
    get baseUrl() {
      return server.baseUrl;
    },
    get services() {
      return server.services;
    },
    /** Whether an audio output device exists. */
    get hasAudioDevice() {
      return sink !== undefined;
    },
    removeAudioDevice: () => sink?.stop(),
  };
}
