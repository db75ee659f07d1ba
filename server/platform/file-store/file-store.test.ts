import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { startScriptedS3 } from '../../../tests/support/servers/start-scripted-s3.ts';
import { type FileStore, findWholeFile } from './file-store.ts';
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
  test('stores a file, returns it in whole or in part, and deletes it', async () => {
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

  test('never returns an incomplete file during concurrent writes', async () => {
    const versions = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(200_000));
    await files.put('one.mp3', bytes(versions[0] ?? ''));
    const writing = versions.map((text) => files.put('one.mp3', bytes(text)));
    const reading = versions.map(async () => (await findWholeFile(files, 'one.mp3'))?.toString());
    for (const seen of await Promise.all(reading)) expect(versions).toContain(seen);
    await Promise.all(writing);
  });

  test.each(['../secret', '/etc/passwd', 'a//b', 'A.mp3', 'a/../b', '.hidden', 'a\0b', ''])(
    'refuses a key with a path traversal or an invalid character: %j',
    async (key) => {
      await expect(files.put(key, bytes('x'))).rejects.toThrow('Invalid file key');
      await expect(files.find(key)).rejects.toThrow('Invalid file key');
      await expect(files.findSize(key)).rejects.toThrow('Invalid file key');
      await expect(files.delete(key)).rejects.toThrow('Invalid file key');
    },
  );
});

test('leaves no temporary files in a folder', () => {
  expect(readdirSync(folder).toSorted()).toEqual(['one.mp3', 'sentences']);
});

describe('files in a folder', () => {
  const modeOf = (...path: string[]) => (statSync(join(...path)).mode & 0o777).toString(8);

  test('are readable only by their owner', async () => {
    const own = join(mkdtempSync(join(tmpdir(), 'foxtale-store-')), 'files');
    await createFolderStore(own).put('sentences/ab12.mp3', bytes('private'));
    expect(modeOf(own)).toBe('700');
    expect(modeOf(own, 'sentences')).toBe('700');
    expect(modeOf(own, 'sentences', 'ab12.mp3')).toBe('600');
    rmSync(own, { recursive: true });
  });

  test('of an older installation are made inaccessible to other users at the start', () => {
    const own = join(mkdtempSync(join(tmpdir(), 'foxtale-store-')), 'files');
    mkdirSync(own);
    chmodSync(own, 0o755);
    writeFileSync(join(own, 'old.mp3'), 'private', { mode: 0o644 });
    createFolderStore(own);
    expect(modeOf(own)).toBe('700');
    rmSync(own, { recursive: true });
  });
});
