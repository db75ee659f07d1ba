import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Creates a data folder. It is readable for all users, because the embedded PostgreSQL may run as another user. */
export function createDataDir() {
  const folder = mkdtempSync(join(tmpdir(), 'foxtale-bench-'));
  chmodSync(folder, 0o755);
  return folder;
}
