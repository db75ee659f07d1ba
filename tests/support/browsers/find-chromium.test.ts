import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createElfHeader } from './elf-header.ts';
import { findChromium } from './find-chromium.ts';
import type { Machine } from './machine.ts';

const run = promisify(execFile);
const patienceMs = 60_000;

let folder: string;
let programs: string;
let said: string[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'foxtale-find-chromium-'));
  programs = join(folder, 'bin');
  mkdirSync(programs);
  said = [];
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('CHROME_PATH comes before an installed Chromium', async () => {
  write('chromium', speaking);
  const named = write('my-chrome', speaking);
  expect(await find({ environment: { CHROME_PATH: named } })).toBe(named);
});

test('an unusable CHROME_PATH is a one-line error, even if another Chromium is installed', async () => {
  write('chromium', speaking);
  const wrong = { missing: join(programs, 'missing'), foreign: write('foreign', foreignBinary()) };
  for (const path of Object.values(wrong)) {
    const error = await find({ environment: { CHROME_PATH: path } }).catch((reason: Error) => reason);
    expect(error).toMatchObject({ stack: 'CHROME_PATH does not name a Chrome or Chromium that runs on x64.' });
  }
  expectNothingForeignRan();
});

test('an installed Chrome or Chromium comes before the npm package', async () => {
  const installed = write('chromium-browser', speaking);
  expect(await find()).toBe(installed);
});

test('an installed headless shell comes before a full browser', async () => {
  write('google-chrome', speaking);
  write('chromium-headless-shell', speaking);
  expect(await find()).toBe(shellPath());
});

test('skips an installed program that cannot print its version', async () => {
  write('chromium', '#!/bin/sh\necho "Requires the chromium snap to be installed." >&2\nexit 1\n');
  const working = write('chromium-browser', speaking);
  expect(await find()).toBe(working);
});

test('skips a binary for another architecture and never runs it', async () => {
  write('google-chrome', foreignBinary());
  const working = write('chromium', speaking);
  expect(await find()).toBe(working);
  expectNothingForeignRan();
});

// The npm package contains a binary for Linux x64, which this test runs.
test.runIf(process.platform === 'linux' && process.arch === 'x64')(
  'uses the npm package next, if its binary is for this architecture',
  async () => {
    write('apt-get', installing);
    expect(await find({ isRoot: true, isDebian: true })).toMatch(/foxtale\/chromium-[\d.]+\/chromium$/);
    expect(said).toEqual([]);
  },
  patienceMs,
);

test('installs Chromium with apt-get on Debian as root and prints a line', async () => {
  write('apt-get', installing);
  expect(await find({ architecture: 'arm64', isRoot: true, isDebian: true })).toBe(shellPath());
  expect(said).toEqual(['Installing Chromium (once): apt-get install chromium-headless-shell fonts-liberation …']);
  expect(listAptCalls()).toEqual(['update', 'install']);
});

test.each([
  { who: 'not root', isRoot: false, isDebian: true },
  { who: 'not on Debian', isRoot: true, isDebian: false },
])('$who: downloads with Playwright instead of apt-get', async ({ isRoot, isDebian }) => {
  write('apt-get', installing);
  expect(await find({ architecture: 'arm64', isRoot, isDebian }, async () => '/downloaded')).toBe('/downloaded');
  expect(listAptCalls()).toEqual([]);
});

test('downloads with Playwright if apt-get fails, and prints the error', async () => {
  write('apt-get', '#!/bin/sh\necho "E: Unable to locate package chromium-headless-shell" >&2\nexit 100\n');
  expect(await find({ architecture: 'arm64', isRoot: true, isDebian: true }, async () => '/downloaded')).toBe(
    '/downloaded',
  );
  expect(said.at(-1)).toBe(
    'apt-get could not install chromium-headless-shell fonts-liberation: E: Unable to locate package chromium-headless-shell',
  );
});

test('without any Chromium, a one-line error says what to install', async () => {
  const error = await find({ architecture: 'arm64' }).catch((reason: Error) => reason);
  expect(error).toMatchObject({
    stack: expect.stringMatching(
      /^No working Chromium found: install .*\(Debian: apt-get install chromium\).*CHROME_PATH\.$/,
    ),
  });
});

test(
  'concurrent processes install Chromium only once',
  async () => {
    write('apt-get', installing);
    const asking = Array.from({ length: 3 }, askInProcessOfItsOwn);
    expect(await Promise.all(asking)).toEqual(Array(3).fill(shellPath()));
    expect(listAptCalls()).toEqual(['update', 'install']);
  },
  patienceMs,
);

const speaking = '#!/bin/sh\necho "Chromium 150.0.1"\n';

/** A fake `apt-get`: it records each call, and `install` creates a fake Chromium after a delay. */
const installing = `#!/bin/sh
PATH=/usr/bin:/bin
echo "$2" >> "$(dirname "$0")/apt-calls"
if [ "$2" = install ]; then
  sleep 0.5
  printf '${speaking.replaceAll('\n', '\\n')}' > "$(dirname "$0")/new"
  chmod 755 "$(dirname "$0")/new"
  mv "$(dirname "$0")/new" "$(dirname "$0")/chromium-headless-shell"
fi
`;

/** A binary for another architecture. If /bin/sh executed its bytes as commands, they would create the file `ran`. */
const foreignBinary = () => Buffer.concat([createElfHeader(183), Buffer.from(`\n/bin/touch ${join(folder, 'ran')}\n`)]);
const expectNothingForeignRan = () => expect(existsSync(join(folder, 'ran'))).toBe(false);

function write(name: string, content: string | Buffer) {
  const path = join(programs, name);
  writeFileSync(path, content, { mode: 0o755 });
  return path;
}

async function find(
  changes: Partial<Machine> = {},
  download: () => Promise<string | undefined> = async () => undefined,
) {
  const machine: Machine = {
    platform: 'linux',
    architecture: 'x64',
    isRoot: false,
    isDebian: false,
    say: (line) => said.push(line),
    ...changes,
    environment: environment(changes.environment),
  };
  return (await findChromium(machine, download)).executablePath;
}

const shellPath = () => join(programs, 'chromium-headless-shell');

/** An environment whose PATH contains only the fake programs of the test. */
const environment = (changes: NodeJS.ProcessEnv = {}) => ({ PATH: programs, ...changes });

const listAptCalls = () => {
  const path = join(programs, 'apt-calls');
  return existsSync(path) ? readFileSync(path, 'utf8').trim().split('\n') : [];
};

async function askInProcessOfItsOwn() {
  const script = `
    const { findChromium } = await import('./find-chromium.ts');
    const { thisMachine } = await import('./machine.ts');
    const machine = { ...thisMachine, architecture: 'arm64', isRoot: true, isDebian: true, say() {} };
    console.log((await findChromium(machine, async () => undefined)).executablePath);`;
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: import.meta.dirname,
    env: environment(),
  });
  return stdout.trim();
}
