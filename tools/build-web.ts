import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { InlineConfig } from 'vite';
import { sampleArticleName } from '../server/reader/load-sample-passage.ts';
import { prerenderFrames } from './prerender-frames.ts';
import { prerenderLanding, writeLandingTemplate } from './prerender-landing.ts';

const root = join(import.meta.dirname, '..');
const output = join(root, 'dist', 'web');

const sources = [
  ...['web/**/*.*', 'domain/**/*.ts', 'vite.config.ts', 'lingui.config.ts', 'package-lock.json'],
  ...[
    'tools/prerender-*.ts',
    'server/{frames,landing}/*.ts',
    'server/http/paint-first.ts',
    `content/articles/${sampleArticleName}.md`,
  ],
];

/** The app, and its pages as they are before scripts have come: nobody else needs to wait for those. */
type Part = 'app' | 'pages';

const builders: Record<Part, () => Promise<void>> = {
  async app() {
    await bundle();
    writeLandingTemplate(output);
  },
  async pages() {
    await bundle({ build: { ssr: true } });
    await prerenderLanding();
    await prerenderFrames();
  },
};

export const isWebBuilt = () => isBuilt('app') && isBuilt('pages');

export const buildWeb = async () => void (await Promise.all([buildPart('app'), buildPart('pages')]));

const underway = new Map<Part, Promise<unknown>>();

/** Once for whoever asks meanwhile: two builds would empty each other's folder. */
export async function buildPart(part: Part) {
  if (isBuilt(part)) return;
  const building = underway.get(part) ?? runBuild(part).finally(() => underway.delete(part));
  underway.set(part, building);
  await building;
}

/** In its own process: the bundler's memory goes when it is done, and the caller's NODE_ENV does not change the result. */
const runBuild = (part: Part) =>
  promisify(execFile)(process.execPath, [import.meta.filename, part], {
    env: { ...process.env, NODE_ENV: 'production' },
  });

export function isBuilt(part: Part) {
  try {
    return readFileSync(stampOf(part), 'utf8') === hashSources();
  } catch {
    return false;
  }
}

async function build(part: Part) {
  rmSync(stampOf(part), { force: true });
  await builders[part]();
  writeFileSync(stampOf(part), hashSources());
}

const stampOf = (part: Part) => join(root, 'dist', `${part}.stamp`);

async function bundle(options: InlineConfig = {}) {
  const vite = await import('vite');
  await vite.build({ configFile: join(root, 'vite.config.ts'), logLevel: 'warn', ...options });
}

function hashSources() {
  const files = globSync(sources, { cwd: root }).sort();
  const hash = createHash('sha256');
  for (const file of files.filter((name) => !/\.test\.tsx?$/.test(name)))
    hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

if (import.meta.main) {
  const part = process.argv[2] === 'pages' ? 'pages' : 'app';
  if (!isBuilt(part)) await build(part);
}
