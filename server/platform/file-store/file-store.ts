/** Files by key, such as sentences/ab12.mp3: small letters, digits, dots, hyphens, and slashes between them. */
export interface FileStore {
  /** Whole or not at all; the same key again replaces what was there. */
  put(key: string, content: Uint8Array): Promise<void>;
  /** The file, or a part of it, both ends included. */
  find(key: string, range?: { from: number; to: number }): Promise<ReadableStream<Uint8Array> | undefined>;
  /** In bytes. */
  findSize(key: string): Promise<number | undefined>;
  /** A file that is not there is deleted already. */
  delete(key: string): Promise<void>;
  /**
   * Throws if the storage cannot be used. Cheap enough to be asked often; thorough, or after a failure to store, it also
   * stores a small file.
   */
  check(options?: { isThorough?: boolean }): Promise<void>;
}

/** A key comes from our own code, so a strange one is a bug. */
export function assertSafeKey(key: string) {
  if (!/^[a-z0-9-]+(\/[a-z0-9-]+)*(\.[a-z0-9]+)?$/.test(key)) throw new Error(`Not a key for a file: ${key}`);
}

export async function findWhole(files: FileStore, key: string) {
  const stream = await files.find(key);
  return stream && Buffer.concat(await Array.fromAsync(stream));
}
