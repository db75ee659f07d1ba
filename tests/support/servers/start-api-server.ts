import type { Job } from '../../../server/platform/job-queue/define-job.ts';
import { startTestServer } from './start-test-server.ts';

/** Starts the server without the web app, for tests that open no page. It needs no build. */
export const startApiServer = (environment: Record<string, string> = {}, jobs?: readonly Job<unknown>[]) =>
  startTestServer({ SERVE_WEB: 'false', ...environment }, jobs);
