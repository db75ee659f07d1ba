import { type Level, sortByDistance } from '../../../domain/level.ts';
import type { ListedArticle } from '../../../domain/library/article.ts';
import type { Reader } from '../../library/reader-of.ts';
import type { Services } from '../../services.ts';

type Db = Pick<Services, 'db'>;

interface Wanted {
  reader: Reader;
  /** The estimated vocabulary. */
  size: number;
  limit: number;
}

// The candidates are chosen by the size of the vocabulary alone. This factor widens the choice, because the coverage also depends
// on what the learner has read and looked up.
const tolerance = 1.25;

/**
 * Unread articles that probably fit: the nearest level first and, within a level, the newest first. Parts of books are left
 * out, because they are read in order. A later part of a series is listed only if the reader has finished the part before.
 */
export async function listCandidateIds({ db }: Db, { reader, size, level, limit }: Wanted & { level: Level }) {
  const { readerId, learningLang } = reader;
  const rows = await db.query<{ id: string }>`
    select a.id from article_words w join articles a on a.id = w.article_id
    where w.language = ${learningLang} and w.vocabulary_for_90 <= ${Math.round(size * tolerance)}
      and w.vocabulary_for_98 >= ${Math.round(size / tolerance)} and may_read(a, ${readerId})
      and not (a.stays_private and a.series is not null)
      and not exists (
        select from article_positions p
        where p.article_id = a.id and p.user_id = ${readerId} and p.language = ${learningLang})
      and (coalesce(a.part, 1) = 1 or exists (
        select from articles before join article_positions b on b.article_id = before.id
        where before.series = a.series and before.part = a.part - 1 and b.user_id = ${readerId} and b.language = ${learningLang}
          and b.finished_at is not null))
    order by array_position(${sortByDistance(level)}::text[], a.level), a.created_at desc, a.id limit ${limit}`;
  return rows.map(({ id }) => id);
}

/** Unread articles that are closest to fitting. Used if fewer than four articles fit. */
export async function listClosestIds({ db }: Db, { reader, size, limit }: Wanted) {
  const { readerId, learningLang } = reader;
  const rows = await db.query<{ id: string }>`
    select a.id from article_words w join articles a on a.id = w.article_id
    where w.language = ${learningLang} and may_read(a, ${readerId}) and not (a.stays_private and a.series is not null)
      and not exists (
        select from article_positions p
        where p.article_id = a.id and p.user_id = ${readerId} and p.language = ${learningLang})
      and (coalesce(a.part, 1) = 1 or exists (
        select from articles before join article_positions b on b.article_id = before.id
        where before.series = a.series and before.part = a.part - 1 and b.user_id = ${readerId} and b.language = ${learningLang}
          and b.finished_at is not null))
    order by greatest(w.vocabulary_for_90 - ${size}::int, ${size}::int - w.vocabulary_for_98), a.id limit ${limit}`;
  return rows.map(({ id }) => id);
}

/** The articles, in the order of the given ids. */
export function listCards({ db }: Db, { readerId, learningLang, mainLang }: Reader, ids: readonly string[]) {
  return db.query<ListedArticle>`
    select a.id, a.cover, a.type, a.genres, a.tone, a.audience, a.length, a.level,
      a.part, a.part_count as "partCount", v.title, v.language as "titleLanguage",
      a.visibility = 'private' as "isPrivate", n.title as "nativeTitle", n.summary,
      v.sentence_count as "sentenceCount", v.word_count as "wordCount", p.finished_at is not null as "isFinished"
    from unnest(${ids}::uuid[]) with ordinality as given(id, ordinal)
    join articles a on a.id = given.id
    join article_versions v on v.article_id = a.id and v.language = ${learningLang}
    left join article_versions n on n.article_id = a.id and n.language = ${mainLang}
    left join article_positions p on p.article_id = a.id and p.user_id = ${readerId} and p.language = ${learningLang}
    where may_read(a, ${readerId})
    order by given.ordinal`;
}
