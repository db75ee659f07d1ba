import { buffer } from 'node:stream/consumers';
import { Worker } from 'node:worker_threads';
import { Unreadable } from './read-document.ts';
import { readFile } from './read-file.ts';

// Runs as a separate process, so that a hostile file can exhaust only the memory and the time of this process.
const [, , name = '', kind] = process.argv;
new Worker(new URL('watch-memory.ts', import.meta.url)).unref();

try {
  const bytes = await buffer(process.stdin);
  const document = kind === 'page' ? await readWebPage(name, bytes) : await readFile(name, bytes);
  process.stdout.write(JSON.stringify({ document }));
} catch (error) {
  const failure = error instanceof Unreadable ? error.failure : 'damaged';
  process.stdout.write(JSON.stringify({ failure }));
}

/** Imports `read-page.ts` only for web pages, because linkedom takes a tenth of a second to load. */
async function readWebPage(fileName: string, bytes: Buffer) {
  const { readPage } = await import('./read-page.ts');
  return readPage(fileName, bytes);
}
