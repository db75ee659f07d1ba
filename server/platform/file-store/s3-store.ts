import { setTimeout as sleep } from 'node:timers/promises';
import { S3mini, S3NetworkError, S3ServiceError } from 's3mini';
import { AppError } from '../../../domain/app-error.ts';
import { assertSafeKey, type FileStore } from './file-store.ts';
import type { S3Settings } from './settings.ts';

const patienceMs = 10_000;

/** Files in a bucket of any S3-compatible storage, which several servers may share. */
export function createS3Store({ endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Settings): FileStore {
  const s3 = new S3mini({ endpoint: `${endpoint}/${bucket}`, region, accessKeyId, secretAccessKey });

  return {
    async put(key, content) {
      assertSafeKey(key);
      await reach(s3.putObject(key, content));
    },

    async find(key, range) {
      assertSafeKey(key);
      const found = range === undefined ? s3.getObjectRaw(key) : s3.getObjectRaw(key, false, range.from, range.to + 1);
      return (await unlessMissing(reach(found)))?.body ?? undefined;
    },

    async findSize(key) {
      assertSafeKey(key);
      return unlessMissing(reach(s3.getContentLength(key)));
    },

    async delete(key) {
      assertSafeKey(key);
      await reach(s3.deleteObject(key));
    },
  };
}

/** A storage that cannot be reached, fails or keeps silent is away; what it says for certain is passed on. */
async function reach<Result>(asked: Promise<Result>) {
  const giveUp = new AbortController();
  const silence = sleep(patienceMs, undefined, { ref: false, signal: giveUp.signal });
  silence.catch(() => {});
  try {
    return await Promise.race([
      asked,
      silence.then(() => {
        throw new AppError('files-away', undefined, { cause: new Error(`No answer within ${patienceMs} ms.`) });
      }),
    ]);
  } catch (error) {
    throw chain(error).some(isAway) ? new AppError('files-away', undefined, { cause: error }) : error;
  } finally {
    giveUp.abort();
  }
}

const isAway = (error: Error) =>
  error instanceof S3NetworkError ||
  error.message === 'fetch failed' ||
  (error instanceof S3ServiceError && (error.status >= 500 || error.status === 429));

async function unlessMissing<Result>(found: Promise<Result>) {
  try {
    return await found;
  } catch (error) {
    if (chain(error).some((failure) => failure instanceof S3ServiceError && failure.status === 404)) return undefined;
    throw error;
  }
}

/** An error and its causes. */
const chain = (error: unknown): Error[] => (error instanceof Error ? [error, ...chain(error.cause)] : []);
