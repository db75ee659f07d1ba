import { realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import lighthouse from 'lighthouse';
import pg from 'pg';
import { launchBrowser } from '../tests/support/browser.ts';
import { findFreePort } from '../tests/support/find-free-port.ts';
import { buildWeb, isWebBuilt } from '../tools/build-web.ts';
import { compressWeb } from '../tools/compress-web.ts';
import { startApp } from './app-process.ts';
import { createDataDir } from './create-data-dir.ts';
import { createReader } from './create-reader.ts';
import { median } from './measure-start.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const measures = {
  'first paint ms': 'first-contentful-paint',
  'largest paint ms': 'largest-contentful-paint',
  'blocked ms': 'total-blocking-time',
  'layout shift': 'cumulative-layout-shift',
};

interface Visit {
  name: string;
  path: string;
  isVisitor?: boolean;
  /** In the order of the categories. */
  goals: readonly number[];
}

const perfect = [100, 100, 100, 100];
const inside = [95, 100, 100, 100];
const layoutShiftGoal = 0.02;

// `npm run lighthouse`: every main page on a simulated phone, median of five. `--runs 1` for a quick look.
const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' }, only: { type: 'string' } } });
// A server has its files compressed soon after its first start; here it is to be done before the first look.
if (!isWebBuilt()) await buildWeb();
await compressWeb();
const dataDir = createDataDir();
// Its voices would work on the same machine as the phone that is measured.
const app = await startApp(dataDir, { NARRATE_AHEAD: 'false' });
const port = await findFreePort();
const browser = await launchBrowser([`--remote-debugging-port=${port}`]);
const session = await browser.newBrowserCDPSession();
const host = realpathSync(join(dataDir, 'postgres'));
const { token } = await createReader(host);
let isGood = true;
try {
  const rows: Record<string, Record<string, number | string>> = {};
  for (const visit of await listVisits()) {
    if (values.only !== undefined && values.only !== visit.name) continue;
    rows[visit.name] = await measure(visit);
    console.log(`${visit.name} is measured.`);
  }
  console.table(rows);
} finally {
  await browser.close();
  await app.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
process.exit(isGood ? 0 : 1);

async function listVisits(): Promise<Visit[]> {
  return [
    { name: 'landing', path: '/', isVisitor: true, goals: perfect },
    { name: 'home', path: '/', goals: inside },
    { name: 'search', path: '/search?q=market', goals: inside },
    { name: 'reader', path: `/article/${await findArticle(host)}`, goals: inside },
    { name: 'create', path: '/create-article', goals: inside },
    { name: 'settings', path: '/settings', goals: inside },
  ];
}

async function findArticle(host: string): Promise<string> {
  const client = new pg.Client({ host, user: 'foxtale', database: 'foxtale' });
  await client.connect();
  const { rows } = await client.query("select id from articles where creator_kind = 'library' order by id limit 1");
  await client.end();
  return rows[0].id;
}

async function measure({ path, isVisitor = false, goals }: Visit) {
  // Headers of ours would not reach every request.
  const cookies = isVisitor ? [] : [{ name: 'session', value: token, url: app.baseUrl, httpOnly: true }];
  await session.send('Storage.clearCookies');
  await session.send('Storage.setCookies', { cookies });
  const runs: { scores: number[]; figures: number[] }[] = [];
  const problems = new Set<string>();
  for (let run = 0; run < Number(values.runs); run++) {
    const address = `${app.baseUrl}${path}`;
    // An open stream never falls silent.
    const result = await lighthouse(address, { port, onlyCategories: [...categories], maxWaitForLoad: 10_000 });
    if (result === undefined) throw new Error(`Lighthouse has no result for ${path}.`);
    const { lhr } = result;
    if (lhr.finalDisplayedUrl !== address) throw new Error(`${path} led to ${lhr.finalDisplayedUrl}.`);
    runs.push({
      scores: categories.map((category) => Math.round((lhr.categories[category]?.score ?? 0) * 100)),
      figures: Object.values(measures).map((audit) => lhr.audits[audit]?.numericValue ?? Number.NaN),
    });
    for (const category of categories.slice(1)) {
      for (const { id } of lhr.categories[category]?.auditRefs.filter(({ weight }) => weight > 0) ?? []) {
        if ((lhr.audits[id]?.score ?? 1) < 1) problems.add(id);
      }
    }
  }
  const scores = categories.map((_, index) => median(runs.map((run) => run.scores[index] ?? 0)));
  const figures = Object.keys(measures).map((_, index) => median(runs.map((run) => run.figures[index] ?? 0)));
  const shift = figures.at(-1) ?? 0;
  const isMet = scores.every((score, index) => score >= (goals[index] ?? 0)) && shift <= layoutShiftGoal;
  isGood &&= isMet;
  return {
    ...Object.fromEntries(categories.map((category, index) => [category, scores[index] ?? 0])),
    ...Object.fromEntries(
      Object.keys(measures).map((name, index) => [name, Number((figures[index] ?? 0).toPrecision(3))]),
    ),
    met: isMet ? 'yes' : `NO ${[...problems].join(' ')}`,
  };
}
