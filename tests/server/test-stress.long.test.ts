import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readReport } from '../../tools/run-tests.ts';
import { until } from '../support/until.ts';

const root = join(import.meta.dirname, '..', '..');

// Leaves out the settings of the outer test run, because the nested run must not inherit them.
const env = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(VITEST|TEST|NODE_ENV|MACHINE_SLOWNESS)/.test(name)),
);

function startStress(...values: string[]) {
  const child = spawn(process.execPath, [join('tools', 'test-stress.ts'), ...values], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = { output: '' };
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      said.output += chunk;
    });
  return { child, said, exit: once(child, 'close').then(([code]) => code as number | null) };
}

const listSpinning = (parent: number | undefined) =>
  execFileSync('ps', ['-e', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => Number(line.trim().split(/\s+/)[1]) === parent && line.includes('keep-core-busy'))
    .map((line) => Number(line.trim().split(/\s+/)[0]));

const isAlive = (pid: number) =>
  execFileSync('ps', ['-e', '-o', 'pid='], { encoding: 'utf8' }).split(/\s+/).includes(String(pid));

describe('npm run test:stress', () => {
  test('runs the tests as often as requested and counts them in its last line', async () => {
    const { said, exit } = startStress('2', 'domain/text/place-stress');
    expect(await exit).toBe(0);
    expect(said.output).toContain('Run 2 of 2');
    expect(said.output.trim().split('\n').at(-1)).toMatch(/^[1-9]\d* passed, 0 failed$/);
  });

  test('fails if no test was run', async () => {
    const { said, exit } = startStress('domain/there-is-no-such-file');
    expect(await exit).toBe(1);
    expect(said.output.trim().split('\n').at(-1)).toBe('0 passed, 1 failed');
  });

  test.each(['SIGINT', 'SIGTERM', 'SIGKILL'] as const)('%s leaves no busy process behind', async (signal) => {
    const { child, exit } = startStress('domain/text/place-stress');
    const areThere = () => listSpinning(child.pid).length === 2 * availableParallelism();
    await until(areThere, { what: 'the cores are kept busy', timeoutMs: 20_000 });
    const spinning = listSpinning(child.pid);
    child.kill(signal);
    await exit;
    await until(() => !spinning.some(isAlive), { what: 'they have ended', timeoutMs: 20_000 });
  });
});

test('a report lists failed tests and files that did not load', () => {
  const report = {
    numPassedTests: 2,
    numFailedTests: 1,
    testResults: [
      { name: join(process.cwd(), 'a.test.ts'), status: 'passed', assertionResults: [] },
      {
        name: join(process.cwd(), 'b.test.ts'),
        status: 'failed',
        message: '',
        assertionResults: [
          { status: 'passed', fullName: ' fine', failureMessages: [] },
          { status: 'failed', fullName: ' group breaks', failureMessages: ['Error: it is 3\n    at line 7'] },
        ],
      },
      { name: join(process.cwd(), 'c.test.ts'), status: 'failed', message: 'SyntaxError: no', assertionResults: [] },
    ],
  };
  expect(readReport(report, false)).toEqual({
    passed: 2,
    failed: 2,
    failures: [
      { file: 'b.test.ts', test: 'group breaks', reason: 'Error: it is 3' },
      { file: 'c.test.ts', test: '(the file itself)', reason: 'SyntaxError: no' },
    ],
  });
});
