import { lstatSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { InlineConfig } from 'vite';
import { createAssemblePage } from '../../server/pages/assemble-page.ts';
import { createBuiltAssets, earlyModule } from '../../server/pages/page-assets.ts';
import { type BuildPart, buildPaths, buildsFolder } from '../../server/platform/web-build.ts';
import { checkScripts } from '../check/check-scripts.ts';
import { buildAlone } from './build-alone.ts';
import { buildServiceWorker } from './build-service-worker.ts';

const root = join(import.meta.dirname, '..', '..');

/** Each function builds one part of the web app and writes the files into the draft folder. */
const builders: Record<BuildPart, (draft: string) => Promise<void>> = {
  async app(draft) {
    const web = join(draft, 'web');
    await bundle({ build: { outDir: web } });
    await buildAlone(draft, earlyModule);
    writeIndexPage(web, join(draft, 'before-hydration.js'));
    await buildServiceWorker(web);
  },
  async pages(draft) {
    await bundle({ build: { outDir: draft, ssr: true } });
  },
};

/** Writes index.html, which the service worker stores on the device. A static file server can also send it for every path. */
function writeIndexPage(web: string, earlyScript: string) {
  const assemblePage = createAssemblePage(createBuiltAssets({ web, earlyScript }));
  const { html } = assemblePage({ entry: 'main.tsx', language: 'en', modules: [] });
  writeFileSync(join(web, 'index.html'), html);
}

/** Builds into a draft folder and then renames it, so that a running server never sees an incomplete build. */
async function build(part: BuildPart, folder: string) {
  const draft = `${folder}.${part}.${process.pid}.draft`;
  const target = buildPaths(folder)[part];
  try {
    await builders[part](draft);
    checkScripts(draft);
    mkdirSync(folder, { recursive: true });
    moveIntoPlace(draft, target);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  if (part === 'app') linkAsCurrent(buildPaths(folder).web);
  deleteOldBuilds(folder);
}

function moveIntoPlace(draft: string, target: string) {
  try {
    renameSync(draft, target);
  } catch (error) {
    // Another process has built the same sources in the meantime. Its result is identical, so this error is ignored.
    if (!['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}

/** Links `dist/web` to the build, for a CDN or a Docker image. The symlink is replaced atomically. */
function linkAsCurrent(web: string) {
  const link = join(root, 'dist', 'web');
  const draft = `${link}.${process.pid}.draft`;
  // Older versions of this script built directly into this folder, so it may not be a symlink yet.
  if (lstatSync(link, { throwIfNoEntry: false })?.isDirectory()) rmSync(link, { recursive: true });
  symlinkSync(relative(join(root, 'dist'), web), draft);
  renameSync(draft, link);
}

const keptBuilds = 3;
const inUseMs = 24 * 3_600_000;

/** Deletes old builds. Keeps the three newest builds, and builds that a running server has touched within a day. */
function deleteOldBuilds(own: string) {
  // The build of the other part may rename its draft between `readdirSync` and `statSync`. The draft then counts as very
  // old. Deleting it does nothing, because it no longer exists.
  const builds = readdirSync(buildsFolder)
    .map((name) => join(buildsFolder, name))
    .map((folder) => ({ folder, touchedAt: statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    .sort((a, b) => b.touchedAt - a.touchedAt);
  const isOld = ({ touchedAt }: { touchedAt: number }) => Date.now() - touchedAt > inUseMs;
  for (const { folder } of builds.slice(keptBuilds).filter(isOld))
    if (folder !== own) rmSync(folder, { recursive: true, force: true });
}

async function bundle(options: InlineConfig) {
  const vite = await import('vite');
  await vite.build({ configFile: join(root, 'vite.config.ts'), logLevel: 'warn', ...options });
}

if (import.meta.main) {
  const [part, folder = ''] = process.argv.slice(2);
  try {
    await build(part === 'pages' ? 'pages' : 'app', folder);
  } catch (error) {
    // Prints only the message, because the parent process shows it to the operator as one line.
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
