import type { Language } from '../../../domain/language.ts';
import type { Vocabulary } from '../../../domain/learning/estimate/estimate.ts';
import { createVocabulary, vocabularyOfLevel } from '../../../domain/learning/estimate/vocabulary.ts';
import type { Level } from '../../../domain/level.ts';
import type { Services } from '../../services.ts';

type Db = Pick<Services, 'db'>;

/** Columns of a learner, and the level that the user chose in the profile. */
export interface VocabularyRow {
  size: number | null;
  rangeFrom: number | null;
  rangeTo: number | null;
  spread: number | null;
  level: Level | null;
}

/** Without an estimate, the level of the profile is used. Null if the user has no level either. */
export function toVocabulary({ size, rangeFrom, rangeTo, spread, level }: VocabularyRow): Vocabulary | null {
  if (size !== null && rangeFrom !== null && rangeTo !== null && spread !== null)
    return createVocabulary({ size, range: [rangeFrom, rangeTo], spread });
  return level === null ? null : vocabularyOfLevel(level);
}

export async function findVocabulary(services: Db, userId: string, language: Language): Promise<Vocabulary | null> {
  const row = await findRow(services, userId, language);
  return row === undefined ? null : toVocabulary(row);
}

/** The estimated vocabulary, and whether the estimate began with a placement test. Null if the user has no level. */
export async function findPlacedVocabulary(services: Db, userId: string, language: Language) {
  const row = await findRow(services, userId, language);
  const vocabulary = row === undefined ? null : toVocabulary(row);
  return vocabulary && { ...vocabulary, isPlaced: row?.isPlaced ?? false };
}

async function findRow({ db }: Db, userId: string, language: Language) {
  const [row] = await db.query<VocabularyRow & { isPlaced: boolean }>`
    select l.vocabulary_size as size, l.range_from as "rangeFrom", l.range_to as "rangeTo", l.spread,
      u.levels ->> ${language} as level, l.placed_at is not null as "isPlaced"
    from users u left join learners l on l.user_id = u.id and l.language = ${language}
    where u.id = ${userId}`;
  return row;
}

export async function updateVocabulary({ db }: Db, learnerId: number, { size, range: [from, to], spread }: Vocabulary) {
  await db.query`
    update learners set vocabulary_size = ${size}, range_from = ${from}, range_to = ${to}, spread = ${spread}
    where id = ${learnerId}`;
}

/** Stores when the placement test was taken; null if the user has chosen the level by hand since then. */
export async function recordPlacement({ db }: Db, learnerId: number, placedAt: Date | null) {
  await db.query`update learners set placed_at = ${placedAt} where id = ${learnerId}`;
}

/** Resets the estimate. The records of what was read are kept. */
export async function resetVocabulary({ db }: Db, userId: string, language: Language) {
  await db.query`
    update learners set vocabulary_size = null, range_from = null, range_to = null, spread = null, placed_at = null
    where user_id = ${userId} and language = ${language}`;
}
