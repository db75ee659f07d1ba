import { expect, test } from 'vitest';
import { makeEpub, makeStory } from '../../../tests/support/articles/make-files.ts';
import { makeBombPdf } from '../../../tests/support/articles/make-pdf.ts';
import { scaleTimeout } from '../../../tests/support/machine-speed.ts';
import { runReader } from './run-reader.ts';

async function* once(bytes: Uint8Array) {
  yield bytes;
}

const never = new AbortController().signal;
const run = (name: string, bytes: Uint8Array, timeoutMs = scaleTimeout(30_000)) =>
  runReader({ name, pieces: once(bytes), timeoutMs, signal: never });

test('reads a file in another process', async () => {
  const book = makeEpub({ chapters: [{ file: 'a.xhtml', title: 'Uno', html: '<p>Aquí.</p>' }] });
  expect((await run('book.epub', book)).chapters).toEqual([{ title: 'Uno', paragraphs: [{ text: 'Aquí.' }] }]);
});

test('reads a novel of 1 MB completely and in order', async () => {
  const paragraphs = makeStory(16_000);
  expect(paragraphs.join('').length).toBeGreaterThan(900_000);
  const { chapters } = await run('novel.txt', Buffer.from(paragraphs.join('\n\n')));
  expect(chapters[0]?.paragraphs.map(({ text }) => text)).toEqual(paragraphs);
});

test('a file that needs too much memory or time ends its process only', async () => {
  // The elements are nested so deeply that a recursive reader would overflow the stack.
  const deep = Buffer.from(`<html><body>${'<div>'.repeat(200_000)}Aquí.`);
  await expect(run('deep.html', deep)).rejects.toMatchObject({ failure: 'damaged' });
  await expect(run('novel.txt', Buffer.from('Aquí. '.repeat(100_000)), 1)).rejects.toMatchObject({
    failure: 'too-slow',
  });
});

test('an endless stream ends when its time is up', async () => {
  async function* endless() {
    for (;;) yield Buffer.alloc(64 * 1024, 'a');
  }
  const reading = runReader({ name: 'a.txt', pieces: endless(), timeoutMs: 1500, signal: never });
  await expect(reading).rejects.toMatchObject({ failure: 'too-slow' });
});

test(
  'a stream of a PDF that inflates to gigabytes ends its process only',
  async () => {
    const bomb = makeBombPdf(4096);
    expect(bomb.length).toBeLessThan(10 * 1024 * 1024);
    const reading = run('bomb.pdf', bomb, scaleTimeout(120_000));
    await expect(reading).rejects.toMatchObject({ failure: 'unsafe-archive' });
  },
  scaleTimeout(150_000),
);
