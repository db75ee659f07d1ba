import { readFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { cpuMilliseconds } from './cpu-milliseconds.ts';

// CPU time of `calibrate` on the reference machine (two idle x64 cores), for which the unscaled timeouts were chosen.
const referenceMs = 45;

const highestFactor = 10;

interface MachineSpeed {
  /** CPU time of the calibration loop, as a multiple of its CPU time on the reference machine. */
  cpu: number;
  /** The higher of two values per core: the number of runnable processes (without this one), and the load average. */
  load: number;
}

/**
 * Measures once per run how much slower this machine is than the reference machine. CPU time shows the speed of a core; the run
 * queue shows how many processes share the cores. Takes about a quarter of a second.
 */
export function measureSlowness() {
  const loops = Array.from({ length: 5 }, () => ({ cpuMs: cpuMilliseconds(calibrate), runnable: countRunnable() }));
  return toSlowness({
    cpu: Math.min(...loops.map(({ cpuMs }) => cpuMs)) / referenceMs,
    load: Math.max(loadavg()[0] ?? 0, medianOf(loops.map(({ runnable }) => runnable))) / availableParallelism(),
  });
}

/**
 * The factor is never below 1, so a fast machine uses the reference timeouts. That costs no time, because a passing test
 * does not wait for its timeout.
 */
export const toSlowness = ({ cpu, load }: MachineSpeed) =>
  Math.min(Math.max(cpu, 1) * (1 + Math.max(load, 0)), highestFactor);

/** Scales a timeout of the reference machine to this machine. Outside a test run, the timeout stays unchanged. */
export const scaleTimeout = (ms: number) => Math.round(ms * Number(process.env.MACHINE_SLOWNESS ?? 1));

function calibrate() {
  let value = 1;
  for (let step = 0; step < 30_000_000; step++) value = (Math.imul(value, 1_664_525) + 1_013_904_223) | 0;
  return value;
}

/**
 * Counts the runnable processes on Linux, without this one. The count shows new load at once; the load average lags by a
 * minute.
 */
function countRunnable() {
  try {
    const [, runnable = '1'] = /(\d+)\/\d+/.exec(readFileSync('/proc/loadavg', 'utf8')) ?? [];
    return Number(runnable) - 1;
  } catch {
    return 0;
  }
}

const medianOf = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
