import type { Database } from '../../server/platform/database/database.ts';
import type { Acknowledged } from './write-without-end.ts';

/** Returns the acknowledged writes that are missing. */
export async function findLost(db: Database, kept: Acknowledged): Promise<string[]> {
  // Copies the acknowledged writes before the query, because writes that are acknowledged later may be newer than the query
  // result.
  const places = [...kept.places];
  const speeds = [...kept.speeds]
    .map(([id, { sent, lastKept }]) => ({ id, sent, lastKept }))
    .filter(({ lastKept }) => lastKept >= 0);
  const feedback = [...kept.feedback];
  const articleIds = kept.articles.map(({ articleId }) => articleId);
  const [found] = await db.query<{ places: number; feedback: number; articles: number }>`select
    (select count(*)::int from unnest(${places.map(([id]) => id)}::uuid[], ${places.map(([, at]) => at)}::timestamptz[]) as kept (id, at)
      where exists (select from article_positions p where p.user_id = kept.id and p.read_at >= kept.at)) as places,
    (select count(distinct message)::int from feedback where message = any(${feedback})) as feedback,
    (select count(*)::int from creations where article_id = any(${articleIds})) as articles`;
  const stored = await db.query<{ id: string; readingSpeed: number }>`
    select id, reading_speed::float8 as "readingSpeed" from users where id = any(${speeds.map(({ id }) => id)})`;
  const lostSpeeds = speeds.filter(({ id, sent, lastKept }) => {
    const speed = stored.find((user) => user.id === id)?.readingSpeed;
    return speed === undefined || !sent.slice(lastKept).includes(speed);
  });
  const lost: [string, number][] = [
    ['places', places.length - (found?.places ?? 0)],
    ['speeds', lostSpeeds.length],
    ['messages', feedback.length - (found?.feedback ?? 0)],
    ['articles', articleIds.length - (found?.articles ?? 0)],
  ];
  return lost.filter(([, count]) => count !== 0).map(([kind, count]) => `${count} ${kind} lost`);
}
