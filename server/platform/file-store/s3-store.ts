import { S3mini, S3ServiceError } from 's3mini';
import { AppError } from '../../../domain/app-error.ts';
import { errorChain } from './error-chain.ts';
import { assertSafeKey, type FileStore } from './file-store.ts';
import { createPatientFetch } from './patient-fetch.ts';
import type { S3Settings } from './settings.ts';

/** Nobody stores anything under this key. */
const missingKey = 'checks/missing.txt';
const storedKey = 'checks/stored.txt';

/** Files in a bucket of any S3-compatible storage, which several servers may share. */
export function createS3Store(
  { endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Settings,
  { patienceMs = 10_000 } = {},
): FileStore {
  const s3 = new S3mini({
    ...{ endpoint: `${endpoint}/${bucket}`, region, accessKeyId, secretAccessKey },
    fetch: createPatientFetch(patienceMs),
  });
  let hasRefusedToStore = false;

  async function put(key: string, content: Uint8Array) {
    assertSafeKey(key);
    try {
      await reach(s3.putObject(key, content));
      hasRefusedToStore = false;
    } catch (error) {
      hasRefusedToStore = true;
      throw error;
    }
  }

  async function find(key: string, range?: { from: number; to: number }) {
    assertSafeKey(key);
    const asked = range === undefined ? s3.getObjectRaw(key) : s3.getObjectRaw(key, false, range.from, range.to + 1);
    return (await unlessMissing(asked))?.body ?? undefined;
  }

  async function remove(key: string) {
    assertSafeKey(key);
    await unlessMissing(s3.deleteObject(key));
  }

  /**
   * Undefined if the file is missing. A status of 404 alone does not say that: the bucket may be missing, or the path of
   * the endpoint may be wrong. Taking either for a missing file would have everything narrated again.
   */
  async function unlessMissing<Result>(asked: Promise<Result>) {
    try {
      return await asked;
    } catch (error) {
      const refusal = errorChain(error).find((cause) => cause instanceof S3ServiceError);
      if (refusal?.status === 404 && (await isOnlyFileMissing(refusal))) return undefined;
      throw toFilesAway(error);
    }
  }

  async function isOnlyFileMissing({ body }: S3ServiceError) {
    const code = /<Code>(\w+)<\/Code>/.exec(body ?? '')?.[1];
    // The answer to HEAD has no body to tell.
    return code === undefined ? reach(s3.bucketExists()) : code === 'NoSuchKey';
  }

  return {
    put,
    find,
    delete: remove,
    async findSize(key) {
      assertSafeKey(key);
      return unlessMissing(s3.getContentLength(key));
    },
    async check({ isThorough = false } = {}) {
      await (await find(missingKey))?.cancel();
      if (!isThorough && !hasRefusedToStore) return;
      await put(storedKey, new TextEncoder().encode('stored'));
      await (await find(storedKey))?.cancel();
      await remove(storedKey);
    },
  };
}

async function reach<Result>(asked: Promise<Result>) {
  try {
    return await asked;
  } catch (error) {
    throw toFilesAway(error);
  }
}

const toFilesAway = (cause: unknown) =>
  cause instanceof AppError ? cause : new AppError('files-away', undefined, { cause });
