import type { Language } from '../../../domain/language.ts';
import type { Services } from '../../services.ts';

type Db = Pick<Services, 'db'>;

/** Sentences as a bit string: bit 0 is sentence 1. */
type Bits = string;

const bitCount = 600;

/**
 * Encounters (how often a learner has met each word) are stored in blocks of words with neighbouring ids: one row per word
 * would take five times as much space.
 */
export const wordsPerBlock = 64;

export function toBits(sentences: readonly number[]): Bits {
  const bits = new Array<string>(bitCount).fill('0');
  for (const sentence of sentences) if (sentence >= 1 && sentence <= bitCount) bits[sentence - 1] = '1';
  return bits.join('');
}

/** Returns the id of the learner. Creates the learner if it does not exist. */
export async function loadLearnerId({ db }: Db, userId: string, language: Language): Promise<number> {
  const known = await findLearnerId({ db }, userId, language);
  if (known !== undefined) return known;
  await db.query`insert into learners (user_id, language) values (${userId}, ${language}) on conflict do nothing`;
  const created = await findLearnerId({ db }, userId, language);
  if (created === undefined) throw new Error('The learner was not stored.');
  return created;
}

async function findLearnerId({ db }: Db, userId: string, language: Language) {
  const [learner] = await db.query<{ id: number }>`
    select id from learners where user_id = ${userId} and language = ${language}`;
  return learner?.id;
}

interface ReadableVersion {
  sentenceCount: number;
  /** Today in the time zone of the user. */
  today: string;
  isIndexed: boolean;
}

/** Undefined if the user may not read the article in this language. */
export async function findReadableVersion(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { userId, articleId, language }: { userId: string; articleId: string; language: Language },
) {
  const [version] = await db.query<ReadableVersion>`
    select v.sentence_count as "sentenceCount", w.article_id is not null as "isIndexed",
      (${now()}::timestamptz at time zone coalesce((select time_zone from users where id = ${userId}), 'UTC'))::date::text as today
    from articles a
    join article_versions v on v.article_id = a.id and v.language = ${language}
    left join article_words w on w.article_id = v.article_id and w.language = v.language
    where a.id = ${articleId} and may_read(a, ${userId})`;
  return version;
}

interface NewReadingDay {
  learnerId: number;
  articleId: string;
  language: Language;
  day: string;
  /** The number of sentences of the article. */
  length: number;
  sentences: Bits;
  aided: Bits;
}

/**
 * Merges the sentences that were read on a day with the stored sentences by bitwise OR. Only sentences that are new, or newly
 * read with the translation, change the totals of their words. Therefore the totals always equal a count over all days. Returns
 * whether anything changed. Needs a transaction.
 */
