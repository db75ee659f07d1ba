import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { scaleTimeout } from '../../../tests/support/machine-speed.ts';
import { isAlive } from '../../../tests/support/run-command.ts';
import type { ScriptedTask } from '../../../tests/support/scripted-worker.ts';
import { createProcessPool, type Lane } from './process-pool.ts';

const support = join(import.meta.dirname, '..', '..', '..', 'tests', 'support');
const folder = mkdtempSync(join(tmpdir(), 'foxtale-pool-'));
const pools: { stop: () => Promise<void> }[] = [];

afterEach(() => Promise.all(pools.splice(0).map((pool) => pool.stop())));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface TestPool {
  size?: number;
  timeoutMs?: number;
  idleMs?: number;
  lanes?: Lane[];
  loadedBy?: (task: ScriptedTask) => string | undefined;
}

function createPool(options: TestPool = {}) {
  const workerFile = join(support, 'scripted-worker.ts');
  const { size = 1, timeoutMs = 10_000, idleMs = 10_000, lanes = [{ size, highestRank: 2, niceness: 0 }] } = options;
  const { loadedBy = () => undefined } = options;
  // The timeout is scaled for slow machines, because it includes the start of the process.
  const timeoutMsFor = () => scaleTimeout(timeoutMs);
  const pool = createProcessPool<ScriptedTask>({ workerFile, lanes, loadedBy, timeoutMsFor, idleMs });
  pools.push(pool);
  return pool;
}

test.each(['die', 'hang'] as const)('a process that %ss is replaced, and another one runs its task', async (does) => {
  const pool = createPool({ timeoutMs: 2000 });
  const first = pool.run({ does: 'answer', says: 'one' });
  expect(await first).toBe('one');
  const [pid] = pool.pids();
  expect(await pool.run({ does, once: join(folder, does), says: 'two' })).toBe('two');
  expect(pool.pids()).toHaveLength(1);
  expect(pool.pids()).not.toContain(pid);
});

test('a free process takes over a task from a process with a lower priority that gets no CPU time', async () => {
  const lanes = [10, 19].map((niceness): Lane => ({ size: 1, highestRank: 2, niceness }));
  const pool = createPool({ lanes, timeoutMs: 600_000 });
  const quick = pool.run({ does: 'answer', says: 'quick' });
  const runs = join(folder, 'runs');
  const stuck = pool.run({ does: 'hang', once: join(folder, 'starve'), says: 'taken over', countsIn: runs });
  expect(await quick).toBe('quick');
  expect(await stuck).toBe('taken over');
  // The next task runs at once: the process does not start the finished task again.
  expect(await pool.run({ does: 'answer', says: 'next' })).toBe('next');
  expect(readFileSync(runs, 'utf8')).toBe('..');
});

test('a task that kills its process fails after the second try, and the other tasks continue', async () => {
  const pool = createPool();
  const deadly = pool.run({ does: 'die' });
  const harmless = pool.run({ does: 'answer', says: 'here' });
  await expect(deadly).rejects.toThrow('ended before it finished');
  expect(await harmless).toBe('here');
});

test('runs urgent tasks first, also if the rank of a waiting task rises; equal ranks run in order', async () => {
  const pool = createPool();
  const answers: unknown[] = [];
  const ask = async (says: string, options: { rank: number }) =>
    answers.push(await pool.run({ does: 'answer', says }, () => options.rank));
  const raised = { rank: 2 };
  const all = [ask('begun', { rank: 2 }), ask('ahead', { rank: 2 }), ask('also ahead', { rank: 2 })];
  all.push(ask('soon', { rank: 1 }), ask('wanted after all', raised), ask('now', { rank: 0 }));
  raised.rank = 0;
  await Promise.all(all);
  expect(answers).toEqual(['begun', 'wanted after all', 'now', 'soon', 'ahead', 'also ahead']);
});

test('never has more processes than allowed, and ends idle ones', async () => {
  const pool = createPool({ size: 2, idleMs: 50 });
  expect(pool.pids()).toEqual([]);
  const running = Array.from({ length: 6 }, () => pool.run({ does: 'answer' }));
  const pids = pool.pids();
  expect(pids).toHaveLength(2);
  await Promise.all(running);
  await expect.poll(() => pids.some((pid) => isAlive(pid ?? 0))).toBe(false);
  expect(await pool.run({ does: 'answer', says: 'again' })).toBe('again');
});

