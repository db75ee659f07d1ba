import { promisify } from 'node:util';
import { type Entry, fromBuffer, type ZipFile } from 'yauzl';
import { Unreadable } from './read-document.ts';

const limits = { entries: 10_000, bytesPerEntry: 24 * 1024 * 1024, bytes: 96 * 1024 * 1024 };

export interface Archive {
  has: (path: string) => boolean;
  /** Undefined if there is no such file. Throws if the archive is damaged or inflates to more than is allowed. */
  find: (path: string) => Promise<Buffer | undefined>;
}

/**
 * Opens a ZIP file. Archives with path traversal (`../`) are refused, although nothing is written to disk. As protection against
 * ZIP bombs, bytes are counted while inflating, because the sizes in the headers may be wrong.
 */
export async function openArchive(file: Buffer): Promise<Archive> {
  const zip = await open(file);
  const entries = await listEntries(zip);
  let inflated = 0;

  return {
    has: (path) => entries.has(path),
    async find(path) {
      const entry = entries.get(path);
      if (entry === undefined) return undefined;
      if (entry.isEncrypted()) throw new Unreadable('protected');
      if (entry.uncompressedSize > limits.bytesPerEntry) throw new Unreadable('unsafe-archive');
      const chunks: Buffer[] = [];
      let size = 0;
      const stream = await promisify<Entry, NodeJS.ReadableStream>(zip.openReadStream.bind(zip))(entry).catch(refuse);
      try {
        for await (const chunk of stream) {
          const bytes = Buffer.from(chunk);
          size += bytes.length;
          inflated += bytes.length;
          if (size > limits.bytesPerEntry || inflated > limits.bytes) throw new Unreadable('unsafe-archive');
          chunks.push(bytes);
        }
      } catch (error) {
        refuse(error);
      }
      return Buffer.concat(chunks);
    },
  };
}

const open = (file: Buffer) =>
  new Promise<ZipFile>((resolve, reject) => {
    fromBuffer(file, { lazyEntries: true, validateEntrySizes: true }, (error, zip) =>
      error ? reject(new Unreadable('damaged')) : resolve(zip),
    );
  });

function listEntries(zip: ZipFile) {
  const entries = new Map<string, Entry>();
  if (zip.entryCount > limits.entries) throw new Unreadable('unsafe-archive');
  return new Promise<Map<string, Entry>>((resolve, reject) => {
    zip.on('entry', (entry: Entry) => {
      entries.set(entry.fileName, entry);
      zip.readEntry();
    });
    zip.on('end', () => resolve(entries));
    // yauzl also reports unsafe file names as errors, for example ../../etc/passwd and C:\.
    zip.on('error', (error) =>
      reject(
        new Unreadable(
          /relative path|absolute path|invalid characters/.test(String(error)) ? 'unsafe-archive' : 'damaged',
        ),
      ),
    );
    zip.readEntry();
  });
}

function refuse(error: unknown): never {
  if (error instanceof Unreadable) throw error;
  throw new Unreadable(/too many bytes/.test(String(error)) ? 'unsafe-archive' : 'damaged');
}
