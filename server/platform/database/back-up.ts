import { existsSync } from 'node:fs';
import { copyFile, link, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { copyCluster, copyFolder } from './copy-cluster.ts';
import { preparePostgresHome } from './postgres-home.ts';

export interface BackupOptions {
  dataDir: string;
  connection: pg.ClientConfig;
  /** The backup folder. It gets this name only when the backup is complete. */
  target: string;
  /** An earlier backup. Unchanged audio files become hard links to it. */
  previous?: string | undefined;
  signal?: AbortSignal | undefined;
}

/**
 * Copies the embedded database and the audio, even while the app is running. The folder has the suffix `.unfinished` until the
 * backup is complete. If the backup fails, the folder is deleted.
 */
export async function backUp({ dataDir, connection, target, previous, signal }: BackupOptions) {
  const unfinished = `${target}.unfinished`;
  try {
    const { cluster } = preparePostgresHome(dataDir);
    await copyCluster({ connection, cluster, target: join(unfinished, 'cluster'), signal });
    if (existsSync(join(dataDir, 'files'))) {
      const copy = (from: string, to: string, path: string) =>
        copyUnlessSame(from, to, previous && join(previous, 'files', path));
      await copyFolder(join(dataDir, 'files'), join(unfinished, 'files'), { copy, signal });
    }
    await rename(unfinished, target);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

/**
 * Creates a hard link if the earlier backup has the same file, else a copy. A hard link is safe, because audio files
 * are replaced but never modified.
 */
async function copyUnlessSame(from: string, to: string, earlier: string | undefined) {
  const { size, atime, mtime } = await stat(from);
  const kept = earlier === undefined ? undefined : await stat(earlier).catch(() => undefined);
  // The times are compared with a tolerance, because utimes stores only milliseconds.
  const isSame = kept?.size === size && Math.abs(kept.mtimeMs - mtime.getTime()) < 2;
  if (earlier !== undefined && isSame) return await link(earlier, to);
  await copyFile(from, to);
  await utimes(to, atime, mtime);
}
