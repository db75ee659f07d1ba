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

/** The index of the same text by an earlier lexicon. */
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

/** Words that no text has any more, each with the word that most of its places have become. */
export const listVanished = ({ db }: Db) => db.query<VanishedWord>`
  select distinct on (m.from_id) m.from_id as "fromId", m.to_id as "toId", w.language, w.base, w.part_of_speech as "partOfSpeech"
  from word_moves m join words w on w.id = m.from_id
  where m.from_id not in (select distinct unnest(words) from article_words)
  order by m.from_id, m.count desc, m.to_id`;

/** What is known about the old word counts for the new one from now on. Needs a transaction. */
export async function renameWord({ db: tx }: Db, { fromId, toId }: Pick<VanishedWord, 'fromId' | 'toId'>) {
  // The new word may have had this name before.
  await tx.query`delete from word_aliases where from_id = ${toId}`;
  await tx.query`update word_aliases set to_id = ${toId} where to_id = ${fromId}`;
  await tx.query`
    insert into word_aliases (from_id, to_id) values (${fromId}, ${toId})
    on conflict (from_id) do update set to_id = excluded.to_id`;
  await tx.query`
    with old as (
      delete from learner_words where word_id = ${fromId} returning learner_id, encounters, aided, met_on
    )
    insert into learner_words as kept (learner_id, word_id, encounters, aided, met_on)
    select learner_id, ${toId}, encounters, aided, met_on from old
    on conflict (learner_id, word_id) do update set encounters = least(32767, kept.encounters + excluded.encounters::int),
      aided = least(32767, kept.aided + excluded.aided::int), met_on = least(kept.met_on, excluded.met_on)`;
  // A learner who has saved both words keeps both.
  await tx.query`
    update saved_words s set word_id = ${toId} where word_id = ${fromId}
      and not exists (select from saved_words o where o.user_id = s.user_id and o.word_id = ${toId})`;
}

export const deleteMoves = ({ db }: Db) => db.query`delete from word_moves`;
