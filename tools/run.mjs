// The first file of every command. It runs on any Node from 20 on: installs what is missing, then hands over to Node 24.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const stamp = join(root, 'node_modules', '.installed');
const [program, ...programArguments] = process.argv.slice(2);

// Not `npm ci`: it demands every platform's build of a tool to be in the registry and the lockfile. The lockfile is written on
// Linux; elsewhere npm must look for that platform's builds itself. Our own dependencies have exact versions either way.
const isLockPlatform = process.platform === 'linux' && process.arch === 'x64';
const installOptions = [
  '--no-save',
  '--include=dev',
  '--no-audit',
  '--no-fund',
  '--loglevel=error',
  ...(isLockPlatform ? [] : ['--no-package-lock']),
];

installWhatIsMissing();
handOver(findNode());

function installWhatIsMissing() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Installing packages (once, about two minutes) …');
  const started = Date.now();
  const npm = process.env.npm_execpath;
  const command = npm === undefined ? ['npm'] : [process.execPath, npm];
  const install = spawnSync(command[0], [...command.slice(1), 'install', ...installOptions], {
    cwd: root,
    stdio: 'inherit',
  });
  if (install.status !== 0)
    stop('The packages could not be installed. See the lines above; then run the command again.');
  writeFileSync(stamp, wanted);
  console.log(`Packages installed in ${Math.round((Date.now() - started) / 1000)} s.`);
}

function findNode() {
  const brought = join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(brought)) return brought;
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 18)) return process.execPath;
  return stop(
    `No Node 24 package exists for ${process.platform}-${process.arch}: install Node 22.18 or newer yourself.`,
  );
}

function handOver(node) {
  const child = spawn(node, ['--disable-warning=ExperimentalWarning', join(root, program), ...programArguments], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter) },
  });
  // The terminal sends Ctrl-C to the child as well; this process only waits for it to end in order.
  process.on('SIGINT', () => {});
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
}

function stop(line) {
  console.error(line);
  process.exit(1);
}
