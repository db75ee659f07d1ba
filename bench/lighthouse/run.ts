import { realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { prepareWeb } from '../../server/platform/web-build.ts';
import { findFreePort } from '../../tests/support/find-free-port.ts';
import { launchBrowserOrExit } from '../../tests/support/page/browser.ts';
import { startApp } from '../app-process.ts';
import { createDataDir } from '../create-data-dir.ts';
import { createReader } from '../create-reader.ts';
import { measureVisit, type Visit } from './measure-page.ts';

const perfect = [100, 100, 100, 100];
const inside = [95, 100, 100, 100];

// `npm run lighthouse`: measures every main page on a simulated phone, with the median of five runs. `--runs 1 --only
// landing,home` is a quick run. `--index 750` simulates a machine with the benchmark index 750, so that results of
// different machines can be compared.
const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, only: { type: 'string' }, index: { type: 'string' } },
});
const index = values.index === undefined ? undefined : Number(values.index);
const only = values.only?.split(',');
const port = await findFreePort();
const browser = await launchBrowserOrExit([`--remote-debugging-port=${port}`]);
// Compresses the files before the app starts. Otherwise, the server would compress them in the background during the
// measurement.
await prepareWeb();
const dataDir = createDataDir();
// Narration and the word index would compete for the CPU with the simulated phone.
const app = await startApp(dataDir, { NARRATE_AHEAD: 'false', INDEX_WORDS: 'false' });
const host = realpathSync(join(dataDir, 'postgres'));
let isGood = true;
try {
  const { token } = await createReader(host);
  const phone = { baseUrl: app.baseUrl, token, port, browser: await browser.newBrowserCDPSession() };
  const rows: Record<string, Record<string, number | string>> = {};
  for (const visit of await listVisits()) {
    if (only !== undefined && !only.includes(visit.name)) continue;
    const { row, isMet } = await measureVisit(phone, visit, { count: Number(values.runs), index });
    rows[visit.name] = row;
    isGood &&= isMet;
    console.log(`${visit.name} is measured.`);
  }
  console.table(rows);
  console.log('The benchmark index is the speed of this machine as Lighthouse measures it; scores depend on it.');
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
