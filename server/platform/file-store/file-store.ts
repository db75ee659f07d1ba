interface PutOptions {
  /**
   * If true, `put` does not wait until the file is on the disk, so a power failure may leave the file empty. Use this
   * option only for files that are checked when they are read, and that can be made again.
   */
  mayBeLost?: boolean;
}

/** Files by key, such as sentences/ab12.mp3. Keys have lower-case letters, digits, dots, hyphens and slashes. */
export interface FileStore {
  /** Atomic. Replaces an existing file. */
  put(key: string, content: Uint8Array, options?: PutOptions): Promise<void>;
  /** The file or a range of it; both ends are inclusive. */
  find(key: string, range?: { from: number; to: number }): Promise<ReadableStream<Uint8Array> | undefined>;
  /** In bytes. */
  findSize(key: string): Promise<number | undefined>;
  /** Does nothing if the file does not exist. */
  delete(key: string): Promise<void>;
  /**
   * Throws if the store is unavailable. Takes so little time that it can be called often. If `isThorough` is set, or after a
   * failed write, the S3 store also writes a small file.
   */
  check(options?: { isThorough?: boolean }): Promise<void>;
}

/** Keys come from our own code, so an invalid key is a bug. */
export function assertSafeKey(key: string) {
  if (!/^[a-z0-9-]+(\/[a-z0-9-]+)*(\.[a-z0-9]+)?$/.test(key)) throw new Error(`Invalid file key: ${key}`);
}

export async function findWholeFile(files: FileStore, key: string) {
  const stream = await files.find(key);
  return stream && Buffer.concat(await Array.fromAsync(stream));
}
