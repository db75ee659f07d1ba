import { type ChildProcess, spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { type Failure, runTests } from './run-tests.ts';

// `npm run test:stress`: the tests under CPU load, with two busy processes per core. `-- 3` runs them three times in a row;
// further arguments are test filters. Nothing is retried: a test that fails once is flaky or has found a bug.
const [first = '', ...rest] = process.argv.slice(2);
const hasCount = /^\d+$/.test(first);
const runs = hasCount ? Number(first) : 1;
const filters = hasCount || first === '' ? rest : [first, ...rest];

// If a busy process cannot be killed, it ends by itself after this time.
const longestRunSeconds = 3600;

const spinning: ChildProcess[] = [];
let testsPid: number | undefined;
let isStopped = false;
// Ctrl-C also reaches the tests and the busy processes. SIGTERM reaches only this process, which therefore sends SIGINT to the
// tests.
process.on('SIGINT', () => stop());
process.on('SIGTERM', () => stop('SIGINT'));
process.on('exit', endSpinning);

const total = { passed: 0, failed: 0 };
const failures: (Failure & { run: number })[] = [];
for (let run = 1; run <= runs && !isStopped; run++) {
  console.log(`Run ${run} of ${runs}, ${2 * availableParallelism()} processes keep the cores busy`);
  startSpinning();
  const result = await runTests(filters, (pid) => {
    testsPid = pid;
  });
  endSpinning();
  total.passed += result.passed;
  total.failed += result.failed;
  failures.push(...result.failures.map((failure) => ({ ...failure, run })));
}

for (const { run, file, test, reason } of failures) console.log(`✗ run ${run}: ${file} › ${test}\n    ${reason}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 && !isStopped ? 0 : 1);

function startSpinning() {
  const program = join(import.meta.dirname, 'keep-core-busy.ts');
  for (let count = 0; count < 2 * availableParallelism(); count++)
    spinning.push(spawn(process.execPath, [program, `${process.pid}`, `${longestRunSeconds}`], { stdio: 'ignore' }));
}

function endSpinning() {
  for (const child of spinning.splice(0)) child.kill('SIGKILL');
}

function stop(signal?: NodeJS.Signals) {
  isStopped = true;
  endSpinning();
  if (signal !== undefined && testsPid !== undefined) process.kill(testsPid, signal);
}
