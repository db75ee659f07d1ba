import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sampleArticleName } from '../server/reader/load-sample-passage.ts';
import { prerenderLanding } from './prerender-landing.ts';

const root = join(import.meta.dirname, '..');
const stamp = join(root, 'dist', 'web.stamp');

const sources = [
  ...['web/**/*.*', 'domain/**/*.ts', 'vite.config.ts', 'lingui.config.ts', 'package-lock.json'],
  ...['tools/prerender-landing.ts', 'server/landing/*.ts', `content/articles/${sampleArticleName}.md`],
];

export function isWebBuilt() {
  try {
    return readFileSync(stamp, 'utf8') === hashSources();
  } catch {
    return false;
  }
}

/** In its own process: the bundler's memory goes when it is done, and the caller's NODE_ENV does not change the result. */
export async function buildWeb() {
  await promisify(execFile)(process.execPath, [import.meta.filename], {
    env: { ...process.env, NODE_ENV: 'production' },
  });
}

async function build() {
  rmSync(stamp, { force: true });
  const vite = await import('vite');
  const options = { configFile: join(root, 'vite.config.ts'), logLevel: 'warn' } as const;
  await Promise.all([vite.build(options), vite.build({ ...options, build: { ssr: 'landing/render-landing.tsx' } })]);
  await prerenderLanding(join(root, 'dist', 'web'));
  writeFileSync(stamp, hashSources());
}

function hashSources() {
  const files = globSync(sources, { cwd: root }).sort();
  const hash = createHash('sha256');
  for (const file of files.filter((name) => !/\.test\.tsx?$/.test(name)))
    hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

if (import.meta.main && !isWebBuilt()) await build();
