// Entry point of every npm command. Works with Node 20 or newer: installs missing packages, then starts the program with Node 24.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installPackages } from './install-packages.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const [program, ...programArguments] = process.argv.slice(2);

// These commands do not need the packages for tests, linters and Lighthouse.
const servingPrograms = ['server/main.ts', 'tools/build.ts', 'tools/backup.ts', 'tools/admin.ts', 'tools/voices.ts'];

/**
 * With these settings, an idle server needs 130 instead of 150 MB. The option makes the young generation of the V8 heap
 * smaller. The variable limits the memory pools of the C library (glibc), because many pools keep more unused memory.
 */
const smallHeap = { options: ['--max-semi-space-size=8'], environment: { MALLOC_ARENA_MAX: '2' } };

try {
  installPackages(root, servingPrograms.includes(program) ? 'serving' : 'everything');
} catch (error) {
  stop(error.message);
}
handOver(findNode());

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
  const isServer = program === 'server/main.ts';
  const options = ['--disable-warning=ExperimentalWarning', ...(isServer ? smallHeap.options : [])];
  const child = spawn(node, [...options, join(root, program), ...programArguments], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...(isServer && smallHeap.environment),
      ...process.env,
      PATH: [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
    },
  });
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  // Ctrl-C in a terminal also reaches the child process, but `kill -INT` reaches only this process. So this process
  // sends SIGTERM to the server after a delay. After Ctrl-C, the server has already stopped by then.
  process.on('SIGINT', () => isServer && setTimeout(() => child.kill('SIGTERM'), 300));
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
}

function stop(line) {
  console.error(line);
  process.exit(1);
}
