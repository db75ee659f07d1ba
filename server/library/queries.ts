import type { Language } from '../../domain/language.ts';
import { levels } from '../../domain/level.ts';
import type { ArticleBeginning, ArticlePreview, BegunArticle, ListedArticle } from '../../domain/library/article.ts';
import type { Services } from '../services.ts';
import type { Learner, Reader } from './reader-of.ts';

type Db = Pick<Services, 'db'>;

export async function hasImported({ db }: Db, contentHash: string) {
  const [latest] = await db.query<{ contentHash: string }>`
    select content_hash as "contentHash" from library_imports order by imported_at desc limit 1`;
  return latest?.contentHash === contentHash;
}

export async function recordImport({ db, now }: Pick<Services, 'db' | 'now'>, contentHash: string) {
  await db.query`
    insert into library_imports (content_hash, imported_at) values (${contentHash}, ${now()})
    on conflict (content_hash) do update set imported_at = excluded.imported_at`;
}

export async function deleteLibraryArticlesExcept({ db }: Db, ids: string[]) {
  await db.query`delete from articles where creator_kind = 'library' and not (id = any(${ids}))`;
}

/**
 * Public articles in the learning language that the reader has not started. A later part of a series is listed only if the
 * reader has started the part before. Articles nearest to the level of the reader come first, then the newest.
 */
export function listNewArticles({ db }: Db, { readerId, learningLang, mainLang, level }: Learner, limit: number) {
  return db.query<ListedArticle>`
    select a.id, a.cover, a.type, a.genres, a.tone, a.audience, a.length, a.level,
      a.part, a.part_count as "partCount", v.title, v.language as "titleLanguage",
      a.visibility = 'private' as "isPrivate", n.title as "nativeTitle", n.summary,
      v.sentence_count as "sentenceCount", v.word_count as "wordCount", false as "isFinished"
    from articles a
    join article_versions v on v.article_id = a.id and v.language = ${learningLang}
    left join article_versions n on n.article_id = a.id and n.language = ${mainLang}
    where may_read(a, ${readerId}) and a.visibility <> 'private'
      and not exists (
        select from article_positions p
        where p.article_id = a.id and p.user_id = ${readerId} and p.language = ${learningLang})
      and (coalesce(a.part, 1) = 1 or exists (
        select from articles before join article_positions b on b.article_id = before.id
        where before.series = a.series and before.part = a.part - 1 and b.user_id = ${readerId} and b.language = ${learningLang}))
    order by abs(array_position(${levels}::text[], a.level) - array_position(${levels}::text[], ${level}::text)),
      a.created_at desc, v.word_count, a.id limit ${limit}`;
}

/** The next part of the series to which the article belongs. */
export async function findNextPart({ db }: Db, articleId: string, { readerId, learningLang, mainLang }: Reader) {
  const [next] = await db.query<ListedArticle>`
    select a.id, a.cover, a.type, a.genres, a.tone, a.audience, a.length, a.level,
      a.part, a.part_count as "partCount", v.title, v.language as "titleLanguage",
      a.visibility = 'private' as "isPrivate", n.title as "nativeTitle", n.summary,
      v.sentence_count as "sentenceCount", v.word_count as "wordCount", p.finished_at is not null as "isFinished"
    from articles current join articles a on a.series = current.series and a.part = current.part + 1
    join article_versions v on v.article_id = a.id and v.language = ${learningLang}
    left join article_versions n on n.article_id = a.id and n.language = ${mainLang}
    left join article_positions p on p.article_id = a.id and p.user_id = ${readerId} and p.language = ${learningLang}
    where current.id = ${articleId} and may_read(a, ${readerId})`;
  return next ?? null;
}

/** Whether the reader has ever opened an article. */
export async function hasReadAnything({ db }: Db, { readerId }: Pick<Reader, 'readerId'>) {
  const [row] = await db.query`select from article_positions where user_id = ${readerId} limit 1`;
  return row !== undefined;
}

/**
 * Started but unfinished articles, last read first, with the sentence at the reading position. Books are not included;
 * `listBooks` lists them.
 */
export function listBegunArticles({ db }: Db, { readerId, learningLang, mainLang }: Reader, limit: number) {
  return db.query<BegunArticle>`
    select a.id, a.cover, a.type, a.genres, a.tone, a.audience, a.length, a.level,
      a.part, a.part_count as "partCount", v.title, v.language as "titleLanguage",
      a.visibility = 'private' as "isPrivate", n.title as "nativeTitle", n.summary,
      v.sentence_count as "sentenceCount", v.word_count as "wordCount", p.finished_at is not null as "isFinished", p.sentence,
      coalesce((select s.text from (
        select text, row_number() over (order by paragraph, ordinal) as number
        from jsonb_array_elements(v.paragraphs) with ordinality as ps(sentences, paragraph),
          jsonb_array_elements_text(ps.sentences) with ordinality as ss(text, ordinal)
      ) s where s.number = p.sentence), '') as "sentenceText"
    from article_positions p
    join articles a on a.id = p.article_id
    join article_versions v on v.article_id = a.id and v.language = ${learningLang}
    left join article_versions n on n.article_id = a.id and n.language = ${mainLang}
    where p.user_id = ${readerId} and p.language = ${learningLang} and not p.is_finished
      and may_read(a, ${readerId}) and not (a.stays_private and a.series is not null)
    order by p.read_at desc limit ${limit}`;
}

interface PreviewWish {
  articleId: string;
  language: Language;
  /** The language that the shared link names. */
  shared: Language | undefined;
}

/**
 * Title and first sentence of a library article, in the visitor's language and in the language that the shared link names.
 * If the link names no language, `shared` is null. If the article has no version in the visitor's language, another version
 * is used. Undefined for articles that are not in the library, because visitors may not see them.
 */
export async function findPreview(
  { db }: Db,
  { articleId, language, shared }: PreviewWish,
): Promise<ArticlePreview | undefined> {
  const versions = await db.query<Omit<ArticlePreview, 'shared'>>`
    select v.language, v.title, v.paragraphs #>> '{0,0}' as "firstSentence", a.level
    from articles a join article_versions v on v.article_id = a.id
    where a.id = ${articleId} and a.creator_kind = 'library' and a.visibility = 'everybody'
    order by v.language`;
  const own = versions.find((version) => version.language === language) ?? versions[0];
  const other = versions.find((version) => version.language === shared);
  if (own === undefined) return undefined;
  const isSame = other === undefined || other.language === own.language;
  const { level } = own;
  return { ...toBeginning(own), level, shared: isSame ? null : toBeginning(other) };
}

const toBeginning = ({ language, title, firstSentence }: ArticleBeginning) => ({
  language,
  title,
  firstSentence,
});
