import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { type S3Fault, startScriptedS3 } from '../../../tests/support/servers/start-scripted-s3.ts';
import { findWholeFile } from './file-store.ts';
import { createS3Store } from './s3-store.ts';

const s3 = await startScriptedS3();
const files = createS3Store(s3.settings, { idleTimeoutMs: 300 });
const content = Buffer.from('a fox reads aloud');
await files.put('one.mp3', content);

afterEach(() => s3.setFault(undefined));
afterAll(() => s3.stop());

const filesAway = { name: 'AppError', code: 'files-away' };

describe('a storage failure is not reported as a missing file', () => {
  test.each<S3Fault>(['away', 'no-bucket'])('when the bucket is %s', async (fault) => {
    s3.setFault(fault);
    await expect(files.find('one.mp3')).rejects.toMatchObject(filesAway);
    await expect(files.findSize('one.mp3')).rejects.toMatchObject(filesAway);
    await expect(files.put('one.mp3', content)).rejects.toMatchObject(filesAway);
    await expect(files.delete('one.mp3')).rejects.toMatchObject(filesAway);
    await expect(files.check()).rejects.toMatchObject(filesAway);
  });

  test.each([
    { wrong: 'secret', settings: { secretAccessKey: 'wrong' } },
    { wrong: 'key', settings: { accessKeyId: 'wolf' } },
    { wrong: 'bucket', settings: { bucket: 'another' } },
    { wrong: 'path', settings: { endpoint: `${s3.settings.endpoint}/elsewhere` } },
  ])('when the $wrong is wrong', async ({ settings }) => {
    const stranger = createS3Store({ ...s3.settings, ...settings });
    await expect(stranger.find('one.mp3')).rejects.toMatchObject(filesAway);
    await expect(stranger.findSize('one.mp3')).rejects.toMatchObject(filesAway);
    await expect(stranger.put('two.mp3', content)).rejects.toMatchObject(filesAway);
    await expect(stranger.check()).rejects.toMatchObject(filesAway);
  });

  test('when a body stalls: a read fails after the idle timeout', async () => {
    s3.setFault('stalled');
    await expect(findWholeFile(files, 'one.mp3')).rejects.toMatchObject(filesAway);
  });
});

test('a slow reader does not count as a stalled body', async () => {
  const long = Buffer.alloc(2_000_000, 'fox');
  await files.put('long.mp3', long);
  const stream = await files.find('long.mp3');
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(Buffer.concat(await Array.fromAsync(stream ?? [])).equals(long)).toBe(true);
});

test('the storage is used at once when it is back', async () => {
  s3.setFault('away');
  await expect(files.check()).rejects.toMatchObject(filesAway);
  s3.setFault(undefined);
  await files.check();
  expect((await findWholeFile(files, 'one.mp3'))?.toString()).toBe('a fox reads aloud');
});

test('a failed write is reported, and the next check fails as well', async () => {
  s3.setFault('read-only');
  await expect(files.put('two.mp3', content)).rejects.toMatchObject(filesAway);
  await expect(files.check()).rejects.toMatchObject(filesAway);
  s3.setFault(undefined);
  await files.check();
});

test('an endpoint may have a path', async () => {
  const elsewhere = await startScriptedS3({ path: '/storage/v1' });
  const store = createS3Store(elsewhere.settings);
  await store.put('one.mp3', content);
  expect([...elsewhere.objects.keys()]).toEqual(['/foxtale/one.mp3']);
  expect(await store.findSize('one.mp3')).toBe(content.length);
  elsewhere.stop();
});
