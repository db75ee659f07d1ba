import { realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isPreparing } from '../app/measure-memory.ts';
import { startApp } from '../app-process.ts';
import { createDataDir } from '../create-data-dir.ts';
import type { Measured } from '../report.ts';
import { measureHostileFiles } from './measure-hostile-files.ts';
import { measureNovels } from './measure-novels.ts';

/**
 * Measures how soon a novel of 1 MB can be read, and what importing the novel costs. Also measures whether hostile files slow
 * down other readers.
 */
export async function measureImporting(): Promise<Measured> {
  const dataDir = createDataDir();
  const app = await startApp(dataDir);
  try {
    while (isPreparing()) await sleep(500);
    const place = { app, dataDir, host: realpathSync(join(dataDir, 'postgres')) };
    return { figures: [...(await measureNovels(place)), ...(await measureHostileFiles(place))], growth: [] };
  } finally {
    await app.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