test('a task prefers the process that has loaded what it needs, then one that has loaded nothing', async () => {
  const lane = { size: 2, highestRank: 2, niceness: 0 };
  const pool = createPool({ lanes: [lane], loadedBy: ({ loads }) => loads });
  const task = (loads?: string): ScriptedTask => ({ does: 'tell pid', loads });
  const [one, two] = await Promise.all([pool.run(task()), pool.run(task())]);
  expect(await pool.run(task('es'))).toBe(one);
  expect(await pool.run(task('de'))).toBe(two);
  expect(await pool.run(task('es'))).toBe(one);
  expect(await pool.run(task('de'))).toBe(two);
  expect(['es', 'de', 'fr', undefined].map((loads) => pool.isReadyFor(task(loads), lane))).toEqual([
    true,
    true,
    false,
    true,
  ]);
});

describe('with an urgent and a background lane', () => {
  const urgent = { size: 1, highestRank: 0, niceness: 0 };
  const background = { size: 1, highestRank: 2, niceness: 10 };

  test('background tasks run at a lower priority, and never in the urgent lane', async () => {
    const pool = createPool({ lanes: [urgent, background] });
    await Promise.all(Array.from({ length: 4 }, () => pool.run({ does: 'answer' }, () => 2)));
    expect(pool.pids(urgent)).toEqual([]);
    expect(pool.pids(background).map((pid) => getPriority(pid))).toEqual([10]);
  });

  test('urgent tasks run at normal priority while the background lane hangs', async () => {
    const pool = createPool({ lanes: [urgent, background] });
    const hanging = pool.run({ does: 'hang' }, () => 1);
    expect(await pool.run({ does: 'answer', says: 'at once' }, () => 0)).toBe('at once');
    expect(pool.pids(urgent).map((pid) => getPriority(pid))).toEqual([getPriority()]);
    await Promise.all([expect(hanging).rejects.toThrow(), pool.stop()]);
  });

  test('urgent tasks wait rather than run in the slowest lane', async () => {
    const slowest = { size: 1, lowestRank: 1, highestRank: 2, niceness: 19 };
    const pool = createPool({ lanes: [urgent, slowest] });
    const hanging = pool.run({ does: 'hang' }, () => 0);
    const waiting = pool.run({ does: 'answer' }, () => 0);
    expect(await pool.run({ does: 'answer', says: 'slowly' }, () => 1)).toBe('slowly');
    expect(pool.pids(slowest)).toHaveLength(1);
    await Promise.all([expect(hanging).rejects.toThrow(), expect(waiting).rejects.toThrow(), pool.stop()]);
  });

  test('urgent tasks use the background lane when the urgent lane is busy', async () => {
    const pool = createPool({ lanes: [urgent, background] });
    const hanging = pool.run({ does: 'hang' }, () => 0);
    expect(await pool.run({ does: 'answer', says: 'by the other' }, () => 0)).toBe('by the other');
    await Promise.all([expect(hanging).rejects.toThrow(), pool.stop()]);
  });
});

test('stop ends all processes and rejects waiting tasks', async () => {
  const pool = createPool();
  const hanging = pool.run({ does: 'hang' });
  const waiting = pool.run({ does: 'answer' });
  const [pid = 0] = pool.pids();
  await Promise.all([
    expect(hanging).rejects.toThrow(),
    expect(waiting).rejects.toThrow('has been stopped'),
    pool.stop(),
  ]);
  expect(isAlive(pid)).toBe(false);
  await expect(pool.run({ does: 'answer' })).rejects.toThrow('has been stopped');
});

test('kill -9 of the server ends its child processes', async () => {
  const server = fork(join(support, 'sound', 'speak-forever.ts'), { execArgv: [] });
  const [pids]: number[][] = await once(server, 'message');
  expect(pids?.map(isAlive)).toEqual([true]);
  server.kill('SIGKILL');
  await expect.poll(() => pids?.some(isAlive)).toBe(false);
});
