import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Browser, chromium } from 'playwright-core';
import packageJson from '../../package.json' with { type: 'json' };

const run = promisify(execFile);

const quietArguments = [
  '--no-sandbox',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--font-render-hinting=none',
];

/** A real Chromium that comes with the npm packages: no system browser, no download, root or not. */
export async function launchBrowser(more: string[] = []): Promise<Browser> {
  // The package holds a binary for Linux only; elsewhere the installed Chrome serves.
  if (process.platform !== 'linux') return chromium.launch({ channel: 'chrome', args: more });

  const folder = await unpackChromium();
  const executablePath = join(folder, 'chromium');
  environment ??= findEnvironment(folder);
  return chromium.launch({ executablePath, args: [...quietArguments, ...more], env: await environment });
}

// To try it out takes as long as a start.
let environment: ReturnType<typeof findEnvironment> | undefined;

/** Unpacks once a user and version. The finished folder is renamed into place, so that two processes never see half of it. */
async function unpackChromium() {
  const parent = await createCacheFolder();
  const folder = join(parent, `chromium-${packageJson.devDependencies['@sparticuz/chromium']}`);
  if (existsSync(folder)) return folder;

  const staging = await mkdtemp(`${folder}-`);
  // The package unpacks into the temporary folder, and its libraries only where it believes to run at Amazon.
  const env = { ...process.env, TMPDIR: staging, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' };
  const script = "const { default: chromium } = await import('@sparticuz/chromium'); await chromium.executablePath();";
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

/** Lends the browser its bundled libraries and fonts where the system has none. */
async function findEnvironment(folder: string) {
  const env: Record<string, string> = {};
  for (const [name, value] of Object.entries(process.env)) if (value !== undefined) env[name] = value;

  if (!existsSync('/etc/fonts/fonts.conf')) env.FONTCONFIG_PATH = join(folder, 'fonts');
  try {
    await run(join(folder, 'chromium'), ['--version'], { env });
  } catch {
    env.LD_LIBRARY_PATH = [join(folder, 'al2023', 'lib'), env.LD_LIBRARY_PATH].filter(Boolean).join(':');
  }
  return env;
}
