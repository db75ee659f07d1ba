import lighthouse, { type Result } from 'lighthouse';
import type { CDPSession } from 'playwright-core';
import { median } from '../app/measure-start.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const measures = {
  'first paint ms': 'first-contentful-paint',
  'largest paint ms': 'largest-contentful-paint',
  'blocked ms': 'total-blocking-time',
  'layout shift': 'cumulative-layout-shift',
};
const layoutShiftGoal = 0.02;
const attempts = 3;
const loadTimeoutMs = 10_000;

export interface Visit {
  name: string;
  path: string;
  isVisitor?: boolean;
  /** The minimum scores, in the same order as `categories`. */
  goals: readonly number[];
}

export interface Phone {
  baseUrl: string;
  /** The token of the session of the signed-in user. */
  token: string;
  browser: CDPSession;
  /** The remote debugging port of the browser. */
  port: number;
}

/** The factor by which Lighthouse makes tasks longer, unless a benchmark index is simulated. */
const usualSlowdown = 4;

interface Runs {
  count: number;
  /** The benchmark index to simulate. If it is undefined, the results depend on the speed of this machine. */
  index: number | undefined;
}

/** Returns a table row with the medians of several runs on a simulated phone, and whether all goals are met. */
export async function measureVisit(phone: Phone, { path, isVisitor = false, goals }: Visit, { count, index }: Runs) {
  const runs: Result[] = [];
  let slowdown = usualSlowdown;
  // To simulate an index, one additional run measures the index of this machine first.
  for (let run = index === undefined ? 0 : -1; run < count; run++) {
    // Sets the session cookie again before every run, because a browser may delete its cookies when Lighthouse closes the only
    // tab.
    await setSession(phone, isVisitor);
    const result = await runLighthouse(phone, path, slowdown);
    if (run >= 0) runs.push(result);
    if (index !== undefined) slowdown = (usualSlowdown * result.environment.benchmarkIndex) / index;
  }
  const scores = categories.map((category) =>
    median(runs.map((run) => Math.round((run.categories[category]?.score ?? 0) * 100))),
  );
  const figures = Object.values(measures).map((audit) =>
    median(runs.map((run) => run.audits[audit]?.numericValue ?? Number.NaN)),
  );
  const isMet =
    scores.every((score, index) => score >= (goals[index] ?? 0)) && (figures.at(-1) ?? Number.NaN) <= layoutShiftGoal;
  const row: Record<string, number | string> = {
    ...Object.fromEntries(categories.map((category, index) => [category, scores[index] ?? 0])),
    ...Object.fromEntries(
      Object.keys(measures).map((name, index) => [name, Number((figures[index] ?? Number.NaN).toPrecision(3))]),
    ),
    'benchmark index': Math.round(median(runs.map((run) => run.environment.benchmarkIndex))),
    met: isMet ? 'yes' : `NO ${listProblems(runs).join(' ')}`,
  };
  return { row, isMet };
}

/** Signs in with a cookie, because Lighthouse's extra headers do not reach every request. */
async function setSession({ browser, baseUrl, token }: Phone, isVisitor: boolean) {
  await browser.send('Storage.clearCookies');
  if (isVisitor) return;
  // Sets an expiry date. When the last tab closes, a browser deletes the cookies that have no expiry date.
  const expires = Date.now() / 1000 + 24 * 3600;
  const cookie = { name: 'session', value: token, url: baseUrl, httpOnly: true, expires };
  await browser.send('Storage.setCookies', { cookies: [cookie] });
}

async function runLighthouse({ baseUrl, port }: Phone, path: string, slowdown: number): Promise<Result> {
  const address = `${baseUrl}${path}`;
  for (let attempt = 1; ; attempt++) {
    // The event stream keeps the network busy, so Lighthouse never sees the page finish loading and waits for this timeout. On
    // a busy machine, the page may not be painted when the timeout ends. So each attempt has a longer timeout.
    const maxWaitForLoad = loadTimeoutMs * attempt;
    const result = await lighthouse(address, {
      port,
      onlyCategories: [...categories],
      maxWaitForLoad,
      throttling: { cpuSlowdownMultiplier: slowdown },
    });
    if (result === undefined) throw new Error(`Lighthouse has no result for ${path}.`);
    const { lhr } = result;
    const problem = findProblem(lhr);
    if (problem === undefined) {
      if (lhr.finalDisplayedUrl !== address) throw new Error(`${path} led to ${lhr.finalDisplayedUrl}.`);
      return lhr;
    }
    if (attempt === attempts) throw new Error(`${path} was not measured: ${problem}`);
    console.log(`${path} is measured again with a longer timeout: ${problem}`);
  }
}

/** Returns the reason why a run is incomplete; undefined if it is complete. */
function findProblem({ runtimeError, audits }: Result) {
  if (runtimeError !== undefined) return runtimeError.message;
  const missing = Object.entries(measures).filter(([, audit]) => audits[audit]?.numericValue === undefined);
  return missing.length === 0 ? undefined : `no ${missing.map(([name]) => name).join(', no ')}`;
}

function listProblems(runs: Result[]) {
  const problems = runs.flatMap((run) =>
    categories
      .slice(1)
      .flatMap((category) => run.categories[category]?.auditRefs.filter(({ weight }) => weight > 0) ?? [])
      .filter(({ id }) => (run.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  );
  return [...new Set(problems)];
}
