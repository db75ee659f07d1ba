import type { Services } from '../services.ts';

type Db = Pick<Services, 'db'>;

/** What a user has read, and the resulting estimate of their vocabulary, for the export. */
export async function loadReadingData({ db }: Db, userId: string) {
  const learners = await db.query`
    select l.user_id as "userId", l.language, l.vocabulary_size as "vocabularySize", l.range_from as "rangeFrom",
      l.range_to as "rangeTo", l.spread, l.placed_at as "placedAt", (
        select json_agg(json_build_object('week', w.week, 'known', w.known, 'rangeFrom', w.range_from,
          'rangeTo', w.range_to) order by w.week) from learner_weeks w where w.learner_id = l.id) as weeks
    from learners l where l.user_id = ${userId} order by l.language`;
  const days = await db.query`
    select l.language, d.day::text as day, d.article_id as "articleId",
      array(select number from generate_series(1, 600) as number where get_bit(d.sentences::bit(600), number - 1) = 1) as sentences,
      array(select number from generate_series(1, 600) as number where get_bit(d.aided::bit(600), number - 1) = 1) as "withTranslation"
    from learners l join reading_days d on d.learner_id = l.id where l.user_id = ${userId} order by d.day, d.article_id`;
  const times = await db.query`
    select l.language, t.day::text as day, t.article_id as "articleId", t.device, t.seconds_read as "secondsRead",
      t.seconds_heard as "secondsHeard"
    from learners l join reading_times t on t.learner_id = l.id where l.user_id = ${userId} order by t.day, t.article_id, t.device`;
  const words = await db.query`
    select w.language, w.base, w.part_of_speech as "partOfSpeech", m.encounters, m.aided, m.met_on::text as "metOn"
    from learners l join learner_words m on m.learner_id = l.id join words w on w.id = m.word_id
    where l.user_id = ${userId} order by w.language, w.base, w.part_of_speech`;
  const finishedBefore = await db.query`
    select article_id as "articleId", language, finished_at as "finishedAt" from finished_before_learning
    where user_id = ${userId} order by finished_at`;
  return { learners, days, times, words, finishedBefore };
}
