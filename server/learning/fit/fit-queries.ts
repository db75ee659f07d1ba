import type { Language } from '../../../domain/language.ts';
import type { SavedState } from '../../../domain/learning/saved-word.ts';
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
  wordId: number;
  encounters: number;
  aided: number;
  /** Null if the word was never saved. */
  state: SavedState | null;
  isSaved: boolean;
  isMarkedKnown: boolean;
  lookups: number;
  stability: number | null;
  reviewedAt: string | null;
}

export interface Fit extends VocabularyRow {
  articles: ArticleWords[];
  evidence: WordEvidence[];
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
      select distinct unnest(words) as id from article
    ), evidence as (
      select word.id, m.encounters, m.aided, s.state, s.deleted_at is null and s.id is not null as is_saved, s.is_marked_known,
        s.lookups, s.stability, s.reviewed_at
      from learner cross join word
      left join learner_words m on m.learner_id = learner.id and m.word_id = word.id
      left join saved_words s on s.user_id = learner.user_id and s.word_id = word.id
      where m.word_id is not null or s.id is not null
    )
    select learner.vocabulary_size as size, learner.range_from as "rangeFrom", learner.range_to as "rangeTo", learner.spread,
      learner.level,
      (select coalesce(json_agg(json_build_object('articleId', article_id, 'words', words, 'counts', counts, 'ranks', ranks,
        'runningWords', running_words)), '[]') from article) as articles,
      (select coalesce(json_agg(json_build_object('wordId', id, 'encounters', coalesce(encounters, 0), 'aided', coalesce(aided, 0),
        'state', state, 'isSaved', is_saved, 'isMarkedKnown', coalesce(is_marked_known, false), 'lookups', coalesce(lookups, 0),
        'stability', stability, 'reviewedAt', reviewed_at)), '[]') from evidence) as evidence
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
