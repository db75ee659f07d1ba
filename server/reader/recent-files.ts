import type { Stored } from '../http/send-stored.ts';

/** An LRU cache of files in memory. */
export function createRecentFiles(maxBytes: number) {
  const files = new Map<string, Stored>();
  let totalBytes = 0;

  return {
    find(key: string): Stored | undefined {
      const file = files.get(key);
      if (file === undefined) return undefined;
      // LRU: moves the entry to the end.
      files.delete(key);
      files.set(key, file);
      return file;
    },

    add(key: string, file: Stored): Stored {
      files.set(key, file);
      totalBytes += file.plain.bytes.length;
      for (const [oldest, { plain }] of files) {
        if (totalBytes <= maxBytes) break;
        files.delete(oldest);
        totalBytes -= plain.bytes.length;
      }
      return file;
    },
  };
}
