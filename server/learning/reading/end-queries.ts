import type { Language } from '../../../domain/language.ts';
import { isVeryCommon } from '../../../domain/learning/is-very-common.ts';
import type { PartOfSpeech } from '../../../domain/lexicon/concept.ts';
import type { Services } from '../../services.ts';

type Db = Pick<Services, 'db'>;

interface Asked {
  userId: string;
  articleId: string;
  language: Language;
}

interface ReadSoFar {
  sentences: number;
  seconds: number;
  /** Words that the learner first met on a day on which this article was read. */
  met: { id: number; base: string; rank: number | null }[];
}

/** A year: longer than any real reading time, and small enough for an integer. */
const mostSeconds = 31_536_000;

/** Sums up all days on which the article was read. The words in `met` are in the order of the text. */
export async function loadReadSoFar({ db }: Db, { userId, articleId, language }: Asked): Promise<ReadSoFar> {
  const [read] = await db.query<ReadSoFar>`
    with days as (
      select l.id as learner_id, d.day, d.sentences
      from learners l join reading_days d on d.learner_id = l.id and d.article_id = ${articleId}
      where l.user_id = ${userId} and l.language = ${language}
    )
    select coalesce((select bit_count(bit_or(sentences::bit(600))) from days), 0)::int as sentences,
      coalesce((select least(sum(t.seconds_read + t.seconds_heard), ${mostSeconds}) from learners l
        join reading_times t on t.learner_id = l.id and t.article_id = ${articleId}
        where l.user_id = ${userId} and l.language = ${language}), 0)::int as seconds,
      (select coalesce(json_agg(json_build_object('id', word.id, 'base', word.base, 'rank', nullif(given.rank, 0)) order by given.place), '[]')
        from article_words w cross join unnest(w.words, w.ranks) with ordinality as given(id, rank, place)
        join learner_words m on m.learner_id = (select learner_id from days limit 1) and m.word_id = given.id
        join words word on word.id = given.id
        where w.article_id = ${articleId} and w.language = ${language} and m.met_on in (select day from days)) as met`;
  return read ?? { sentences: 0, seconds: 0, met: [] };
}

interface LookedUpRow {
  id: string;
  wordId: number;
  isInReview: boolean;
  canBeRecalled: boolean;
  rank: number | null;
  partOfSpeech: PartOfSpeech;
}

/**
 * The words that the user looked up or saved in this article, in the order of the text. A recall card is shown for a very
 * common word only if the user saved the word, because answering the card puts the word into review.
 */
export async function listLookedUpIds({ db }: Db, { userId, articleId, language }: Asked) {
  const rows = await db.query<LookedUpRow>`
    select s.id, s.word_id as "wordId", s.is_in_review as "isInReview", w.rank, w.part_of_speech as "partOfSpeech",
      s.review_count = 0 and not s.is_marked_known and not s.is_suspended and jsonb_array_length(s.ranges) > 0 as "canBeRecalled"
    from saved_words s join words w on w.id = s.word_id
    where s.user_id = ${userId} and s.article_id = ${articleId} and s.language = ${language} and s.deleted_at is null
    order by s.sentence_number, s.saved_at`;
  return rows.map(({ id, wordId, isInReview, canBeRecalled, ...word }) => ({
    id,
    wordId,
    isForRecall: canBeRecalled && (isInReview || !isVeryCommon(word)),
  }));
}
