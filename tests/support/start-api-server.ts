import { startTestServer } from './start-test-server.ts';

/** The server without the web app, for tests that never open a page: no build has to come first. */
export const startApiServer = (environment: Record<string, string> = {}) =>
  startTestServer({ SERVE_WEB: 'false', ...environment });
