import type { Language } from '../../../domain/language.ts';
import type { Services } from '../../services.ts';

export interface StoredWeek {
  start: string;
  known: number | null;
  rangeFrom: number | null;
  rangeTo: number | null;
  secondsRead: number;
  secondsHeard: number;
  articlesFinished: number;
}

interface Asked {
  userId: string;
  language: Language;
  limit: number;
}

/** Every week since the first one with any data, the latest first. Weeks follow the time zone of the user. */
export const listWeeks = ({ db, now }: Pick<Services, 'db' | 'now'>, { userId, language, limit }: Asked) =>
  db.query<StoredWeek>`
    with zone as (
      select coalesce((select time_zone from users where id = ${userId}), 'UTC') as name
    ), learner as (
      select id from learners where user_id = ${userId} and language = ${language}
    ), times as (
      select date_trunc('week', t.day)::date as week, sum(t.seconds_read)::int as seconds_read,
        sum(t.seconds_heard)::int as seconds_heard
      from learner join reading_times t on t.learner_id = learner.id group by 1
    ), finished as (
      select date_trunc('week', p.finished_at at time zone zone.name)::date as week, count(*)::int as count
      from zone, article_positions p
      where p.user_id = ${userId} and p.language = ${language} and p.finished_at is not null group by 1
    ), estimates as (
      select w.week, w.vocabulary_size, w.range_from, w.range_to
      from learner join learner_weeks w on w.learner_id = learner.id
    ), first as (
      select min(week) as week from (
        select week from times union all select week from finished union all select week from estimates) as any_data
    )
    select monday::date::text as start, e.vocabulary_size as known, e.range_from as "rangeFrom", e.range_to as "rangeTo",
      coalesce(t.seconds_read, 0) as "secondsRead", coalesce(t.seconds_heard, 0) as "secondsHeard",
      coalesce(f.count, 0) as "articlesFinished"
    from zone, first, generate_series(first.week::timestamp, date_trunc('week', ${now()}::timestamptz at time zone zone.name),
      interval '1 week') as monday
    left join times t on t.week = monday::date
    left join finished f on f.week = monday::date
    left join estimates e on e.week = monday::date
    order by monday desc limit ${limit}`;
