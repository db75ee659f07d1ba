import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { AppError } from '../../../domain/app-error.ts';
import type { Language } from '../../../domain/language.ts';
import { toWord } from '../../../domain/learning/import/foreign-table.ts';
import { toTime, type WordInTable } from '../../../domain/learning/import/word-table.ts';

/** The category of words that the user has marked as mastered on the Kindle. */
const mastered = 100;

const wordSchema = v.object({
  id: v.nullable(v.string()),
  word: v.nullable(v.string()),
  language: v.nullable(v.string()),
  category: v.nullable(v.number()),
  timestamp: v.nullable(v.number()),
});
const lookupSchema = v.object({
  wordId: v.nullable(v.string()),
  usage: v.nullable(v.string()),
  timestamp: v.nullable(v.number()),
});
type Lookup = v.InferOutput<typeof lookupSchema>;

/** The words of one language in Kindle's vocab.db, each with the sentence of its first lookup. */
export function readKindle(file: Uint8Array, language: Language): WordInTable[] {
  const folder = mkdtempSync(join(tmpdir(), 'foxtale-kindle-'));
  try {
    const path = join(folder, 'vocab.db');
    writeFileSync(path, file);
    return listWords(path, language);
  } catch (cause) {
    throw new AppError('invalid-input', { fields: [{ field: 'file', problem: 'not-kindle' }] }, { cause });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function listWords(path: string, language: Language): WordInTable[] {
  const database = new DatabaseSync(path, { readOnly: true });
  try {
    database.exec('pragma cell_size_check = on; pragma trusted_schema = off');
    refuseViews(database);
    const first = findFirstLookups(database);
    return [...readRows(database, `select ${wordColumns} from WORDS`)]
      .map((row) => v.parse(wordSchema, row))
      .filter((row) => row.language?.toLowerCase() === language)
      .sort((a, b) => (a.timestamp ?? 0) - (b.timestamp ?? 0))
      .map(({ id, word, category }) => {
        const lookup = first.get(id ?? '');
        return toWord({
          word: word ?? '',
          sentence: (lookup?.usage ?? '').trim(),
          isKnown: category === mastered,
          savedAt: toTime(lookup?.timestamp ?? Number.NaN),
        });
      });
  } finally {
    database.close();
  }
}

function findFirstLookups(database: DatabaseSync) {
  const first = new Map<string, Lookup>();
  for (const row of readRows(database, `select ${lookupColumns} from LOOKUPS`)) {
    const lookup = v.parse(lookupSchema, row);
    const known = first.get(lookup.wordId ?? '');
    if (known === undefined || (lookup.timestamp ?? 0) < (known.timestamp ?? 0)) first.set(lookup.wordId ?? '', lookup);
  }
  return first;
}

/**
 * Returns SQL that reads the text of a column, or null if the text is longer than `mostBytes`. SQLite knows the length
 * without reading the text. In a crafted file, a text can be much longer than the file itself.
 */
const shortText = (column: string, mostBytes: number) =>
  `case when octet_length(${column}) <= ${mostBytes} then ${column} end`;
// Only the first two letters of the language are used, because the column may also contain a region, for example pt-BR.
const wordColumns = `${shortText('id', 500)} as id, ${shortText('word', 400)} as word,
  substr(${shortText('lang', 20)}, 1, 2) as language, category, timestamp`;
const lookupColumns = `${shortText('word_key', 500)} as wordId, ${shortText('usage', 8000)} as usage, timestamp`;

const mostRows = 50_000;

/**
 * Throws if there are more than `mostRows` rows, because a table in a crafted file could be endless. `sql` must read a single
 * table: a join could be endless too.
 */
function* readRows(database: DatabaseSync, sql: string) {
  let count = 0;
  for (const row of database.prepare(sql).iterate()) {
    count += 1;
    if (count > mostRows) throw new Error('too many rows for a vocabulary file');
    yield row;
  }
}

/** A crafted file could contain views or generated columns that compute forever. */
function refuseViews(database: DatabaseSync) {
  const rows = database.prepare(`select type, sql from sqlite_schema where lower(name) in ('words', 'lookups')`).all();
  const isPlain = rows.every(({ type, sql }) => type === 'table' && !/\bvirtual\b|\bas\b/i.test(String(sql)));
  if (rows.length !== 2 || !isPlain) throw new Error('not a vocabulary file of a Kindle');
}
