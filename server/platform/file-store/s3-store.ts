import { S3mini, S3ServiceError } from 's3mini';
import { assertSafeKey, type FileStore } from './file-store.ts';
import type { S3Settings } from './settings.ts';

/** Files in a bucket of any S3-compatible storage, which several servers may share. */
export function createS3Store({ endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Settings): FileStore {
  const s3 = new S3mini({ endpoint: `${endpoint}/${bucket}`, region, accessKeyId, secretAccessKey });

  return {
    async put(key, content) {
      assertSafeKey(key);
      await s3.putObject(key, content);
    },

    async find(key, range) {
      assertSafeKey(key);
      const found = range === undefined ? s3.getObjectRaw(key) : s3.getObjectRaw(key, false, range.from, range.to + 1);
      return (await unlessMissing(found))?.body ?? undefined;
    },

    async findSize(key) {
      assertSafeKey(key);
      return unlessMissing(s3.getContentLength(key));
    },

    async delete(key) {
      assertSafeKey(key);
      await s3.deleteObject(key);
    },
  };
}

async function unlessMissing<Result>(found: Promise<Result>) {
  try {
    return await found;
  } catch (error) {
    const failures = error instanceof Error ? [error, error.cause] : [];
    if (failures.some((failure) => failure instanceof S3ServiceError && failure.status === 404)) return undefined;
    throw error;
  }
}
