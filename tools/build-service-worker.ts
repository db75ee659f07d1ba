import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface PrecacheEntry {
  url: string;
  /** Null if the file name already contains a hash. */
  revision: string | null;
}

/** Builds `service-worker.js` into the folder, with the list of files that it keeps on the device (Workbox's precache manifest). */
export async function buildServiceWorker(folder: string) {
  const vite = await import('vite');
  await vite.build({
    configFile: false,
    root: join(import.meta.dirname, '..', 'web'),
    logLevel: 'warn',
    define: { 'self.__WB_MANIFEST': JSON.stringify(listPrecached(folder)) },
    build: {
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2023',
      reportCompressedSize: false,
      rolldownOptions: {
        input: join(import.meta.dirname, '..', 'web', 'service-worker.ts'),
        output: { format: 'iife', entryFileNames: 'service-worker.js' },
      },
    },
  });
}

const listPrecached = (folder: string): PrecacheEntry[] =>
  globSync('**/*.{js,css,html,svg,woff2}', { cwd: folder })
    .sort()
    .map((file) => ({ url: file, revision: file.startsWith('assets/') ? null : hashFile(join(folder, file)) }));

const hashFile = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16);
