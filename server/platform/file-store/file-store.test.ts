import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { startScriptedS3 } from '../../../tests/support/start-scripted-s3.ts';
import { type FileStore, findWhole } from './file-store.ts';
import { createFolderStore } from './folder-store.ts';
import { createS3Store } from './s3-store.ts';

const folder = mkdtempSync(join(tmpdir(), 'foxtale-store-'));
const s3 = await startScriptedS3();

afterAll(() => {
  s3.stop();
  rmSync(folder, { recursive: true, force: true });
});

const bytes = (text: string) => Buffer.from(text);
const read = async (files: FileStore, range?: { from: number; to: number }) => {
  const stream = await files.find('sentences/ab12.mp3', range);
  return stream && Buffer.concat(await Array.fromAsync(stream)).toString();
};

describe.each([
  { kind: 'a folder', files: createFolderStore(folder) },
  { kind: 'a bucket', files: createS3Store(s3.settings) },
])('$kind', ({ files }) => {
  test('keeps a file, gives it back whole or in part, and forgets it', async () => {
    await files.put('sentences/ab12.mp3', bytes('a fox reads aloud'));
    expect(await read(files)).toBe('a fox reads aloud');
    expect(await read(files, { from: 2, to: 4 })).toBe('fox');
    expect(await files.findSize('sentences/ab12.mp3')).toBe(17);
    await files.put('sentences/ab12.mp3', bytes('another'));
    expect(await read(files)).toBe('another');
    await files.delete('sentences/ab12.mp3');
    await files.delete('sentences/ab12.mp3');
    expect(await read(files)).toBeUndefined();
    expect(await files.findSize('sentences/ab12.mp3')).toBeUndefined();
  });

  test('never shows half of a file, however many write it at once', async () => {
    const versions = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(200_000));
    await files.put('one.mp3', bytes(versions[0] ?? ''));
    const writing = versions.map((text) => files.put('one.mp3', bytes(text)));
    const reading = versions.map(async () => (await findWhole(files, 'one.mp3'))?.toString());
    for (const seen of await Promise.all(reading)) expect(versions).toContain(seen);
    await Promise.all(writing);
  });

  test.each(['../secret', '/etc/passwd', 'a//b', 'A.mp3', 'a/../b', '.hidden', 'a\0b', ''])(
    'takes no key that leads elsewhere: %j',
    async (key) => {
      await expect(files.put(key, bytes('x'))).rejects.toThrow('Not a key');
      await expect(files.find(key)).rejects.toThrow('Not a key');
      await expect(files.findSize(key)).rejects.toThrow('Not a key');
      await expect(files.delete(key)).rejects.toThrow('Not a key');
    },
  );
});

test('a folder is left without drafts', () => {
  expect(readdirSync(folder).toSorted()).toEqual(['one.mp3', 'sentences']);
});

test('a bucket that does not know us is a failure, not a missing file', async () => {
  const stranger = createS3Store({ ...s3.settings, secretAccessKey: 'wrong' });
  await expect(stranger.find('one.mp3')).rejects.toThrow();
  await expect(stranger.findSize('one.mp3')).rejects.toThrow();
  await expect(stranger.put('two.mp3', bytes('x'))).rejects.toThrow();
});
