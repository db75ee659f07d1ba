import { S3mini, S3ServiceError } from 's3mini';
import { AppError } from '../../../domain/app-error.ts';
import { errorChain } from './error-chain.ts';
import { createFetchWithIdleTimeout } from './fetch-with-idle-timeout.ts';
import { assertSafeKey, type FileStore } from './file-store.ts';
import type { S3Settings } from './settings.ts';

/** `check` reads this key, which never exists, to test the access to the bucket. */
const missingKey = 'checks/missing.txt';
const storedKey = 'checks/stored.txt';

/** Files in an S3-compatible bucket, which several servers may share. */
export function createS3Store(
  { endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Settings,
  { idleTimeoutMs = 10_000 } = {},
): FileStore {
  const s3 = new S3mini({
    endpoint: `${endpoint}/${bucket}`,
    region,
    accessKeyId,
    secretAccessKey,
    fetch: createFetchWithIdleTimeout(idleTimeoutMs),
  });
  let hasWriteFailed = false;

  async function put(key: string, content: Uint8Array) {
    assertSafeKey(key);
    try {
      await wrapErrors(s3.putObject(key, content));
      hasWriteFailed = false;
    } catch (error) {
      hasWriteFailed = true;
      throw error;
    }
  }

  async function find(key: string, range?: { from: number; to: number }) {
    assertSafeKey(key);
    const request = range === undefined ? s3.getObjectRaw(key) : s3.getObjectRaw(key, false, range.from, range.to + 1);
    return (await undefinedIfMissing(request))?.body ?? undefined;
  }

  async function remove(key: string) {
    assertSafeKey(key);
    await undefinedIfMissing(s3.deleteObject(key));
  }

  /**
   * Undefined if the file is missing. Status 404 alone does not prove this: the bucket may be missing, or the path of the
   * endpoint may be wrong. If these counted as missing files, all audio would be made again.
   */
  async function undefinedIfMissing<Result>(request: Promise<Result>) {
    try {
      return await request;
    } catch (error) {
      const refusal = errorChain(error).find((cause) => cause instanceof S3ServiceError);
      if (refusal?.status === 404 && (await isOnlyFileMissing(refusal))) return undefined;
      throw toUnavailable(error);
    }
  }

  async function isOnlyFileMissing({ body }: S3ServiceError) {
    const code = /<Code>(\w+)<\/Code>/.exec(body ?? '')?.[1];
    // The response to a HEAD request has no body and therefore no error code, so the bucket is checked instead.
    return code === undefined ? wrapErrors(s3.bucketExists()) : code === 'NoSuchKey';
  }

  return {
    put,
    find,
    delete: remove,
    async findSize(key) {
      assertSafeKey(key);
      return undefinedIfMissing(s3.getContentLength(key));
    },
    async check({ isThorough = false } = {}) {
      await (await find(missingKey))?.cancel();
      if (!isThorough && !hasWriteFailed) return;
      await put(storedKey, new TextEncoder().encode('stored'));
      await (await find(storedKey))?.cancel();
      await remove(storedKey);
    },
  };
}

async function wrapErrors<Result>(request: Promise<Result>) {
  try {
    return await request;
  } catch (error) {
    throw toUnavailable(error);
  }
}

const toUnavailable = (cause: unknown) =>
  cause instanceof AppError ? cause : new AppError('files-away', undefined, { cause });
