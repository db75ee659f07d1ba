import { buffer } from 'node:stream/consumers';
import { Worker } from 'node:worker_threads';
import { Unreadable } from './read-document.ts';
import { readFile } from './read-file.ts';

// Runs as a separate process, so that a hostile file can exhaust only the memory and the time of this process.
const [, , name = '', kind] = process.argv;
new Worker(new URL('watch-memory.ts', import.meta.url)).unref();

try {
  const bytes = await buffer(process.stdin);
  const document = kind === 'page' ? await readPage(name, bytes) : await readFile(name, bytes);
  process.stdout.write(JSON.stringify({ document }));
} catch (error) {
  const failure = error instanceof Unreadable ? error.failure : 'damaged';
  process.stdout.write(JSON.stringify({ failure }));
}

/** Loaded only for pages, because the DOM of linkedom takes a tenth of a second to load. */
async function readPage(...page: [name: string, bytes: Buffer]) {
  const reading = await import('./read-page.ts');
  return reading.readPage(...page);
}
