import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildAlone } from './build-alone.ts';

interface PrecacheEntry {
  url: string;
  /** A hash of the file's content, or null if the file name already contains a hash. */
  revision: string | null;
}

/**
 * Builds `service-worker.js` into the folder, with the list of files that it stores on the device (Workbox's precache manifest).
 */
export const buildServiceWorker = (folder: string) =>
  buildAlone(folder, 'service-worker.ts', { 'self.__WB_MANIFEST': JSON.stringify(listPrecached(folder)) });

const listPrecached = (folder: string): PrecacheEntry[] =>
  globSync('**/*.{js,css,html,svg,woff2}', { cwd: folder })
    .sort()
    .map((file) => ({ url: file, revision: file.startsWith('assets/') ? null : hashFile(join(folder, file)) }));

const hashFile = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16);
