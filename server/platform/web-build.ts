import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readdirSync, readFileSync, utimesSync } from 'node:fs';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { StartRefused } from '../start-refused.ts';

/**
 * `app`: the files for the browser. `pages`: the module that renders pages on the server; the first start does not wait for it.
 */
export type BuildPart = 'app' | 'pages';

const root = join(import.meta.dirname, '..', '..');

/**
 * One folder per build, named by a hash of its sources. A part is moved into the folder when it is complete, and never changes
 * afterwards.
 */
export const buildsFolder = join(root, 'dist', 'builds');

/** All files that a build depends on, as glob patterns. */
export const buildSources = [
  'web/**/*.*',
  'domain/**/*.ts',
  'vite.config.ts',
  'lingui.config.ts',
  'package-lock.json',
  'tools/build/*.ts',
  'tools/check/check-scripts.ts',
  'server/pages/*.ts',
];

/** Paths of the parts of a build. */
export const buildPaths = (folder: string) => ({
  folder,
  app: join(folder, 'app'),
  web: join(folder, 'app', 'web'),
  earlyScript: join(folder, 'app', 'before-hydration.js'),
  pages: join(folder, 'pages'),
  renderModule: join(folder, 'pages', 'render-page.js'),
});

export type WebBuild = ReturnType<typeof buildPaths>;

let current: WebBuild | undefined;

/** The build of the current sources. Cached, so that a running server keeps its files when the sources change. */
export function findWebBuild(): WebBuild {
  current ??= buildPaths(join(buildsFolder, hashSources()));
  return current;
}

export const isBuilt = (part: BuildPart) => existsSync(findWebBuild()[part]);

/** Builds missing parts and compresses them, for commands that measure or test the finished app. */
export async function prepareWeb() {
  await Promise.all([buildPart('app'), buildPart('pages')]);
  await compressWeb();
}

const runningBuilds = new Map<BuildPart, Promise<unknown>>();

/** Builds a missing part. In production it throws instead, because `npm run build` must have built it. */
export async function requirePart(part: BuildPart) {
  if (!isBuilt(part) && process.env.NODE_ENV === 'production')
    throw new StartRefused(
      'the web app is not built. Run `npm run build` first: with NODE_ENV=production, the server does not build it.',
    );
  await buildPart(part);
}

async function buildPart(part: BuildPart) {
  if (isBuilt(part)) return;
  const building = runningBuilds.get(part) ?? runBuild(part).finally(() => runningBuilds.delete(part));
  runningBuilds.set(part, building);
  await building;
}

/** Runs the bundler in a separate process: its memory is freed when it ends, and it does not depend on the caller's NODE_ENV. */
async function runBuild(part: BuildPart) {
  const args = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
  const program = join(root, 'tools', 'build', 'build-web.ts');
  try {
    await promisify(execFile)(process.execPath, [...args, program, part, findWebBuild().folder], {
      env: { ...process.env, NODE_ENV: 'production' },
    });
  } catch (cause) {
    const output = (cause as { stderr?: string }).stderr?.trim();
    throw new StartRefused(
      `the web app could not be built: ${output === undefined || output === '' ? cause : output}`,
      {
        cause,
      },
    );
  }
}

/** Compresses the files for the browser, in a separate process with low priority. */
export async function compressWeb(signal?: AbortSignal) {
  const { web } = findWebBuild();
  // The `.gz` file of each asset is written after its `.br` file, so it is enough to look for the `.gz` file.
  if (listCompressible(web).every((file) => existsSync(`${file}.gz`))) return;
  const program = join(root, 'tools', 'build', 'compress-web.ts');
  await promisify(execFile)(process.execPath, [program, web], { ...(signal && { signal }) });
}

export const listCompressible = (folder: string) =>
  globSync('**/*.{js,mjs,css,html,svg,json,webmanifest}', { cwd: folder }).map((file) => join(folder, file));

/** Marks this build as in use, see `deleteOldBuilds` in tools/build/build-web.ts. */
export function touchWebBuild() {
  const { folder } = findWebBuild();
  if (existsSync(folder)) utimesSync(folder, new Date(), new Date());
}

/** Builds of other sources. They are still served, because open tabs with an older version of the app request their files. */
export function listOtherBuilds() {
  if (!existsSync(buildsFolder)) return [];
  const own = basename(findWebBuild().folder);
  return readdirSync(buildsFolder)
    .filter((name) => name !== own && !name.endsWith('.draft'))
    .map((name) => buildPaths(join(buildsFolder, name)));
}

function hashSources() {
  const files = globSync(buildSources, { cwd: root }).sort();
  const hash = createHash('sha256');
  for (const file of files.filter((name) => !/\.test\.tsx?$/.test(name)))
    hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 16);
}
