import type { Language } from '../../../domain/language.ts';
import type { ReadWord } from '../../../domain/learning/estimate/move-vocabulary.ts';
import type { Services } from '../../services.ts';
import type { VocabularyRow } from './vocabulary-queries.ts';

interface LockedLearner extends VocabularyRow {
  userId: string;
  language: Language;
}

/**
 * Locks the learner until the transaction ends. Undefined if the account was deleted. The lock does not block inserts of
 * rows that reference the learner.
 */
export async function lockLearner({ db: tx }: Pick<Services, 'db'>, learnerId: number) {
  const [learner] = await tx.query<LockedLearner>`
    select l.user_id as "userId", l.language, l.vocabulary_size as size, l.range_from as "rangeFrom", l.range_to as "rangeTo", l.spread,
      (select u.levels ->> l.language from users u where u.id = l.user_id) as level
    from learners l where l.id = ${learnerId} for no key update of l`;
  return learner;
}

/**
 * Marks the sentences of past days as weighed (used for the vocabulary estimate). Returns the words of the sentences that were
 * not weighed before. A word counts as looked up only if the lookup was on the day of reading (in the learner's time zone) or
 * later. Needs a transaction and the lock of the learner.
 */
export async function takeUnweighed(
  { db: tx, now }: Pick<Services, 'db' | 'now'>,
  learnerId: number,
): Promise<ReadWord[]> {
  return tx.query<ReadWord>`
    with learner as (
      select l.user_id, l.language, coalesce(u.time_zone, 'UTC') as time_zone
      from learners l left join users u on u.id = l.user_id where l.id = ${learnerId}
    ), days as (
      select d.article_id, d.day, d.sentences::bit(600) & ~d.weighed::bit(600) as sentences, d.aided::bit(600) as aided
      from learner, reading_days d
      where d.learner_id = ${learnerId} and d.sentences <> d.weighed
        and d.day < (${now()}::timestamptz at time zone learner.time_zone)::date
      for update of d
    ), weighed as (
      update reading_days d set weighed = d.sentences
      from days where d.learner_id = ${learnerId} and d.article_id = days.article_id and d.day = days.day
    ), met as (
      select distinct days.article_id, days.day::timestamp at time zone learner.time_zone as day_start, number, word_id,
        get_bit(days.aided, number - 1) = 1 as is_aided
      from learner, days
      join article_words w on w.article_id = days.article_id and w.language = (select language from learner),
        generate_series(1, least(600, cardinality(w.sentence_ends))) as number,
        unnest(w.sequence[coalesce(w.sentence_ends[number - 1], 0) + 1 : w.sentence_ends[number]]) as word_id
      where get_bit(days.sentences, number - 1) = 1 and word_id > 0
    )
    select words.rank, count(*) filter (where not is_aided)::int as encounters, count(*) filter (where is_aided)::int as aided,
      coalesce((select 1 from saved_words s, learner where s.user_id = learner.user_id and s.word_id = met.word_id
        and s.lookups > 0 and s.looked_up_at >= min(met.day_start)), 0) as lookups
    from met join words on words.id = met.word_id
    group by met.word_id, words.rank`;
}
