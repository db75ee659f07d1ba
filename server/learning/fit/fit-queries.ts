import type { Language } from '../../../domain/language.ts';
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
  /** Whether the word is in review. A word that was only looked up is kept, but does not count as saved. */
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

interface FittedLearner extends VocabularyRow {
  learnerId: number | null;
  articles: IndexedArticle[];
}

/** The learner, and those of the given articles that are indexed and that the user may read. */
export async function findFittedLearner({ db }: Db, { userId, language, articleIds }: FitQuery) {
  const [learner] = await db.query<FittedLearner>`
    select l.id as "learnerId", l.vocabulary_size as size, l.range_from as "rangeFrom", l.range_to as "rangeTo", l.spread,
      u.levels ->> ${language} as level,
      (select coalesce(json_agg(json_build_object('articleId', w.article_id, 'version', w.xmin::text)), '[]')
        from article_words w join articles a on a.id = w.article_id
        where w.article_id = any(${articleIds}::uuid[]) and w.language = ${language} and may_read(a, ${userId})) as articles
    from users u left join learners l on l.user_id = u.id and l.language = ${language}
    where u.id = ${userId}`;
  return learner;
}

export const listArticleWords = ({ db }: Db, language: Language, articleIds: readonly string[]) =>
  db.query<ArticleWords & IndexedArticle>`
    select article_id as "articleId", xmin::text as version, to_json(words) as words, to_json(counts) as counts,
      to_json(ranks) as ranks, running_words as "runningWords"
    from article_words where article_id = any(${articleIds}::uuid[]) and language = ${language}`;

interface EvidenceQuery {
  userId: string;
  learnerId: number | null;
  wordIds: readonly number[];
}

// Thousands of words are loaded at once. One JSON array per column is much faster to create and to parse than rows.
interface MetBlocks {
  words: number[][];
  encounters: number[][];
  aided: number[][];
}

interface SavedColumns {
  ids: number[];
  saved: boolean[];
  learned: boolean[];
  lookups: number[];
  stabilities: (number | null)[];
  reviewed: (number | null)[];
}

/** The evidence about the words of the query. Words without any evidence are left out. */
export async function loadEvidence(services: Db, query: EvidenceQuery): Promise<Map<number, WordEvidence>> {
  const [met, saved] = await Promise.all([listMet(services, query), listSaved(services, query)]);
  const evidence = new Map<number, WordEvidence>();
  for (const [index, id] of saved.ids.entries()) {
    evidence.set(id, {
      encounters: 0,
      aided: 0,
      lookups: saved.lookups[index] ?? 0,
      isSaved: saved.saved[index] ?? false,
      isMarkedKnown: saved.learned[index] ?? false,
      stability: saved.stabilities[index] ?? null,
      reviewedAt: saved.reviewed[index] ?? null,
    });
  }
  const wanted = new Set(query.wordIds);
  for (const [block, words] of met.words.entries()) {
    for (const [index, id] of words.entries()) {
      if (!wanted.has(id)) continue;
      const counted = { encounters: met.encounters[block]?.[index] ?? 0, aided: met.aided[block]?.[index] ?? 0 };
      evidence.set(id, { ...(evidence.get(id) ?? neverSaved), ...counted });
    }
  }
  return evidence;
}

const neverSaved = { lookups: 0, isSaved: false, isMarkedKnown: false, stability: null, reviewedAt: null };

/** Returns whole blocks, which also contain other words. Selecting only the words in SQL would take six times as long. */
async function listMet({ db }: Db, { learnerId, wordIds }: EvidenceQuery): Promise<MetBlocks> {
  const blocks = [...new Set(wordIds.map((id) => Math.floor(id / wordsPerBlock)))];
  const [met] = await db.query<MetBlocks>`
    select coalesce(json_agg(words), '[]') as words, coalesce(json_agg(encounters), '[]') as encounters,
      coalesce(json_agg(aided), '[]') as aided
    from learner_word_blocks where learner_id = ${learnerId} and block = any(${blocks}::integer[])`;
  return met ?? { words: [], encounters: [], aided: [] };
}

async function listSaved({ db }: Db, { userId, wordIds }: EvidenceQuery): Promise<SavedColumns> {
  const [saved] = await db.query<SavedColumns>`
    select coalesce(json_agg(word_id), '[]') as ids, coalesce(json_agg(deleted_at is null and is_in_review), '[]') as saved,
      coalesce(json_agg(state = 'learned'), '[]') as learned, coalesce(json_agg(lookups), '[]') as lookups,
      coalesce(json_agg(stability), '[]') as stabilities, coalesce(json_agg((date_part('epoch', reviewed_at) * 1000)::bigint), '[]') as reviewed
    from saved_words where user_id = ${userId} and word_id = any(${wordIds}::integer[])`;
  return saved ?? { ids: [], saved: [], learned: [], lookups: [], stabilities: [], reviewed: [] };
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
