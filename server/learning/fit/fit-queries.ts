import type { Language } from '../../../domain/language.ts';
import type { Services } from '../../services.ts';
import type { VocabularyRow } from './vocabulary-queries.ts';

type Db = Pick<Services, 'db'>;

/** The words of an article in columns of equal length. A rank of 0 means that the word is rarer than the list. */
export interface ArticleWords {
  articleId: string;
  words: number[];
  counts: number[];
  ranks: number[];
  runningWords: number;
}

export interface WordEvidence {
  encounters: number;
  aided: number;
  lookups: number;
  isSaved: boolean;
  /** Marked by hand, or learned in reviews. */
  isMarkedKnown: boolean;
  /** Null if the word was never reviewed, like the next one. */
  stability: number | null;
  reviewedAt: string | null;
}

/** A word id and its evidence. Without names, because there are thousands of them in an answer. */
type EvidenceRow = [
  id: number,
  encounters: number,
  aided: number,
  lookups: number,
  isSaved: boolean,
  isMarkedKnown: boolean,
  stability: number | null,
  reviewedAt: string | null,
];

export interface Fit extends VocabularyRow {
  articles: ArticleWords[];
  evidence: EvidenceRow[];
}

interface Asked {
  userId: string;
  language: Language;
  articleIds: readonly string[];
}

/** The words of the articles that the user may read, and what is known about these words. One query, also for many articles. */
export async function loadFit({ db }: Db, { userId, language, articleIds }: Asked): Promise<Fit> {
  const [fit] = await db.query<Fit>`
    with learner as (
      select u.id as user_id, u.levels ->> ${language} as level, l.id, l.vocabulary_size, l.range_from, l.range_to, l.spread
      from users u left join learners l on l.user_id = u.id and l.language = ${language}
      where u.id = ${userId}
    ), article as (
      select w.article_id, w.words, w.counts, w.ranks, w.running_words
      from article_words w join articles a on a.id = w.article_id
      where w.article_id = any(${articleIds}::uuid[]) and w.language = ${language} and may_read(a, ${userId})
    ), word as (
      select array(select distinct unnest(words) from article) as ids
    ), met as (
      -- Arrays instead of joins, so that PostgreSQL always uses the index: a learner has few of the rows of these tables.
      select word_id, encounters, aided from learner_words
      where learner_id = (select id from learner) and word_id = any((select ids from word)::integer[])
    ), saved as (
      select word_id, deleted_at is null as is_saved, state = 'learned' as is_known, lookups, stability, reviewed_at from saved_words
      where user_id = ${userId} and word_id = any((select ids from word)::integer[])
    ), evidence as (
      select coalesce(met.word_id, saved.word_id) as id, met.encounters, met.aided, saved.*
      from met full join saved on saved.word_id = met.word_id
    )
    select learner.vocabulary_size as size, learner.range_from as "rangeFrom", learner.range_to as "rangeTo", learner.spread,
      learner.level,
      (select coalesce(json_agg(json_build_object('articleId', article_id, 'words', words, 'counts', counts, 'ranks', ranks,
        'runningWords', running_words)), '[]') from article) as articles,
      (select coalesce(json_agg(json_build_array(id, coalesce(encounters, 0), coalesce(aided, 0), coalesce(lookups, 0),
        coalesce(is_saved, false), coalesce(is_known, false), stability, reviewed_at)), '[]') from evidence) as evidence
    from learner`;
  return fit ?? { size: null, rangeFrom: null, rangeTo: null, spread: null, level: null, articles: [], evidence: [] };
}

export interface IndexedPlaces {
  sequence: number[];
  starts: number[];
  ends: number[];
  sentenceEnds: number[];
}

export async function findPlaces({ db }: Db, articleId: string, language: Language) {
  const [places] = await db.query<IndexedPlaces>`
    select sequence, starts, ends, sentence_ends as "sentenceEnds" from article_words
    where article_id = ${articleId} and language = ${language}`;
  return places;
}
