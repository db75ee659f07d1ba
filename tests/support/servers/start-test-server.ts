import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../../../server/config.ts';
import type { Job } from '../../../server/platform/job-queue/define-job.ts';
import { startServer } from '../../../server/start.ts';
import { createTestDatabase } from '../database/create-test-database.ts';

/** Starts the whole server as `npm start` does, on a free port, with its own database and folder. */
export async function startTestServer(environment: Record<string, string> = {}, jobs?: readonly Job<unknown>[]) {
  const folder = mkdtempSync(join(tmpdir(), 'foxtale-files-'));
  const own = {
    PORT: '0',
    LOG_LEVEL: 'silent',
    DATA_DIR: folder,
    DATABASE_URL: await createTestDatabase(),
    // Turns off narration and word indexes, because most tests open articles only to read them.
    NARRATE_AHEAD: 'false',
    INDEX_WORDS: 'false',
  };
  const server = await startServer(readConfig({ ...own, ...environment }), undefined, jobs);
  const stop = async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { ...server, stop };
}

export type TestServer = Awaited<ReturnType<typeof startTestServer>>;
