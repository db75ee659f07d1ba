import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { AppProcess } from '../app-process.ts';
import { createReader } from '../create-reader.ts';
import { measureMs } from '../measure-ms.ts';
import { percentile } from '../percentile.ts';
import type { Figure } from '../report.ts';
import { submitText } from './submit-text.ts';

const loadTitle = 'Medida de carga';
const articlesPerAuthor = 5;
const sentencesPerArticle = 5;
const readsWhenIdle = 300;
const pauseBetweenReadsMs = 20;

/**
 * Submits many articles at the same time. All must finish, almost in the order of submission: the position of an article may
 * change by at most two. While they are created, the 95th percentile of the read latency may at most double.
 */
export async function measureCreationLoad(app: AppProcess, dataDir: string, count: number): Promise<Figure[]> {
  const host = realpathSync(join(dataDir, 'postgres'));
  const database = new pg.Client({ host, user: 'foxtale', database: 'foxtale' });
  await database.connect();
  const { token } = await createReader(host);
  const { rows } = await database.query<{ id: string }>("select id from articles where creator_kind = 'library'");
  const read = async (number: number) => {
    const path = `/api/articles/${rows[number % rows.length]?.id}`;
    const response = await fetch(app.baseUrl + path, { headers: { cookie: `session=${token}` } });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`Reading failed with status ${response.status}.`);
  };
  const measureReads = async (isOver: (reads: number) => boolean) => {
    const times: number[] = [];
    for (; !isOver(times.length); await sleep(pauseBetweenReadsMs)) {
      times.push(await measureMs(() => read(times.length)));
    }
    return percentile(times, 95);
  };
  await measureReads((reads) => reads === 50);
  const idleMs = await measureReads((reads) => reads === readsWhenIdle);

  const started = performance.now();
  await submitAll(app, { host, count });
  let ended = 0;
  const looking = setInterval(async () => {
    ended = await countCreations(database, "status = 'done' or failure is not null");
  }, 500);
  const busyMs = await measureReads(() => ended >= count);
  clearInterval(looking);
  console.log(
    `${count} articles of ${sentencesPerArticle} sentences in ${Math.round((performance.now() - started) / 1000)} s`,
  );
  const done = await countCreations(database, "status = 'done'");
  const { rows: order } = await database.query<{ overtaken: number }>(
    `select abs(row_number() over (order by n.created_at) - row_number() over (order by c.created_at))::int as overtaken
    from creations c join notifications n on n.article_id = c.article_id and n.kind = 'article-created'
    where c.title = $1`,
    [loadTitle],
  );
  await database.end();
  return [
    { name: `articles done of ${count} at once`, value: done, unit: '', goal: { atLeast: count } },
    {
      name: 'queue positions by which an article was overtaken, at most',
      value: Math.max(...order.map(({ overtaken }) => overtaken)),
      unit: '',
      goal: { atMost: 2 },
    },
    {
      name: 'reading an article meanwhile, 95th percentile, against idle',
      value: busyMs,
      unit: 'ms',
      floor: idleMs,
      goal: { atMost: 2 },
    },
  ];
}

async function countCreations(database: pg.Client, condition: string) {
  const { rows } = await database.query(`select 1 from creations where title = $1 and (${condition})`, [loadTitle]);
  return rows.length;
}

/** Each submitted text is different, so that no answer comes from a cache. */
async function submitAll(app: AppProcess, { host, count }: { host: string; count: number }) {
  let token = '';
  for (let number = 0; number < count; number++) {
    if (number % articlesPerAuthor === 0) ({ token } = await createReader(host));
    const sentences = Array.from(
      { length: sentencesPerArticle },
      (_, index) => `El lector ${number + 1} abre la página ${index + 1} de su libro y lee despacio.`,
    );
    await submitText(app, token, { title: loadTitle, sentences });
  }
}
