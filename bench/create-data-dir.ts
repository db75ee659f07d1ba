import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A new one; the embedded PostgreSQL may run as another user and must be let in. */
export function createDataDir() {
  const folder = mkdtempSync(join(tmpdir(), 'foxtale-bench-'));
  chmodSync(folder, 0o755);
  return folder;
}
