import type { Language } from '../../../domain/language.ts';
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

/** The words that the user looked up or saved in this article, in the order of the text. */
export async function listLookedUpIds({ db }: Db, { userId, articleId, language }: Asked) {
  const rows = await db.query<{ id: string; wordId: number; isForRecall: boolean }>`
    select id, word_id as "wordId",
      review_count = 0 and not is_marked_known and not is_suspended and jsonb_array_length(ranges) > 0 as "isForRecall"
    from saved_words
    where user_id = ${userId} and article_id = ${articleId} and language = ${language} and deleted_at is null
    order by sentence_number, saved_at`;
  return rows;
}
