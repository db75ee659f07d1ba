import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Creates a data folder. The embedded PostgreSQL may run as another user, so that user needs access. */
export function createDataDir() {
  const folder = mkdtempSync(join(tmpdir(), 'foxtale-bench-'));
  chmodSync(folder, 0o755);
  return folder;
}
