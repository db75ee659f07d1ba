import type { Language } from '../../domain/language.ts';
import type { Reading } from '../../domain/reader/reading.ts';
import type { Reader } from '../library/reader-of.ts';
import type { Services } from '../services.ts';
import { linesBeforeSentences } from '../translation/translate-article.ts';

interface ReadingRow {
  about: Omit<Reading, 'articleId' | 'learning' | 'native' | 'position'>;
  title: string | null;
  paragraphs: string[][] | null;
  nativeTitle: string | null;
  nativeParagraphs: string[][] | null;
  position: Reading['position'];
}

/** The article as this reader may see it; undefined if it is not there, hidden or somebody else's. */
export async function findReading(
  { db }: Pick<Services, 'db'>,
  articleId: string,
  { readerId, learningLang, mainLang }: Reader,
): Promise<Reading | undefined> {
  // Twenty small columns would take the driver longer to read than both texts.
  const [row] = await db.query<ReadingRow>`
    select json_build_object(
        'creatorKind', a.creator_kind, 'isFromDrawer', a.is_from_drawer,
        'ownVisibility', case when a.author_id = ${readerId} then a.visibility end,
        'type', a.type, 'genres', a.genres, 'tone', a.tone, 'audience', a.audience, 'length', a.length, 'level', a.level,
        'wordCount', coalesce(v.word_count, n.word_count, 0),
        'sentenceCount', coalesce(v.sentence_count, n.sentence_count, 0),
        'begunNative', case when n.language is null and ${mainLang} <> ${learningLang} then (
          select json_build_object('language', t.language, 'sentences', t.progress[${linesBeforeSentences + 1}:])
          from translations t where t.article_id = a.id and t.language = ${mainLang} and t.progress is not null) end) as about,
      v.title, v.paragraphs, n.title as "nativeTitle", n.paragraphs as "nativeParagraphs",
      case when p.sentence is not null then json_build_object(
        'sentence', p.sentence, 'readAt', p.read_at, 'isFinished', p.finished_at is not null) end as position
    from articles a
    left join article_versions v on v.article_id = a.id and v.language = ${learningLang}
    left join article_versions n on n.article_id = a.id and n.language = ${mainLang} and ${mainLang} <> ${learningLang}
    left join reading_positions p on p.article_id = a.id and p.user_id = ${readerId}
    where a.id = ${articleId} and may_read(a, ${readerId})`;
  if (row === undefined) return undefined;
  const { about, position } = row;
  return {
    ...{ articleId, ...about },
    learning: toVersion(learningLang, row.title, row.paragraphs),
    native: toVersion(mainLang, row.nativeTitle, row.nativeParagraphs),
    position: position && { ...position, readAt: new Date(position.readAt).toISOString() },
  };
}

const toVersion = (language: Language, title: string | null, paragraphs: string[][] | null) =>
  title === null || paragraphs === null ? null : { language, title, paragraphs };

interface Position {
  readerId: string;
  articleId: string;
  sentence: number;
  isFinished: boolean;
  readAt: Date;
}

/** Where the reader stood before, in an article of how many sentences. */
export interface KeptPosition {
  sentenceBefore: number;
  sentenceCount: number;
}

/**
 * Keeps the later of what is stored and what is given; a place beyond the end becomes the last sentence.
 * Undefined if the article is not there, hidden or somebody else's. Asked at every sentence, so it is one statement.
 */
export async function savePosition(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { readerId, articleId, sentence, isFinished, readAt }: Position,
): Promise<KeptPosition | undefined> {
  // A device whose clock is ahead must not win for ever: the latest it may say is now, or just after what is kept where our own clock was set back.
  const reachedAt = new Date(Math.min(readAt.getTime(), now().getTime()));
  const [kept] = await db.query<KeptPosition>`
    with article as (
      select coalesce(p.sentence, 0) as sentence_before,
        (select max(sentence_count) from article_versions v where v.article_id = a.id) as sentence_count
      from articles a left join reading_positions p on p.article_id = a.id and p.user_id = ${readerId}
      where a.id = ${articleId} and may_read(a, ${readerId})
    ), saved as (
      insert into reading_positions (user_id, article_id, sentence, finished_at, read_at)
      select ${readerId}, ${articleId}, least(${sentence}::int, sentence_count), case when ${isFinished} then ${reachedAt}::timestamptz end, ${reachedAt}
      from article where sentence_count is not null
      on conflict (user_id, article_id) do update
        set sentence = excluded.sentence, finished_at = excluded.finished_at,
          read_at = greatest(excluded.read_at, least(${readAt}, reading_positions.read_at + interval '1 millisecond'))
        where reading_positions.read_at < ${readAt}
    )
    select sentence_before as "sentenceBefore", coalesce(sentence_count, 0) as "sentenceCount" from article`;
  return kept;
}
