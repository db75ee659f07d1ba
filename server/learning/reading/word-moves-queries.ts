import type { Language } from '../../../domain/language.ts';
import type { PartOfSpeech } from '../../../domain/lexicon/concept.ts';
import type { Services } from '../../services.ts';
import type { WordIndex } from './build-word-index.ts';
import type { WordMove } from './list-moves.ts';
import { wordsPerBlock } from './reading-queries.ts';

type Db = Pick<Services, 'db'>;

interface IndexKey {
  articleId: string;
  language: Language;
  lexiconVersion: string;
}

/** Finds the index that an earlier lexicon has made of the same text. */
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

/**
 * Transfers the encounters (how often learners met a word) and the saved words of the old words to the new words. Takes all
 * words in one call, because each call reads whole tables.
 */
export async function renameWords({ db: tx }: Db, renamed: readonly Pick<VanishedWord, 'fromId' | 'toId'>[]) {
  const [fromIds, toIds] = [renamed.map(({ fromId }) => fromId), renamed.map(({ toId }) => toId)];
  // A new word may have an old alias, because an earlier lexicon had replaced this word by another one. The word is in
  // use again, so the alias is deleted.
  await tx.query`delete from word_aliases where from_id = any(${toIds}::int[])`;
  await tx.query`
    update word_aliases a set to_id = r.to_id
    from unnest(${fromIds}::int[], ${toIds}::int[]) as r(from_id, to_id) where a.to_id = r.from_id`;
  await tx.query`
    insert into word_aliases (from_id, to_id)
    select from_id, to_id from unnest(${fromIds}::int[], ${toIds}::int[]) as r(from_id, to_id)
    on conflict (from_id) do update set to_id = excluded.to_id`;
  await moveTotals({ db: tx }, fromIds, toIds);
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

/**
 * Adds the encounters of each old word to those of its new word, for each learner who has met the old word. Rewrites all blocks
 * that contain one of the words.
 */
async function moveTotals({ db: tx }: Db, fromIds: readonly number[], toIds: readonly number[]) {
  // Blocks writes: requests that record encounters wait until the transaction ends.
  await tx.query`lock table learner_word_blocks in exclusive mode`;
  const blocks = [...new Set([...fromIds, ...toIds].map((id) => Math.floor(id / wordsPerBlock)))];
  await tx.query`
    with affected as (
      select distinct learner_id from learner_word_blocks where words && ${fromIds}::int[]
    ), moved as (
      select b.learner_id, coalesce(r.to_id, m.word_id) as word_id, least(32767, sum(m.encounters)) as encounters,
        least(32767, sum(m.aided)) as aided, min(m.met_on) as met_on
      from affected
      join learner_word_blocks b on b.learner_id = affected.learner_id and b.block = any(${blocks}::int[])
      cross join unnest(b.words, b.encounters, b.aided, b.met_on) as m(word_id, encounters, aided, met_on)
      left join unnest(${fromIds}::int[], ${toIds}::int[]) as r(from_id, to_id) on r.from_id = m.word_id
      group by 1, 2
    ), packed as (
      select learner_id, word_id / ${wordsPerBlock} as block, array_agg(word_id order by word_id) as words,
        array_agg(encounters order by word_id)::smallint[] as encounters, array_agg(aided order by word_id)::smallint[] as aided,
        array_agg(met_on order by word_id) as met_on
      from moved group by 1, 2
    ), emptied as (
      delete from learner_word_blocks b using affected
      where b.learner_id = affected.learner_id and b.block = any(${blocks}::int[])
        and not exists (select from packed p where p.learner_id = b.learner_id and p.block = b.block)
    )
    insert into learner_word_blocks (learner_id, block, words, encounters, aided, met_on)
    select learner_id, block, words, encounters, aided, met_on from packed
    on conflict (learner_id, block) do update set words = excluded.words, encounters = excluded.encounters,
      aided = excluded.aided, met_on = excluded.met_on`;
}

export const deleteMoves = ({ db }: Db) => db.query`delete from word_moves`;
