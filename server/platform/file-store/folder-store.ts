import { randomUUID } from 'node:crypto';
import { chmodSync } from 'node:fs';
import { access, constants, mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { assertSafeKey, type FileStore } from './file-store.ts';

const ownerOnly = { folder: 0o700, file: 0o600 };

/**
 * Files in a local folder, accessible only to this user, because some files belong to private articles. Writes are atomic: a
 * temporary file is renamed.
 */
export function createFolderStore(folder: string): FileStore {
  restrictToOwner(folder);
  const locate = (key: string) => {
    assertSafeKey(key);
    return join(folder, key);
  };

  return {
    async put(key, content, { mayBeLost = false } = {}) {
      const path = locate(key);
      const draft = `${path}.${randomUUID()}`;
      await mkdir(dirname(path), { recursive: true, mode: ownerOnly.folder });
      try {
        await writeFile(draft, content, { flush: !mayBeLost, mode: ownerOnly.file });
        await rename(draft, path);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },

    async find(key, range) {
      const file = await undefinedIfMissing(open(locate(key)));
      return file && toWebStream(file.createReadStream(range && { start: range.from, end: range.to }));
    },

    async findSize(key) {
      return (await undefinedIfMissing(stat(locate(key))))?.size;
    },

    async delete(key) {
      await rm(locate(key), { force: true });
    },

    async check() {
      await mkdir(folder, { recursive: true, mode: ownerOnly.folder });
      await access(folder, constants.R_OK | constants.W_OK);
    },
  };
}

/** Older installations created the folder with access for all users. */
function restrictToOwner(folder: string) {
  try {
    chmodSync(folder, ownerOnly.folder);
  } catch {
    // The folder does not exist yet or belongs to another user.
  }
}

async function undefinedIfMissing<Result>(found: Promise<Result>) {
  try {
    return await found;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

function toWebStream(stream: Readable) {
  const web: NodeStream = Readable.toWeb(stream);
  // The types of Node and of the DOM describe the same stream.
  return web as ReadableStream<Uint8Array>;
}
