import type { Job } from '../../server/platform/job-queue/define-job.ts';
import { startTestServer } from './start-test-server.ts';

/** The server without the web app, for tests that never open a page: no build has to come first. */
export const startApiServer = (environment: Record<string, string> = {}, jobs?: readonly Job<unknown>[]) =>
  startTestServer({ SERVE_WEB: 'false', ...environment }, jobs);
