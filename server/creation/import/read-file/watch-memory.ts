import { writeSync } from 'node:fs';
import type { ImportFailure } from '../../../../domain/creation/import.ts';

// A thread that ends the reader process if it needs too much memory. Node's heap limit does not include buffers, and a
// decompression bomb blocks the main thread.
const mostBytes = 512 * 1024 * 1024;
const failure: ImportFailure = 'unsafe-archive';

setInterval(() => {
  if (process.memoryUsage.rss() < mostBytes) return;
  writeSync(1, JSON.stringify({ failure }));
  process.kill(process.pid, 'SIGKILL');
}, 20);
