import type { Language } from '../../../domain/language.ts';
import type { Word } from '../../../domain/learning/word.ts';
import type { Services } from '../../services.ts';

type Db = Pick<Services, 'db'>;

/** The id of a word. If a new lexicon has renamed the word, the id of the new word. Undefined if the word was never stored. */
export async function findWordId({ db }: Db, { language, base, partOfSpeech }: Word) {
  const [word] = await db.query<{ id: number }>`
    select coalesce(a.to_id, w.id) as id from words w left join word_aliases a on a.from_id = w.id
    where w.language = ${language} and w.base = ${base} and w.part_of_speech = ${partOfSpeech}`;
  return word?.id;
}

export interface RankedWord extends Word {
  rank: number | null;
}

/** Returns the ids in the order of the words. Creates the words that do not exist. A new rank replaces the old one. */
export async function loadWordIds({ db }: Db, language: Language, words: readonly RankedWord[]): Promise<number[]> {
  const bases = words.map(({ base }) => base);
  const parts = words.map(({ partOfSpeech }) => partOfSpeech);
  const ranks = words.map(({ rank }) => rank);
  await db.query`
    insert into words (language, base, part_of_speech, rank)
    select ${language}, given.base, given.part, given.rank
    from (
      select base, part, min(rank) as rank
      from unnest(${bases}::text[], ${parts}::text[], ${ranks}::int[]) as listed(base, part, rank) group by base, part
    ) given
    left join words w on w.language = ${language} and w.base = given.base and w.part_of_speech = given.part
    -- Leaves out words that are already stored with this rank, because each inserted row uses up an id, even on a conflict.
    -- Sorts the rows, so that two servers cannot deadlock.
    where w.id is null or given.rank is distinct from w.rank and given.rank is not null
    order by given.base, given.part
    on conflict (language, base, part_of_speech) do update set rank = excluded.rank where excluded.rank is not null`;
  const rows = await db.query<{ id: number }>`
    select coalesce(a.to_id, w.id) as id
    from unnest(${bases}::text[], ${parts}::text[]) with ordinality as given(base, part, ordinal)
    join words w on w.language = ${language} and w.base = given.base and w.part_of_speech = given.part
    left join word_aliases a on a.from_id = w.id
    order by given.ordinal`;
  return rows.map(({ id }) => id);
}

/** Like `loadWordIds`, but stores nothing: each word that is not stored gets a different negative number instead of an id. */
export async function listWordIds(
  { db }: Db,
  language: Language,
  words: readonly Pick<Word, 'base' | 'partOfSpeech'>[],
): Promise<number[]> {
  const bases = words.map(({ base }) => base);
  const parts = words.map(({ partOfSpeech }) => partOfSpeech);
  const rows = await db.query<{ id: number }>`
    select coalesce(a.to_id, w.id, -given.ordinal)::int as id
    from unnest(${bases}::text[], ${parts}::text[]) with ordinality as given(base, part, ordinal)
    left join words w on w.language = ${language} and w.base = given.base and w.part_of_speech = given.part
    left join word_aliases a on a.from_id = w.id
    order by given.ordinal`;
  return rows.map(({ id }) => id);
}
