import { readConfig } from '../../server/config.ts';
import type { Job } from '../../server/platform/job-queue/define-job.ts';
import { startServer } from '../../server/start.ts';
import { createTestDatabase } from './create-test-database.ts';

/** The whole server as `npm start` runs it, on a free port and a database of its own. */
export async function startTestServer(environment: Record<string, string> = {}, jobs?: readonly Job<unknown>[]) {
  return startServer(
    readConfig({ PORT: '0', LOG_LEVEL: 'silent', DATABASE_URL: await createTestDatabase(), ...environment }),
    undefined,
    jobs,
  );
}

export type TestServer = Awaited<ReturnType<typeof startTestServer>>;
