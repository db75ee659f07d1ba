import type { Language } from '../../../domain/language.ts';
import type { Services } from '../../services.ts';
import type { WordIndex } from './build-word-index.ts';

type Db = Pick<Services, 'db'>;

export interface HashedText {
  language: Language;
  paragraphs: string[][];
  hash: string;
}

export const listHashedTexts = ({ db }: Db, articleId: string) =>
  db.query<HashedText>`
    select language, paragraphs, md5(paragraphs::text) as hash from article_versions where article_id = ${articleId}`;

interface NewWordIndex extends WordIndex {
  articleId: string;
  language: Language;
  lexiconVersion: string;
  /** The hash of the text from which the index was built. */
  hash: string;
}

/**
 * Stores the index. Returns false if the text has changed since the index was built. Locks the text against changes until
 * the commit.
 */
export async function upsertWordIndex({ db }: Db, index: NewWordIndex): Promise<boolean> {
  const rows = await db.query`
    with version as (
      select article_id, language from article_versions
      where article_id = ${index.articleId} and language = ${index.language} and md5(paragraphs::text) = ${index.hash}
      for share
    )
    insert into article_words (article_id, language, lexicon_version, words, counts, ranks, running_words, sequence, starts, ends,
      sentence_ends, vocabulary_for_90, vocabulary_for_98)
    select article_id, language, ${index.lexiconVersion}, ${index.words}::integer[], ${index.counts}::integer[],
      ${index.ranks}::integer[], ${index.runningWords}::integer, ${index.sequence}::integer[], ${index.starts}::integer[], ${index.ends}::integer[],
      ${index.sentenceEnds}::integer[], ${index.vocabularyFor90}::integer, ${index.vocabularyFor98}::integer
    from version
    on conflict (article_id, language) do update set lexicon_version = excluded.lexicon_version, words = excluded.words,
      counts = excluded.counts, ranks = excluded.ranks, running_words = excluded.running_words, sequence = excluded.sequence, starts = excluded.starts,
      ends = excluded.ends, sentence_ends = excluded.sentence_ends, vocabulary_for_90 = excluded.vocabulary_for_90,
      vocabulary_for_98 = excluded.vocabulary_for_98
    returning article_id`;
  return rows.length > 0;
}

export async function hasWordIndex({ db }: Db, articleId: string, language: Language) {
  const [row] = await db.query`
    select article_id from article_words where article_id = ${articleId} and language = ${language}`;
  return row !== undefined;
}

interface OutdatedQuery {
  lexiconVersion: string;
  /** The last article of the previous batch. */
  after: string;
  limit: number;
}

/**
 * Lists articles that have no word index in one of their languages, or an index that was made with another lexicon. Ordered
 * by id.
 */
export async function listOutdated({ db }: Db, { lexiconVersion, after, limit }: OutdatedQuery) {
  const rows = await db.query<{ id: string }>`
    select v.article_id as id
    from article_versions v left join article_words w on w.article_id = v.article_id and w.language = v.language
    where v.article_id > ${after} and w.lexicon_version is distinct from ${lexiconVersion}
    group by v.article_id order by v.article_id limit ${limit}`;
  return rows.map(({ id }) => id);
}
