import type { Language } from '../../../domain/language.ts';
import type { Services } from '../../services.ts';

type Db = Pick<Services, 'db'>;

export interface Day {
  startsAt: Date;
  endsAt: Date;
  zone: string;
}

/** Today in the time zone of the user. */
export async function loadToday({ db, now }: Pick<Services, 'db' | 'now'>, userId: string): Promise<Day> {
  const [day] = await db.query<Day>`
    select zone, date_trunc('day', ${now()}::timestamptz, zone) as "startsAt",
      (date_trunc('day', ${now()}::timestamptz at time zone zone) + interval '1 day') at time zone zone as "endsAt"
    from (select coalesce((select time_zone from users where id = ${userId}), 'UTC') as zone) learner`;
  if (day === undefined) throw new Error('There is no day.');
  return day;
}

interface Learner {
  userId: string;
  language: Language;
}

interface Counts {
  due: number;
  /** Words that were never reviewed. */
  fresh: number;
  startedToday: number;
}

export async function countCards({ db }: Db, { userId, language }: Learner, { startsAt, endsAt }: Day) {
  const [counts] = await db.query<Counts>`
    select
      (select count(*)::int from saved_words
        where user_id = ${userId} and language = ${language} and is_scheduled and due_at < ${endsAt}) as due,
      (select count(*)::int from saved_words
        where user_id = ${userId} and language = ${language} and is_scheduled and due_at is null) as fresh,
      (select count(*)::int from saved_words
        where user_id = ${userId} and language = ${language} and first_reviewed_at >= ${startsAt}) as "startedToday"`;
  return counts ?? { due: 0, fresh: 0, startedToday: 0 };
}

/** When the first word after today is due, and how many words are due on that day. Leaves out the words of `exceptIds`. */
export async function findNextDue(
  { db }: Db,
  { userId, language }: Learner,
  { endsAt, zone }: Day,
  exceptIds: readonly string[] = [],
) {
  const [next] = await db.query<{ at: Date; count: number }>`
    select due_at as at, (
      select count(*)::int from saved_words s
      where s.user_id = ${userId} and s.language = ${language} and s.is_scheduled and s.due_at >= ${endsAt}
        and s.id <> all(${exceptIds}::uuid[])
        and s.due_at < (date_trunc('day', first.due_at at time zone ${zone}) + interval '1 day') at time zone ${zone}) as count
    from saved_words first
    where user_id = ${userId} and language = ${language} and is_scheduled and due_at is not null and due_at >= ${endsAt}
      and id <> all(${exceptIds}::uuid[])
    order by due_at limit 1`;
  return next;
}

/** How many words are due on each of the next days. The first day is today and includes overdue words. */
export const countDueByDay = ({ db }: Db, { userId, language }: Learner, { startsAt, zone }: Day, days: number) =>
  db.query<{ day: string; count: number }>`
    with today as (select (${startsAt}::timestamptz at time zone ${zone})::date as day),
    counts as (
      select greatest((due_at at time zone ${zone})::date, today.day) as day, count(*)::int as count
      from today, saved_words
      where user_id = ${userId} and language = ${language} and is_scheduled
        and due_at < (today.day + ${days}::int)::timestamp at time zone ${zone}
      group by 1
    )
    select (today.day + passed)::text as day, coalesce(counts.count, 0) as count
    from today cross join generate_series(0, ${days}::int - 1) as passed left join counts on counts.day = today.day + passed
    order by passed`;

/**
 * How many grades of the last 30 days mean “recalled” and “forgotten”. Undone grades and the first grade of each word do not
 * count.
 */
export async function countRecalled({ db, now }: Pick<Services, 'db' | 'now'>, { userId, language }: Learner) {
  const [counts] = await db.query<{ recalled: number; forgotten: number }>`
    select count(*) filter (where r.grade > 1)::int as recalled, count(*) filter (where r.grade = 1)::int as forgotten
    from saved_words s
    join review_logs l on l.word_id = s.id
    cross join unnest(l.ids, l.times, l.grades) as r(id, at, grade)
    where s.user_id = ${userId} and s.language = ${language} and s.deleted_at is null
      and s.reviewed_at >= ${now()}::timestamptz - interval '30 days'
      and r.grade is not null and r.at >= ${now()}::timestamptz - interval '30 days' and r.at > s.first_reviewed_at
      and (l.undoes is null or r.id <> all (array_remove(l.undoes, null)))`;
  return counts ?? { recalled: 0, forgotten: 0 };
}

/** The ids of due words, the most overdue first. */
export async function listDueIds({ db }: Db, { userId, language }: Learner, { endsAt }: Day, limit: number) {
  const rows = await db.query<{ id: string }>`
    select id from saved_words
    where user_id = ${userId} and language = ${language} and is_scheduled and due_at < ${endsAt}
    order by due_at, saved_at limit ${limit}`;
  return rows.map(({ id }) => id);
}

/** The ids of the words that are due next, after today. */
export async function listNextIds({ db }: Db, { userId, language }: Learner, { endsAt }: Day, limit: number) {
  const rows = await db.query<{ id: string }>`
    select id from saved_words
    where user_id = ${userId} and language = ${language} and is_scheduled and due_at >= ${endsAt}
    order by due_at, saved_at limit ${limit}`;
  return rows.map(({ id }) => id);
}

/** The ids of words that were never reviewed, in the order in which they were saved. */
export async function listFreshIds({ db }: Db, { userId, language }: Learner, limit: number) {
  const rows = await db.query<{ id: string }>`
    select id from saved_words
    where user_id = ${userId} and language = ${language} and is_scheduled and due_at is null
    order by saved_at, id limit ${limit}`;
  return rows.map(({ id }) => id);
}
