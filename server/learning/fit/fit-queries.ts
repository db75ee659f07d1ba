import type { Language } from '../../../domain/language.ts';
import { readSentNumbers } from '../../platform/database/read-sent-numbers.ts';
import type { Services } from '../../services.ts';
import { wordsPerBlock } from '../reading/reading-queries.ts';
import type { VocabularyRow } from './vocabulary-queries.ts';

type Db = Pick<Services, 'db'>;

/**
 * The words of an article as arrays of equal length: word ids, counts and frequency ranks. A rank of 0 means that the word is not
 * in the frequency list.
 */
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
  /** Whether the word is in review. A word that was only looked up is in `saved_words` too, but does not count as saved. */
  isSaved: boolean;
  /** Marked as known by the learner, or learned in reviews. */
  isMarkedKnown: boolean;
  /** This field and the next one are null if the word was never reviewed. */
  stability: number | null;
  /** In milliseconds since 1970. */
  reviewedAt: number | null;
}

export interface FitQuery {
  userId: string;
  language: Language;
  articleIds: readonly string[];
}

export interface IndexedArticle {
  articleId: string;
  /** Changes whenever the word index of the article is written. */
  version: string;
}

export interface FittedLearner extends VocabularyRow {
  /** This field and the next one are null as long as nothing was stored about the learner. */
  learnerId: number | null;
  /**
   * Changes whenever the evidence about any word of the learner changes. The evidence consists of encounters, lookups and
   * reviews.
   */
  evidenceVersion: string | null;
  articles: IndexedArticle[];
}

/** Finds the learner and the given articles. Articles that are not indexed, or that the user may not read, are left out. */
export async function findFittedLearner({ db }: Db, { userId, language, articleIds }: FitQuery) {
  const [learner] = await db.query<FittedLearner>`
    select l.id as "learnerId", l.evidence_version::text as "evidenceVersion", l.vocabulary_size as size,
      l.range_from as "rangeFrom", l.range_to as "rangeTo", l.spread, u.levels ->> ${language} as level,
      (select coalesce(json_agg(json_build_object('articleId', w.article_id, 'version', w.xmin::text)), '[]')
        from article_words w join articles a on a.id = w.article_id
        where w.article_id = any(${articleIds}::uuid[]) and w.language = ${language} and may_read(a, ${userId})) as articles
    from users u left join learners l on l.user_id = u.id and l.language = ${language}
    where u.id = ${userId}`;
  return learner;
}

// Arrays of numbers in PostgreSQL's binary format (`array_send`). Thousands of words are loaded at once. JSON, or one row per
// word, would take much longer to create and to parse.
type Sent<Column extends string> = Record<Column, Buffer | null>;

type SentArticle = IndexedArticle & Pick<ArticleWords, 'runningWords'> & Sent<'words' | 'counts' | 'ranks'>;

export async function listArticleWords({ db }: Db, language: Language, articleIds: readonly string[]) {
  const articles = await db.query<SentArticle>`
    select article_id as "articleId", xmin::text as version, array_send(words) as words, array_send(counts) as counts,
      array_send(ranks) as ranks, running_words as "runningWords"
    from article_words where article_id = any(${articleIds}::uuid[]) and language = ${language}`;
  return articles.map(({ words, counts, ranks, ...article }) => ({
    ...article,
    words: readSentNumbers(words),
    counts: readSentNumbers(counts),
    ranks: readSentNumbers(ranks),
  }));
}

interface EvidenceQuery {
  userId: string;
  learnerId: number | null;
  /** Null means all words. */
  wordIds: readonly number[] | null;
}

/**
 * Loads the evidence (encounters, lookups and reviews) about the words of the query. Words without any evidence are left
 * out.
 */
export async function loadEvidence(services: Db, query: EvidenceQuery): Promise<Map<number, WordEvidence>> {
  const [met, saved] = await Promise.all([listMet(services, query), listSaved(services, query)]);
  const evidence = new Map<number, WordEvidence>();
  for (const [index, id] of saved.ids.entries()) {
    evidence.set(id, {
      encounters: 0,
      aided: 0,
      lookups: saved.lookups[index] ?? 0,
      isSaved: saved.saved[index] === 1,
      isMarkedKnown: saved.learned[index] === 1,
      stability: numberOrNull(saved.stabilities[index]),
      reviewedAt: numberOrNull(saved.reviewed[index]),
    });
  }
  const wanted = query.wordIds && new Set(query.wordIds);
  for (const [index, id] of met.words.entries()) {
    if (wanted?.has(id) === false) continue;
    const counted = { encounters: met.encounters[index] ?? 0, aided: met.aided[index] ?? 0 };
    evidence.set(id, { ...(evidence.get(id) ?? neverSaved), ...counted });
  }
  return evidence;
}

const neverSaved = { lookups: 0, isSaved: false, isMarkedKnown: false, stability: null, reviewedAt: null };

const numberOrNull = (number = Number.NaN) => (Number.isNaN(number) ? null : number);

/**
 * Reads whole blocks (see `wordsPerBlock`), which also contain other words. Filtering the words in SQL would take six times as
 * long.
 */
async function listMet({ db }: Db, { learnerId, wordIds }: EvidenceQuery) {
  const blocks = wordIds && [...new Set(wordIds.map((id) => Math.floor(id / wordsPerBlock)))];
  const [met] = await db.query<Sent<'words' | 'encounters' | 'aided'>>`
    select string_agg(array_send(words), '') as words, string_agg(array_send(encounters), '') as encounters,
      string_agg(array_send(aided), '') as aided
    from learner_word_blocks where learner_id = ${learnerId}
      and (${blocks}::integer[] is null or block = any(${blocks}::integer[]))`;
  return {
    words: readSentNumbers(met?.words),
    encounters: readSentNumbers(met?.encounters),
    aided: readSentNumbers(met?.aided),
  };
}

async function listSaved({ db }: Db, { userId, wordIds }: EvidenceQuery) {
  const [saved] = await db.query<Sent<'ids' | 'saved' | 'learned' | 'lookups' | 'stabilities' | 'reviewed'>>`
    select array_send(array_agg(word_id)) as ids, array_send(array_agg(deleted_at is null and is_in_review)) as saved,
      array_send(array_agg(state = 'learned')) as learned, array_send(array_agg(lookups)) as lookups,
      array_send(array_agg(stability)) as stabilities, array_send(array_agg(date_part('epoch', reviewed_at) * 1000)) as reviewed
    from saved_words where user_id = ${userId}
      and (${wordIds}::integer[] is null or word_id = any(${wordIds}::integer[]))`;
  return {
    ids: readSentNumbers(saved?.ids),
    saved: readSentNumbers(saved?.saved),
    learned: readSentNumbers(saved?.learned),
    lookups: readSentNumbers(saved?.lookups),
    stabilities: readSentNumbers(saved?.stabilities),
    reviewed: readSentNumbers(saved?.reviewed),
  };
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
