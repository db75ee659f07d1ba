import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Creates a data folder. All users of the machine can read it, because the embedded PostgreSQL may run as another user. */
export function createDataDir() {
  const folder = mkdtempSync(join(tmpdir(), 'foxtale-bench-'));
  chmodSync(folder, 0o755);
  return folder;
}
