import { execFile } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, readSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { findPackageJSON } from 'node:module';
import { homedir, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompressSync, constants } from 'node:zlib';
import { isElfFor } from './can-execute.ts';
import type { Machine } from './machine.ts';

const run = promisify(execFile);
const packageName = '@sparticuz/chromium';

/**
 * Finds the headless shell in the npm package. It needs no other program and no download, but exists for one architecture only.
 */
export async function findPackagedChromium({ platform, architecture, environment }: Machine) {
  const home = findPackage();
  if (platform !== 'linux' || home === undefined) return undefined;
  if (!isElfFor(readPackedHeader(join(home, 'bin', 'chromium.br')), architecture)) return undefined;
  const folder = await unpack(home);
  return { executablePath: join(folder, 'chromium'), environment: await completeEnvironment(folder, environment) };
}

function findPackage() {
  try {
    const manifest = findPackageJSON(packageName, import.meta.url);
    return manifest === undefined ? undefined : dirname(manifest);
  } catch {
    return undefined;
  }
}

/** Returns the first decompressed bytes of a Brotli file. */
function readPackedHeader(path: string) {
  const packed = Buffer.alloc(65_536);
  const file = openSync(path, 'r');
  const length = readSync(file, packed);
  closeSync(file);
  // This flush option allows truncated input, which would otherwise be an error.
  return brotliDecompressSync(packed.subarray(0, length), { finishFlush: constants.BROTLI_OPERATION_FLUSH });
}

/** Unpacks once per user and version. The folder is renamed at the end, so that no process sees an incomplete folder. */
async function unpack(home: string) {
  const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
  const folder = join(await createCacheFolder(), `chromium-${version}`);
  if (existsSync(folder)) return folder;

  const staging = await mkdtemp(`${folder}-`);
  // The package unpacks into TMPDIR. It unpacks its libraries only on AWS Lambda. This variable makes the package believe
  // that it runs on AWS Lambda.
  const env = { ...process.env, TMPDIR: staging, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' };
  const script = `const { default: chromium } = await import('${packageName}'); await chromium.executablePath();`;
  await run(process.execPath, ['--input-type=module', '--eval', script], { cwd: import.meta.dirname, env });

  try {
    await rename(staging, folder);
  } catch (error) {
    await rm(staging, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
  return folder;
}

async function createCacheFolder() {
  const home = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'foxtale');
  try {
    await mkdir(home, { recursive: true });
    return home;
  } catch {
    const temporary = join(tmpdir(), `foxtale-${process.getuid?.() ?? 'user'}`);
    await mkdir(temporary, { recursive: true, mode: 0o700 });
    return temporary;
  }
}

/** Adds the fonts and libraries of the package to the environment if the system lacks them. */
async function completeEnvironment(folder: string, environment: NodeJS.ProcessEnv) {
  const env = { ...environment };
  if (!existsSync('/etc/fonts/fonts.conf')) env.FONTCONFIG_PATH = join(folder, 'fonts');
  try {
    await run(join(folder, 'chromium'), ['--version'], { env });
  } catch {
    env.LD_LIBRARY_PATH = [join(folder, 'al2023', 'lib'), env.LD_LIBRARY_PATH].filter(Boolean).join(':');
  }
  return env;
}
