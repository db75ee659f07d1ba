import type { Language } from '../../../domain/language.ts';
import type { Services } from '../../services.ts';
import type { WordEvidence } from './fit-queries.ts';

export interface StoredWeek {
  start: string;
  known: number | null;
  rangeFrom: number | null;
  rangeTo: number | null;
  secondsRead: number;
  secondsHeard: number;
  articlesFinished: number;
}

/** The evidence (encounters, lookups and reviews) about one word that the learner has met or saved. */
interface RankedEvidence extends WordEvidence {
  rank: number | null;
}

export const listEvidence = ({ db }: Pick<Services, 'db'>, userId: string, language: Language) =>
  db.query<RankedEvidence>`
    with met as (
      select m.word_id, m.encounters, m.aided from learners l join learner_words m on m.learner_id = l.id
      where l.user_id = ${userId} and l.language = ${language}
    ), saved as (
      select s.word_id, s.deleted_at is null and s.is_in_review as is_saved, s.state = 'learned' as is_known, s.lookups, s.stability, s.reviewed_at
      from saved_words s where s.user_id = ${userId} and s.language = ${language}
    )
    select w.rank, coalesce(met.encounters, 0) as encounters, coalesce(met.aided, 0) as aided,
      coalesce(saved.is_saved, false) as "isSaved", coalesce(saved.is_known, false) as "isMarkedKnown",
      coalesce(saved.lookups, 0) as lookups, saved.stability, date_part('epoch', saved.reviewed_at) * 1000 as "reviewedAt"
    from met full join saved on saved.word_id = met.word_id join words w on w.id = coalesce(met.word_id, saved.word_id)`;

export interface KnownWeek {
  known: number;
  rangeFrom: number;
  rangeTo: number;
}

/** Stores the estimate for the current week in the time zone of the user. */
export async function upsertWeek(
  { db, now }: Pick<Services, 'db' | 'now'>,
  learnerId: number,
  { known, rangeFrom, rangeTo }: KnownWeek,
) {
  await db.query`
    insert into learner_weeks (learner_id, week, known, range_from, range_to)
    select l.id, date_trunc('week', ${now()}::timestamptz at time zone coalesce(u.time_zone, 'UTC'))::date, ${known}, ${rangeFrom},
      ${rangeTo}
    from learners l left join users u on u.id = l.user_id where l.id = ${learnerId}
    on conflict (learner_id, week) do update set known = excluded.known, range_from = excluded.range_from,
      range_to = excluded.range_to`;
}

interface Asked {
  userId: string;
  language: Language;
  limit: number;
}

const weekSeconds = 604_800;

/**
 * Every week since the first week with any data, newest first. Weeks start on Monday, in the time zone of the user. The week in
 * which the user joined starts on the day of joining.
 */
export const listWeeks = ({ db, now }: Pick<Services, 'db' | 'now'>, { userId, language, limit }: Asked) =>
  db.query<StoredWeek>`
    with zone as (
      select coalesce((select time_zone from users where id = ${userId}), 'UTC') as name
    ), joined as (
      select (created_at at time zone zone.name)::date as day from zone, accounts where id = ${userId}
    ), learner as (
      select id from learners where user_id = ${userId} and language = ${language}
    ), times as (
      -- The reading times of several devices are added up. The sum is limited to the length of a week.
      select date_trunc('week', t.day)::date as week, least(sum(t.seconds_read), ${weekSeconds})::int as seconds_read,
        least(sum(t.seconds_heard), ${weekSeconds})::int as seconds_heard
      from learner join reading_times t on t.learner_id = learner.id group by 1
    ), finished as (
      select date_trunc('week', p.finished_at at time zone zone.name)::date as week, count(*)::int as count
      from zone, article_positions p
      where p.user_id = ${userId} and p.language = ${language} and p.finished_at is not null group by 1
    ), estimates as (
      select w.week, w.known, w.range_from, w.range_to
      from learner join learner_weeks w on w.learner_id = learner.id
    ), first as (
      select min(week) as week from (
        select week from times union all select week from finished union all select week from estimates) as any_data
    )
    select case when joined.day - monday::date between 0 and 6 then joined.day else monday::date end::text as start, e.known,
      e.range_from as "rangeFrom", e.range_to as "rangeTo",
      coalesce(t.seconds_read, 0) as "secondsRead", coalesce(t.seconds_heard, 0) as "secondsHeard",
      coalesce(f.count, 0) as "articlesFinished"
    from zone, first, joined, generate_series(first.week::timestamp, date_trunc('week', ${now()}::timestamptz at time zone zone.name),
      interval '1 week') as monday
    left join times t on t.week = monday::date
    left join finished f on f.week = monday::date
    left join estimates e on e.week = monday::date
    order by monday desc limit ${limit}`;
