import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { InlineConfig } from 'vite';
import { sampleArticleName } from '../server/reader/load-sample-passage.ts';
import { prerenderLanding, writeLandingTemplate } from './prerender-landing.ts';

const root = join(import.meta.dirname, '..');
const output = join(root, 'dist', 'web');

const sources = [
  ...['web/**/*.*', 'domain/**/*.ts', 'vite.config.ts', 'lingui.config.ts', 'package-lock.json'],
  ...['tools/prerender-landing.ts', 'server/landing/*.ts', `content/articles/${sampleArticleName}.md`],
];

/** The app, and the words of the landing page: nothing but that page needs to wait for them. */
type Part = 'app' | 'landing';

const builders: Record<Part, () => Promise<void>> = {
  async app() {
    await bundle();
    writeLandingTemplate(output);
  },
  async landing() {
    await bundle({ build: { ssr: 'landing/render-landing.tsx' } });
    await prerenderLanding();
  },
};

export const isWebBuilt = () => isBuilt('app') && isBuilt('landing');

export const buildWeb = async () => void (await Promise.all([buildPart('app'), buildPart('landing')]));

/** In its own process: the bundler's memory goes when it is done, and the caller's NODE_ENV does not change the result. */
export async function buildPart(part: Part) {
  if (isBuilt(part)) return;
  await promisify(execFile)(process.execPath, [import.meta.filename, part], {
    env: { ...process.env, NODE_ENV: 'production' },
  });
}

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
  const part = process.argv[2] === 'landing' ? 'landing' : 'app';
  if (!isBuilt(part)) await build(part);
}
