import type { Language } from '../../domain/language.ts';
import type { ArticleAttributes, ArticleVersion, SeriesPlace } from '../../domain/library/article.ts';
import type { BroughtOrigin, Reading } from '../../domain/reader/reading.ts';
import { findNextPart } from '../library/queries.ts';
import type { Reader } from '../library/reader-of.ts';
import type { Services } from '../services.ts';
import { linesBeforeSentences } from '../translation/translate-article.ts';

interface StoredVersion extends ArticleVersion {
  wordCount: number;
}

/**
 * One row per version (language of the article). An article without versions has one row, in which the columns of the
 * version are null. The data of article and reader is the same in each row.
 */
type ReadingRow = (StoredVersion | Record<keyof StoredVersion, null>) &
  SeriesPlace & {
    cover: string | null;
    about: ArticleAttributes & Pick<Reading, 'creatorKind' | 'isFromDrawer'>;
    own: Pick<Reading, 'ownVisibility' | 'position' | 'isBookmarked'> | null;
  };

/** Undefined if the article does not exist, is hidden, or is private to another user. */
export async function findReading(
  { db }: Pick<Services, 'db'>,
  articleId: string,
  reader: Reader,
): Promise<Reading | undefined> {
  const { readerId, learningLang, mainLang } = reader;
  // A hot query: for a short article, every joined table, column and parameter adds measurably to the cost.
  const rows = await db.query<ReadingRow>`
    select v.language, v.title, v.paragraphs, v.word_count as "wordCount", a.about, a.cover,
      a.part, a.part_count as "partCount",
      case when a.author_id = reader.id or p.sentence is not null or b.user_id is not null then json_build_object(
        'isBookmarked', b.user_id is not null,
        'ownVisibility', case when a.author_id = reader.id then a.visibility end,
        'position', case when p.sentence is not null then json_build_object(
          'sentence', p.sentence, 'readAt', p.read_at, 'isFinished', p.is_finished) end) end as own
    from (select ${readerId}::uuid as id, ${learningLang}::text as learning, ${mainLang}::text as main) reader
    join articles a on a.id = ${articleId} and may_read(a, reader.id)
    left join article_versions v on v.article_id = a.id and v.language in (reader.learning, reader.main)
    left join article_positions p on p.article_id = a.id and p.user_id = reader.id and p.language = reader.learning
    left join article_bookmarks b on b.article_id = a.id and b.user_id = reader.id`;
  const [row] = rows;
  if (row === undefined) return undefined;
  const versions = rows.filter((version) => version.language !== null);
  const learning = versions.find(({ language }) => language === learningLang);
  const native = versions.find(({ language }) => language === mainLang && language !== learningLang);
  const { about, own, cover, part, partCount } = row;
  const position = own?.position ?? null;
  const isTranslationMissing = native === undefined && mainLang !== learningLang;
  return {
    articleId,
    cover,
    part,
    partCount,
    nextPart: part === partCount ? null : await findNextPart({ db }, articleId, reader),
    ...about,
    ownVisibility: own?.ownVisibility ?? null,
    origin: about.creatorKind === 'manual' && own?.ownVisibility ? await findOrigin({ db }, articleId) : null,
    learning: toVersion(learning),
    native: toVersion(native),
    begunNative: isTranslationMissing ? await findPartialTranslation({ db }, articleId, mainLang) : null,
    otherLanguages: learning === undefined ? await listLanguages({ db }, articleId) : [],
    isBookmarked: own?.isBookmarked ?? false,
    wordCount: (learning ?? native)?.wordCount ?? 0,
    sentenceCount: (learning ?? native)?.paragraphs.reduce((count, { length }) => count + length, 0) ?? 0,
    position: position && { ...position, readAt: new Date(position.readAt).toISOString() },
  };
}

interface OriginRow {
  bookId: string | null;
  bookTitle: string | null;
  translatesAhead: boolean | null;
  startsMs: number[] | null;
  sourceUrl: string | null;
}

/**
 * A separate query that runs only for the reader's own articles. Most readings need no such query, because most articles are
 * by others.
 */
