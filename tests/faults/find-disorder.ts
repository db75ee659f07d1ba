import { failures } from '../../domain/translation/translation.ts';
import { until } from '../support/until.ts';
import type { DoomedApp } from './doomed-app.ts';

interface Ending {
  status: string;
  failure: string | null;
  translationFailure: string | null;
  articles: number;
  /** Sentences per version. */
  sentenceCounts: number[];
  kinds: string[];
  /** `used`: the counted uses of plan limits (`limit_uses`). `spends`: the rows that record each use (`limit_spends`). */
  used: number;
  spends: number;
}

/**
 * Returns the inconsistencies of a finished creation. Expected: one article or a recorded error; one notification; one use
 * of the plan limit if the article is done, otherwise none. The translation may be missing if the author was notified of
 * that.
 */
export async function findDisorder(app: DoomedApp, articleId: string): Promise<string[]> {
  const isIdle = async () => (await countOpenJobs(app, articleId)) === 0;
  await until(isIdle, { what: 'all jobs have ended', timeoutMs: 30_000, everyMs: 50 });
  const ending = await readEnding(app, articleId);
  const { status, failure, translationFailure, articles, sentenceCounts, kinds, used, spends } = ending;
  const isDone = status === 'done' && failure === null;
  const hasFailedTranslation = isDone && translationFailure !== null;
  const expectedKinds = [
    isDone ? 'article-created' : 'article-creation-error',
    ...(hasFailedTranslation ? ['article-language-generation-error'] : []),
  ];
  const rules: [string, boolean][] = [
    [
      `neither done nor in a stated error: ${status}, ${failure}`,
      isDone || failures.some((stated) => stated === failure),
    ],
    [`${articles} articles`, isDone ? articles === 1 : articles <= 1],
    [
      `versions of ${sentenceCounts} sentences`,
      !isDone || (sentenceCounts.length === (hasFailedTranslation ? 1 : 2) && new Set(sentenceCounts).size === 1),
    ],
    [`notified ${kinds}`, kinds.join() === expectedKinds.join()],
    [`counted ${used}, spent ${spends}`, used === spends && used === Number(isDone)],
  ];
  return rules.filter(([, holds]) => !holds).map(([problem]) => problem);
}

async function readEnding({ db }: DoomedApp, articleId: string): Promise<Ending> {
  const [ending] = await db.query<Ending>`
    select c.status, c.failure,
      (select t.failure from translations t where t.article_id = c.article_id and t.status = 'failed') as "translationFailure",
      (select count(*)::int from articles where author_id = c.author_id) as articles,
      array(select sentence_count from article_versions v where v.article_id = c.article_id) as "sentenceCounts",
      array(select kind from notifications n where n.user_id = c.author_id order by kind) as kinds,
      (select coalesce(sum(used), 0)::int from limit_uses u where u.user_id = c.author_id) as used,
      (select count(*)::int from limit_spends s where s.user_id = c.author_id) as spends
    from creations c where c.article_id = ${articleId}`;
  if (ending === undefined) throw new Error('The submission is lost.');
  return ending;
}

async function countOpenJobs({ db }: DoomedApp, articleId: string) {
  const open = await db.query`select 1 from jobs.job where singleton_key = ${articleId} and state <= 'active'`;
  return open.length;
}
