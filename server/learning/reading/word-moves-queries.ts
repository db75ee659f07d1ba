import type { Language } from '../../../domain/language.ts';
import type { PartOfSpeech } from '../../../domain/lexicon/concept.ts';
import type { Services } from '../../services.ts';
import type { WordIndex } from './build-word-index.ts';
import type { WordMove } from './list-moves.ts';

type Db = Pick<Services, 'db'>;

interface IndexKey {
  articleId: string;
  language: Language;
  lexiconVersion: string;
}

/** The index of the same text that was made with an earlier lexicon. */
export async function findIndexOfOtherLexicon({ db }: Db, { articleId, language, lexiconVersion }: IndexKey) {
  const [index] = await db.query<Pick<WordIndex, 'sequence' | 'starts' | 'sentenceEnds'>>`
    select sequence, starts, sentence_ends as "sentenceEnds" from article_words
    where article_id = ${articleId} and language = ${language} and lexicon_version <> ${lexiconVersion}`;
  return index;
}

export async function recordMoves({ db }: Db, moves: readonly WordMove[]) {
  if (moves.length === 0) return;
  await db.query`
    insert into word_moves as kept (from_id, to_id, count)
    select from_id, to_id, count
    from unnest(${moves.map(({ fromId }) => fromId)}::int[], ${moves.map(({ toId }) => toId)}::int[],
      ${moves.map(({ count }) => count)}::int[]) as given(from_id, to_id, count)
    order by from_id, to_id
    on conflict (from_id, to_id) do update set count = kept.count + excluded.count`;
}

export interface VanishedWord {
  fromId: number;
  toId: number;
  language: Language;
  base: string;
  partOfSpeech: PartOfSpeech;
}

/** Words that no longer occur in any text, each with the word that replaced it most often. */
export const listVanished = ({ db }: Db) => db.query<VanishedWord>`
  select distinct on (m.from_id) m.from_id as "fromId", m.to_id as "toId", w.language, w.base, w.part_of_speech as "partOfSpeech"
  from word_moves m join words w on w.id = m.from_id
  where m.from_id not in (select distinct unnest(words) from article_words)
  order by m.from_id, m.count desc, m.to_id`;

/** Transfers what is known about the old words to the new words. Takes all words in one call, because it reads whole tables. */
export async function renameWords({ db: tx }: Db, renamed: readonly Pick<VanishedWord, 'fromId' | 'toId'>[]) {
  const [fromIds, toIds] = [renamed.map(({ fromId }) => fromId), renamed.map(({ toId }) => toId)];
  // A new word may be an old name of another word.
  await tx.query`delete from word_aliases where from_id = any(${toIds}::int[])`;
  await tx.query`
    update word_aliases a set to_id = r.to_id
    from unnest(${fromIds}::int[], ${toIds}::int[]) as r(from_id, to_id) where a.to_id = r.from_id`;
  await tx.query`
    insert into word_aliases (from_id, to_id)
    select from_id, to_id from unnest(${fromIds}::int[], ${toIds}::int[]) as r(from_id, to_id)
    on conflict (from_id) do update set to_id = excluded.to_id`;
  await tx.query`
    with old as (
      delete from learner_words m using unnest(${fromIds}::int[], ${toIds}::int[]) as r(from_id, to_id)
      where m.word_id = r.from_id returning m.learner_id, r.to_id, m.encounters, m.aided, m.met_on
    )
    insert into learner_words as kept (learner_id, word_id, encounters, aided, met_on)
    select learner_id, to_id, least(32767, sum(encounters)), least(32767, sum(aided)), min(met_on) from old group by learner_id, to_id
    on conflict (learner_id, word_id) do update set encounters = least(32767, kept.encounters + excluded.encounters::int),
      aided = least(32767, kept.aided + excluded.aided::int), met_on = least(kept.met_on, excluded.met_on)`;
  // A learner who has saved both words keeps both.
  await tx.query`
    with chosen as (
      select distinct on (s.user_id, r.to_id) s.id, r.to_id
      from unnest(${fromIds}::int[], ${toIds}::int[]) as r(from_id, to_id) join saved_words s on s.word_id = r.from_id
      where not exists (select from saved_words o where o.user_id = s.user_id and o.word_id = r.to_id)
      order by s.user_id, r.to_id, s.saved_at
    )
    update saved_words s set word_id = chosen.to_id from chosen where s.id = chosen.id`;
}

export const deleteMoves = ({ db }: Db) => db.query`delete from word_moves`;