async function findOrigin({ db }: Pick<Services, 'db'>, articleId: string): Promise<BroughtOrigin | null> {
  const [origin] = await db.query<OriginRow>`
    select t.book_id as "bookId", b.title as "bookTitle", b.translates_ahead as "translatesAhead",
      t.starts_ms as "startsMs", i.source_url as "sourceUrl"
    from brought_texts t left join books b on b.id = t.book_id
    left join imports i on i.article_id = t.article_id and i.file_hash is not null
    where t.article_id = ${articleId}`;
  if (origin === undefined) return null;
  const { bookId, bookTitle, translatesAhead, startsMs, sourceUrl } = origin;
  const book =
    bookId === null || bookTitle === null
      ? null
      : { id: bookId, title: bookTitle, translatesAhead: translatesAhead ?? false };
  return { book, sourceUrl, startsMs };
}

async function listLanguages({ db }: Pick<Services, 'db'>, articleId: string) {
  const rows = await db.query<{ language: Language }>`
    select language from article_versions where article_id = ${articleId} order by language`;
  return rows.map(({ language }) => language);
}

/** The progress of an unfinished translation. A separate query, because most articles are already translated. */
async function findPartialTranslation({ db }: Pick<Services, 'db'>, articleId: string, language: Language) {
  const [begun] = await db.query<{ sentences: (string | null)[] }>`
    select progress[${linesBeforeSentences + 1}:] as sentences from translations
    where article_id = ${articleId} and language = ${language} and progress is not null`;
  return begun === undefined ? null : { language, sentences: begun.sentences };
}

function toVersion(stored: StoredVersion | undefined): ArticleVersion | null {
  if (stored === undefined) return null;
  const { language, title, paragraphs } = stored;
  return { language, title, paragraphs };
}

interface Position {
  readerId: string;
  articleId: string;
  language: Language;
  sentence: number;
  isFinished: boolean;
  readAt: Date;
}

/** The previous position, and the length of the article. */
export interface PreviousPosition {
  sentenceBefore: number;
  sentenceCount: number;
}

/**
 * The position with the latest `readAt` wins. A position after the end becomes the last sentence. Undefined if the reader may not
 * read the article. A single statement, because it runs for every sentence that is read.
 */
export async function savePosition(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { readerId, articleId, language, sentence, isFinished, readAt }: Position,
): Promise<PreviousPosition | undefined> {
  // Limits `readAt` to the current time, so that a device whose clock is ahead does not win forever. The stored time can be
  // after the current time, for example because the server clock was set back. In that case, each update adds at most one
  // millisecond to the stored time.
  const reachedAt = new Date(Math.min(readAt.getTime(), now().getTime()));
  const [kept] = await db.query<PreviousPosition>`
    with article as (
      select coalesce(p.sentence, 0) as sentence_before,
        (select max(sentence_count) from article_versions v where v.article_id = a.id) as sentence_count
      from articles a
      left join article_positions p on p.article_id = a.id and p.user_id = ${readerId} and p.language = ${language}
      where a.id = ${articleId} and may_read(a, ${readerId})
    ), saved as (
      insert into article_positions as kept (user_id, article_id, language, sentence, is_finished, finished_at, read_at)
      select ${readerId}, ${articleId}, ${language}, least(${sentence}::int, sentence_count), ${isFinished},
        case when ${isFinished} then ${reachedAt}::timestamptz end, ${reachedAt}
      from article where sentence_count is not null
      on conflict (user_id, article_id, language) do update
        set sentence = excluded.sentence, is_finished = excluded.is_finished,
          -- The date of finishing does not change while the reader stays at the last sentence.
          finished_at = case when kept.is_finished then kept.finished_at else coalesce(excluded.finished_at, kept.finished_at) end,
          read_at = greatest(excluded.read_at, least(${readAt}, kept.read_at + interval '1 millisecond'))
        where kept.read_at < ${readAt}
    )
    select sentence_before as "sentenceBefore", coalesce(sentence_count, 0) as "sentenceCount" from article`;
  return kept;
}