export async function mergeReadingDay({ db: tx }: Db, reading: NewReadingDay) {
  const { learnerId, articleId, language, day, length, sentences, aided } = reading;
  await lockReadingDay({ db: tx }, reading);
  const changed = await tx.query`
    with before as (
      select learner_id, article_id, day, sentences::bit(600) & ~aided::bit(600) as plain,
        sentences::bit(600) & aided::bit(600) as aided from reading_days
      where learner_id = ${learnerId} and article_id = ${articleId} and day = ${day}
    ), merged as (
      update reading_days d set
        sentences = substring(d.sentences::bit(600) | ${sentences}::bit(600) from 1 for greatest(length(d.sentences), ${length}::int)),
        aided = substring(d.aided::bit(600) | ${aided}::bit(600) from 1 for greatest(length(d.aided), ${length}::int))
      from before
      where d.learner_id = before.learner_id and d.article_id = before.article_id and d.day = before.day
        and (d.sentences::bit(600) | ${sentences}::bit(600), d.aided::bit(600) | ${aided}::bit(600))
          <> (d.sentences::bit(600), d.aided::bit(600))
      returning before.plain as plain_before, before.aided as aided_before,
        d.sentences::bit(600) & ~d.aided::bit(600) as plain, d.sentences::bit(600) & d.aided::bit(600) as aided
    ), changes as (
      select number, get_bit(plain, number - 1) - get_bit(plain_before, number - 1) as encounters,
        get_bit(merged.aided, number - 1) - get_bit(aided_before, number - 1) as aided
      from merged, generate_series(1, 600) as number
      where get_bit((plain # plain_before) | (merged.aided # aided_before), number - 1) = 1
    ), met as (
      select distinct c.number, word_id, c.encounters, c.aided
      from changes c
      join article_words w on w.article_id = ${articleId} and w.language = ${language},
        unnest(w.sequence[coalesce(w.sentence_ends[c.number - 1], 0) + 1 : w.sentence_ends[c.number]]) as word_id
      where word_id > 0
    ), deltas as (
      select word_id, sum(encounters) as encounters, sum(aided) as aided from met group by word_id
    ), counted as (
      insert into learner_word_blocks as kept (learner_id, block, words, encounters, aided, met_on)
      -- If the text has changed since the sentence was read, a word without a stored total can get a negative count. In that
      -- case, 0 is stored.
      select ${learnerId}::int, d.word_id / ${wordsPerBlock}, array_agg(d.word_id),
        array_agg(greatest(d.encounters, case when d.word_id = any(b.words) then -600 else 0 end))::smallint[],
        array_agg(greatest(d.aided, case when d.word_id = any(b.words) then -600 else 0 end))::smallint[], array_agg(${day}::date)
      from deltas d left join learner_word_blocks b on b.learner_id = ${learnerId} and b.block = d.word_id / ${wordsPerBlock}
      group by 2 order by 2
      on conflict (learner_id, block) do update set (words, encounters, aided, met_on) = (
        select array_agg(word_id), array_agg(least(32767, greatest(0, encounters)))::smallint[],
          array_agg(least(32767, greatest(0, aided)))::smallint[], array_agg(met_on)
        from (
          select word_id, sum(encounters) as encounters, sum(aided) as aided, min(met_on) as met_on
          from unnest(kept.words || excluded.words, kept.encounters || excluded.encounters, kept.aided || excluded.aided,
            kept.met_on || excluded.met_on) as given(word_id, encounters, aided, met_on)
          group by word_id order by word_id
        ) as total)
    )
    select true as "isChanged" from merged`;
  return changed.length > 0;
}

async function lockReadingDay({ db: tx }: Db, { learnerId, articleId, day }: NewReadingDay) {
  await tx.query`
    insert into reading_days (learner_id, day, article_id, sentences, aided)
    values (${learnerId}, ${day}, ${articleId}, b'', b'') on conflict do nothing`;
  await tx.query`
    select from reading_days where learner_id = ${learnerId} and article_id = ${articleId} and day = ${day} for update`;
}

interface NewReadingTime {
  learnerId: number;
  articleId: string;
  day: string;
  device: string;
  secondsRead: number;
  secondsHeard: number;
}

/**
 * The maximum number of reading times that are stored per day: one per article and device. A person needs fewer, and the
 * limit bounds the size of a row.
 */
const mostTimesPerDay = 300;

/** During the day, a device repeatedly sends its total of seconds so far. The total only grows, so the maximum is stored. */
export async function mergeReadingTime({ db: tx }: Db, time: NewReadingTime) {
  await tx.query`
    insert into reading_day_times as kept (learner_id, day, articles, devices, seconds_read, seconds_heard)
    values (${time.learnerId}, ${time.day}, array[${time.articleId}]::uuid[], array[${time.device}]::uuid[],
      array[${time.secondsRead}]::integer[], array[${time.secondsHeard}]::integer[])
    on conflict (learner_id, day) do update set (articles, devices, seconds_read, seconds_heard) = (
      select array_agg(article_id), array_agg(device), array_agg(seconds_read), array_agg(seconds_heard)
      from (
        select article_id, device, max(seconds_read) as seconds_read, max(seconds_heard) as seconds_heard
        from unnest(kept.articles || excluded.articles, kept.devices || excluded.devices, kept.seconds_read || excluded.seconds_read,
          kept.seconds_heard || excluded.seconds_heard) as given(article_id, device, seconds_read, seconds_heard)
        group by article_id, device order by article_id, device limit ${mostTimesPerDay}
      ) as longest)`;
}
