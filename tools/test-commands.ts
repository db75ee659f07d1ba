import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../tests/support/find-free-port.ts';

/** How to run a command in a short time. */
interface ShortForm {
  args?: string[];
  environment?: Record<string, string>;
  /** For a long-running command: the output to wait for before it is stopped. */
  until?: string;
  /** For a benchmark: the output that counts as success, whether or not the goals are met. A short run meets few goals. */
  says?: string;
}

// The order matters: `admin` and `backup` need the database that `start` creates.
const shortForms: Record<string, ShortForm> = {
  start: { until: 'Foxtale is ready' },
  dev: { until: 'Develop at' },
  'scripted-model': { until: 'Press Ctrl-C to stop' },
  check: {},
  api: {},
  'test:quick': {},
  format: {},
  build: {},
  content: {},
  messages: {},
  licences: {},
  admin: { args: ['check'] },
  voices: {},
  backup: { args: ['backup-folder'] },
  restore: { args: ['backup-folder'], environment: { DATA_DIR: 'restored' } },
  faults: { args: ['backup'] },
  soak: { args: ['0.2'], says: 'requests/s' },
  fuzz: { args: ['--requests', '300'] },
  bench: { args: ['weight'] },
  lighthouse: { args: ['--runs', '1', '--only', 'landing'], says: 'landing is measured' },
  screenshots: { args: ['--only', 'landing', '--widths', '360'] },
  'test:postgres': { args: ['15', 'server/platform/database'] },
  'test:firefox': { args: ['landing'] },
  'test:long': { args: ['server/platform/job-queue'] },
  'test:stress': { args: ['1', 'domain/text'] },
};

// These two commands would run the other commands or the tests again.
const leftOut = ['test', 'test:commands'];
const longestMs = 10 * 60_000;

const root = join(import.meta.dirname, '..');
const asked = process.argv.slice(2);
const inReadme = readCommands(readFileSync(join(root, 'README.md'), 'utf8'));
const untried = inReadme.filter((name) => !(name in shortForms) && !leftOut.includes(name));
const copy = copyCheckout();
let failed = untried.length;
let passed = 0;
for (const name of untried) console.log(`✗ npm run ${name}: it is in the README, but has no short form here`);
try {
  for (const [name, form] of Object.entries(shortForms)) {
    if (!inReadme.includes(name) || (asked.length > 0 && !asked.includes(name))) continue;
    const started = performance.now();
    const { isFine, output } = await runShortForm(name, form);
    const seconds = ((performance.now() - started) / 1000).toFixed(0);
    console.log(`${isFine ? '✓' : '✗'} npm run ${[name, ...(form.args ?? [])].join(' ')} (${seconds} s)`);
    if (!isFine) console.log(output.slice(-3000));
    if (isFine) passed += 1;
    else failed += 1;
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

/** The npm commands in the table of the README. Some rows contain two commands. */
function readCommands(readme: string) {
  const rows = readme.split('\n').filter((line) => /^\| `npm /.test(line));
  const names = rows.flatMap((row) => Array.from(row.matchAll(/`npm (?:run )?([\w:-]+)/g), ([, name = '']) => name));
  return [...new Set(names)];
}

/**
 * Some commands rewrite files, so they run in a copy of the checkout. It contains all files that git does not ignore, and hard
 * links to the packages.
 */
function copyCheckout() {
  const target = mkdtempSync(join(tmpdir(), 'foxtale-commands-'));
  const files = execFileSync('git', ['ls-files', '-coz', '--exclude-standard'], { cwd: root, encoding: 'utf8' });
  for (const file of files.split('\0').filter((name) => name !== ''))
    cpSync(join(root, file), join(target, file), { recursive: true });
  execFileSync('git', ['init', '-q'], { cwd: target });
  execFileSync('cp', ['-al', join(root, 'node_modules'), join(target, 'node_modules')]);
  return target;
}

async function runShortForm(name: string, { args = [], environment, until, says }: ShortForm) {
  const port = String(await findFreePort());
  const child = spawn('npm', ['run', name, ...(args.length > 0 ? ['--', ...args] : [])], {
    cwd: copy,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PATH: withoutOwnPackages(),
      PORT: port,
      DATABASE_URL: '',
      BASE_URL: '',
      DATA_DIR: '',
      ...environment,
    },
  });
  let output = '';
  let hasSaid = false;
  const stop = (signal: NodeJS.Signals) => child.pid !== undefined && process.kill(-child.pid, signal);
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data) => {
      output += data;
      if (until === undefined || hasSaid || !output.includes(until)) return;
      hasSaid = true;
      stop('SIGINT');
    });
  const tooLong = setTimeout(() => stop('SIGKILL'), longestMs);
  const [code] = await once(child, 'close');
  clearTimeout(tooLong);
  if (until !== undefined) return { isFine: hasSaid, output };
  return { isFine: says === undefined ? code === 0 : output.includes(says), output };
}

/** The PATH without the packages of the original checkout, so that commands in the copy use the packages of the copy. */
function withoutOwnPackages() {
  const own = join(root, 'node_modules', '.bin');
  return (process.env.PATH ?? '')
    .split(':')
    .filter((folder) => folder !== own)
    .join(':');
}
