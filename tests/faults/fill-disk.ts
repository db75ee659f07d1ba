import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '../../server/config.ts';
import { startServer } from '../../server/start.ts';
import { jumpUnderReaders } from './jump-under-readers.ts';
import { loseStorage } from './lose-storage.ts';
import type { Cluster } from './start-cluster.ts';
import type { Finding } from './verdict.ts';

/** Runs a server whose files are on a full disk of 200 kB. Only root can mount such a disk. */
export async function fillDisk(cluster: Cluster): Promise<Finding> {
  const what = 'the disk of the file store is full';
  if (process.getuid?.() !== 0) return { what, seen: 'skipped: only root can mount a small disk', problems: [] };
  const dataDir = join(cluster.dataDir, 'small');
  const files = join(dataDir, 'files');
  mkdirSync(files, { recursive: true });
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=200k', 'none', files]);
  try {
    return await onServer({ DATA_DIR: dataDir, DATABASE_URL: cluster.database.url }, ({ baseUrl }) =>
      loseStorage(
        { baseUrl, world: cluster.world },
        {
          what,
          code: 'storage-full',
          takeAway: () => fill(join(files, 'filler')),
          giveBack: () => rmSync(join(files, 'filler')),
        },
      ),
    );
  } finally {
    execFileSync('umount', [files]);
  }
}

export const jumpClockOf = (cluster: Cluster): Promise<Finding> =>
  onServer({ DATABASE_URL: cluster.database.url }, ({ baseUrl }) =>
    jumpUnderReaders({ baseUrl, world: cluster.world }),
  );

async function onServer(environment: Record<string, string>, work: (server: { baseUrl: string }) => Promise<Finding>) {
  const own = { PORT: '0', LOG_LEVEL: 'silent', SERVE_WEB: 'false', NARRATE_AHEAD: 'false', INDEX_WORDS: 'false' };
  const server = await startServer(readConfig({ ...own, ...environment }));
  try {
    return await work(server);
  } finally {
    await server.stop();
  }
}

/** Writes a file until the disk is full. */
function fill(path: string) {
  try {
    writeFileSync(path, Buffer.alloc(1024 * 1024));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
  }
}
