import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { AppError } from '../../../domain/app-error.ts';
import type { Language } from '../../../domain/language.ts';
import { toWord } from '../../../domain/learning/foreign-table.ts';
import type { WordInTable } from '../../../domain/learning/word-table.ts';

/** Kindle's own mark for words that are learned. */
const mastered = 100;

const rowSchema = v.object({
  word: v.string(),
  usage: v.nullable(v.string()),
  category: v.nullable(v.number()),
  timestamp: v.nullable(v.number()),
});

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
    refuseViews(database);
    // The language of a Kindle word may have a region: pt-BR.
    const rows = database
      .prepare(
        `select w.word, l.usage, w.category, min(l.timestamp) as timestamp
        from WORDS w left join LOOKUPS l on l.word_key = w.id
        where lower(substr(w.lang, 1, 2)) = ? group by w.id order by w.timestamp`,
      )
      .all(language);
    return v.parse(v.array(rowSchema), rows).map(({ word, usage, category, timestamp }) =>
      toWord({
        word,
        sentence: (usage ?? '').trim(),
        isKnown: category === mastered,
        ...(timestamp !== null && { savedAt: new Date(timestamp).toISOString() }),
      }),
    );
  } finally {
    database.close();
  }
}

/** A file from elsewhere could have views or calculated columns that never end. */
function refuseViews(database: DatabaseSync) {
  const rows = database.prepare(`select type, sql from sqlite_schema where lower(name) in ('words', 'lookups')`).all();
  const isPlain = rows.every(({ type, sql }) => type === 'table' && !/\bvirtual\b|\bas\b/i.test(String(sql)));
  if (rows.length !== 2 || !isPlain) throw new Error('not a vocabulary file of a Kindle');
}
