import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readdirSync, readFileSync, utimesSync } from 'node:fs';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { sampleArticleName } from '../../domain/reader/sample-article.ts';
import { StartRefused } from '../start-refused.ts';

/** `app`: what a browser loads. `pages`: what the server renders; nothing waits for it at the first start. */
export type BuildPart = 'app' | 'pages';

const root = join(import.meta.dirname, '..', '..');

/** One folder per build, named by a hash of its sources. A part is moved into it when it is complete, and never changed again. */
export const buildsFolder = join(root, 'dist', 'builds');

const sources = [
  ...['web/**/*.*', 'domain/**/*.ts', 'vite.config.ts', 'lingui.config.ts', 'package-lock.json'],
  ...['tools/{build-web,build-service-worker,check-scripts,prerender-*}.ts', 'server/{frames,landing}/*.ts'],
  ...['server/http/paint-first.ts', `content/articles/${sampleArticleName}.md`],
];

/** Where the parts of a build are. */
export const buildPaths = (folder: string) => ({
  folder,
  app: join(folder, 'app'),
  web: join(folder, 'app', 'web'),
  landingTemplate: join(folder, 'app', 'landing-template.html'),
  pages: join(folder, 'pages'),
});

export type WebBuild = ReturnType<typeof buildPaths>;

let current: WebBuild | undefined;

/** The build of these sources. Decided once per process: a running server keeps its files when the sources change. */
export function findWebBuild(): WebBuild {
  current ??= buildPaths(join(buildsFolder, hashSources()));
  return current;
}

export const isBuilt = (part: BuildPart) => existsSync(findWebBuild()[part]);

/** Builds what is missing and compresses it, for commands that measure or test the finished app. */
export async function prepareWeb() {
  await Promise.all([buildPart('app'), buildPart('pages')]);
  await compressWeb();
}

const underway = new Map<BuildPart, Promise<unknown>>();

/** For a server, which builds what is missing except in production: there it serves what `npm run build` has made. */
export async function requirePart(part: BuildPart) {
  if (!isBuilt(part) && process.env.NODE_ENV === 'production')
    throw new StartRefused(
      'the web app is not built. Run `npm run build` first: with NODE_ENV=production a start never builds.',
    );
  await buildPart(part);
}

/** Builds the part unless it is there. */
async function buildPart(part: BuildPart) {
  if (isBuilt(part)) return;
  const building = underway.get(part) ?? runBuild(part).finally(() => underway.delete(part));
  underway.set(part, building);
  await building;
}

/** In a process of its own: the bundler's memory is freed when it ends, and the caller's NODE_ENV does not change the result. */
async function runBuild(part: BuildPart) {
  const args = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
  const program = join(root, 'tools', 'build-web.ts');
  try {
    await promisify(execFile)(process.execPath, [...args, program, part, findWebBuild().folder], {
      env: { ...process.env, NODE_ENV: 'production' },
    });
  } catch (cause) {
    const said = (cause as { stderr?: string }).stderr?.trim();
    throw new StartRefused(`the web app could not be built: ${said === undefined || said === '' ? cause : said}`, {
      cause,
    });
  }
}

/** In a process of its own with low priority: nothing waits for it. */
export async function compressWeb(signal?: AbortSignal) {
  const { web } = findWebBuild();
  // The last that is written for a file.
  if (listCompressible(web).every((file) => existsSync(`${file}.gz`))) return;
  const program = join(root, 'tools', 'compress-web.ts');
  await promisify(execFile)(process.execPath, [program, web], { ...(signal && { signal }) });
}

export const listCompressible = (folder: string) =>
  globSync('**/*.{js,mjs,css,html,svg,json,webmanifest}', { cwd: folder }).map((file) => join(folder, file));

/** Tells later builds that this one is in use, see `deleteOldBuilds` in tools/build-web.ts. */
export function touchWebBuild() {
  const { folder } = findWebBuild();
  if (existsSync(folder)) utimesSync(folder, new Date(), new Date());
}

/** Builds of other sources: open tabs of an older version still ask for their files. */
export function listOtherBuilds() {
  if (!existsSync(buildsFolder)) return [];
  const own = basename(findWebBuild().folder);
  return readdirSync(buildsFolder)
    .filter((name) => name !== own && !name.endsWith('.draft'))
    .map((name) => buildPaths(join(buildsFolder, name)));
}

function hashSources() {
  const files = globSync(sources, { cwd: root }).sort();
  const hash = createHash('sha256');
  for (const file of files.filter((name) => !/\.test\.tsx?$/.test(name)))
    hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 16);
}
