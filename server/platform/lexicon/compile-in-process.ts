import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { getCompileCacheDir } from 'node:module';
import { join } from 'node:path';
import { lowerPriority } from '../lower-priority.ts';
import { readLexiconVersion } from './lexicon-version.ts';
import { isPrepared } from './prepared-file.ts';

const program = join(import.meta.dirname, 'lexicon-compiler.ts');
/**
 * The priority is low, because users read while the lexicon is compiled. With an even lower priority, the compiler would get
 * almost no CPU time on a busy machine.
 */
const usualNiceness = 5;

/**
 * Writes the cache file of the lexicon in a child process with a low priority. Compiling takes a minute and more than a
 * gigabyte of memory, and a thread would not return all of this memory to the operating system.
 */
export function compileInProcess(version: string, niceness = usualNiceness) {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', program, version], {
    stdio: 'ignore',
    // The child process needs none of the secrets in the environment.
    env: { NODE_COMPILE_CACHE: getCompileCacheDir() },
  });
  lowerPriority(child, niceness);
  return { ended: untilEnded(child), stop: () => child.kill() };
}

/** For commands that wait for the lexicon: compiles it at normal priority, unless its cache file exists. */
export async function compileNow() {
  const { content } = await readLexiconVersion();
  if (!isPrepared(content)) await compileInProcess(content, 0).ended;
}

/** A process that cannot be started emits no exit event. */
async function untilEnded(child: ChildProcess) {
  await Promise.race([once(child, 'exit'), new Promise((resolve) => child.once('error', resolve))]);
}
