import { buffer } from 'node:stream/consumers';
import { Unreadable } from './read-document.ts';
import { readFile } from './read-file.ts';

// A process of its own: a hostile file may exhaust its memory or its time, and nothing else.
const [, , name = ''] = process.argv;

try {
  const document = await readFile(name, await buffer(process.stdin));
  process.stdout.write(JSON.stringify({ document }));
} catch (error) {
  const failure = error instanceof Unreadable ? error.failure : 'damaged';
  process.stdout.write(JSON.stringify({ failure }));
}
