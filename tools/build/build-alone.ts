import { join } from 'node:path';

/** Bundles a file of `web/` and its imports into one classic script (not an ES module), and writes the script to `folder`. */
export async function buildAlone(folder: string, entry: string, define: Record<string, string> = {}) {
  const vite = await import('vite');
  const web = join(import.meta.dirname, '..', '..', 'web');
  await vite.build({
    configFile: false,
    root: web,
    logLevel: 'warn',
    define,
    build: {
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2023',
      reportCompressedSize: false,
      modulePreload: false,
      rolldownOptions: { input: join(web, entry), output: { format: 'iife', entryFileNames: '[name].js' } },
    },
  });
}
