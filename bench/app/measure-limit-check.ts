import { randomUUID } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { spendLimit } from '../../server/billing/spend-limit.ts';
import { countRequest } from '../../server/http/guards/rate-limits.ts';
import { createDatabase, type Database } from '../../server/platform/database/database.ts';
import { findKeptDefinition, findVersions } from '../../server/reader/definition/definition-queries.ts';
import type { AppProcess } from '../app-process.ts';
import { createReader } from '../create-reader.ts';
import { measureMs } from '../measure-ms.ts';
import type { Figure } from '../report.ts';
import { median } from './measure-start.ts';

const rounds = 100;

/**
 * Measures the cost of the plan limit check and the rate limit check, relative to a whole definition request. Uses the built-in
 * lexicon, because it is the fastest source of definitions.
 */
export async function measureLimitCheck(app: AppProcess, dataDir: string): Promise<Figure[]> {
  const host = realpathSync(join(dataDir, 'postgres'));
  const { userId, token } = await createReader(host);
  const pool = new pg.Pool({ host, user: 'foxtale', database: 'foxtale', max: 1 });
  const db = createDatabase(pool);
  await db.query`update subscription_plans set limits = limits || '{"definitionsPerDay": 100000}' where id = 'free'`;
  const articles = await listArticles(db);
  const services = { db, now: () => new Date() };
  const checks: number[] = [];
  const rates: number[] = [];
  const requests: number[] = [];
  // Alternates between requests and checks, so that both are measured under the same load. The first ten rounds are a
  // warm-up.
  for (let round = -10; round < rounds; round++) {
    const question = questionOf(articles, round + 10);
    const request = await measureMs(() => ask(app, token, question));
    const key = randomUUID();
    // A definition request runs these two queries on the same connection just before the limit check. The benchmark runs
    // them too, so that the check is measured under the same conditions.
    await findVersions(services, question.articleId, userId);
    await findKeptDefinition(services, key);
    const check = await measureMs(() => spendLimit(services, { userId, limit: 'definitions', key }));
    const rate = await measureMs(() =>
      countRequest(services, { limit: 'definitions', userId: randomUUID(), address: '192.0.2.1' }),
    );
    if (round >= 0) {
      rates.push(rate);
      requests.push(request);
      checks.push(check);
    }
  }
  await pool.end();
  return [
    {
      name: 'limit check before a model is asked, against a definition by the lexicon',
      value: median(checks),
      unit: 'ms',
      floor: median(requests),
      goal: { atMost: 0.05 },
    },
    {
      name: 'rate check of a definition, against its request',
      value: median(rates),
      unit: 'ms',
      floor: median(requests),
      goal: { atMost: 0.05 },
    },
  ];
}

interface Question {
  articleId: string;
  sentence: number;
}

const listArticles = (db: Database) => db.query<{ id: string; sentences: number }>`
  select article_id as id, sentence_count as sentences from article_versions where language = 'es' order by article_id`;

/** Uses a different sentence each time, because the cache answers repeated questions. */
function questionOf(articles: { id: string; sentences: number }[], count: number): Question {
  const article = articles[count % articles.length];
  const sentence = Math.floor(count / articles.length) + 1;
  if (article === undefined || sentence > article.sentences) throw new Error('The library is too small.');
  return { articleId: article.id, sentence };
}

async function ask({ baseUrl }: AppProcess, token: string, { articleId, sentence }: Question) {
  const response = await fetch(`${baseUrl}/api/articles/${articleId}/definitions`, {
    method: 'POST',
    headers: { cookie: `session=${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ language: 'es', start: { sentence, offset: 0 }, end: { sentence, offset: 8 } }),
  });
  if (!response.ok) throw new Error(`A definition failed with status ${response.status}: ${await response.text()}`);
  await response.text();
}
