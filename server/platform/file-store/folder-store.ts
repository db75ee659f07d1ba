import { randomUUID } from 'node:crypto';
import { chmodSync } from 'node:fs';
import { access, constants, mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { assertSafeKey, type FileStore } from './file-store.ts';

const ownerOnly = { folder: 0o700, file: 0o600 };

/**
 * Files in a folder of this machine, for this user alone: some are of private articles. Written beside their place and
 * then renamed, so that nobody ever reads half of one.
 */
export function createFolderStore(folder: string): FileStore {
  closeToOthers(folder);
  const locate = (key: string) => {
    assertSafeKey(key);
    return join(folder, key);
  };

  return {
    async put(key, content) {
      const place = locate(key);
      const draft = `${place}.${randomUUID()}`;
      await mkdir(dirname(place), { recursive: true, mode: ownerOnly.folder });
      try {
        await writeFile(draft, content, { flush: true, mode: ownerOnly.file });
        await rename(draft, place);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },

    async find(key, range) {
      const file = await unlessMissing(open(locate(key)));
      return file && toWebStream(file.createReadStream(range && { start: range.from, end: range.to }));
    },

    async findSize(key) {
      return (await unlessMissing(stat(locate(key))))?.size;
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

/** Installations from before let everybody into the folder, and with it to every file below. */
function closeToOthers(folder: string) {
  try {
    chmodSync(folder, ownerOnly.folder);
  } catch {
    // Not there yet, or another user's, who decides about it.
  }
}

async function unlessMissing<Result>(found: Promise<Result>) {
  try {
    return await found;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

function toWebStream(stream: Readable) {
  const web: NodeStream = Readable.toWeb(stream);
  // Node's type of a web stream and the web's are two names of one thing.
  return web as ReadableStream<Uint8Array>;
}
