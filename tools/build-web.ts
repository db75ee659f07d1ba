import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const root = join(import.meta.dirname, '..');
const stamp = join(root, 'dist', 'web.stamp');

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
  await vite.build({ configFile: join(root, 'vite.config.ts'), logLevel: 'warn' });
  writeFileSync(stamp, hashSources());
}

function hashSources() {
  const files = globSync(['web/**/*.*', 'domain/**/*.ts', 'vite.config.ts', 'lingui.config.ts', 'package-lock.json'], {
    cwd: root,
  }).sort();
  const hash = createHash('sha256');
  for (const file of files.filter((name) => !/\.test\.tsx?$/.test(name)))
    hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

if (import.meta.main && !isWebBuilt()) await build();
