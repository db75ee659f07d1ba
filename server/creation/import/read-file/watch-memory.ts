import { writeSync } from 'node:fs';
import type { ImportFailure } from '../../../../domain/creation/import.ts';

// A thread of the reader process. Buffers are outside of the heap that Node limits, and a decompression bomb blocks the main thread.
const mostBytes = 512 * 1024 * 1024;
const failure: ImportFailure = 'unsafe-archive';

setInterval(() => {
  if (process.memoryUsage.rss() < mostBytes) return;
  writeSync(1, JSON.stringify({ failure }));
  process.kill(process.pid, 'SIGKILL');
}, 20);
