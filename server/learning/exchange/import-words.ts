import { AppError } from '../../../domain/app-error.ts';
import type { Language } from '../../../domain/language.ts';
import { readAnkiNotes } from '../../../domain/learning/import/anki-notes.ts';
import { readForeignTable, readKnownList } from '../../../domain/learning/import/foreign-table.ts';
import {
  type ImportedFile,
  type ImportResult,
  mostImportedWords,
} from '../../../domain/learning/import/import-words.ts';
import { readOwnTable, type WordInTable } from '../../../domain/learning/import/word-table.ts';
import { lockLearningSettings } from '../../access/learning-settings-queries.ts';
import type { Services } from '../../services.ts';
import { rebuildWords } from '../review/record-reviews.ts';
import { importReviews, importSavedWords } from './import-queries.ts';
import { readKindle } from './read-kindle.ts';
import { resolveWords } from './resolve-words.ts';

interface Importing {
  userId: string;
  nativeLanguage: Language;
  file: ImportedFile;
}

/** Idempotent: importing the same file a second time changes nothing. */
export async function importWords(
  services: Pick<Services, 'db' | 'lexicon' | 'now' | 'newId'>,
  { userId, nativeLanguage, file }: Importing,
): Promise<ImportResult> {
  const { language } = file;
  const rows = readRows(file);
  if (rows.length > mostImportedWords)
    throw new AppError('invalid-input', { fields: [{ field: 'file', problem: 'too-long' }] });
  const { words, skipped } = await resolveWords(services, rows, { language, nativeLanguage });
  const added = await services.db.transaction(async (db) => {
    const tx = { ...services, db };
    // Allows one import per learner at a time, so that a second import sees the words that the first one added.
    await db.query`select pg_advisory_xact_lock(7046042, hashtext(${userId}))`;
    const { retention } = await lockLearningSettings(tx, userId);
    const count = await importSavedWords(tx, { userId, language }, words);
    await rebuildWords(tx, await importReviews(tx, userId, words), retention);
    return count;
  });
  return { added, kept: words.length - added, skipped };
}

function readRows({ kind, file, language }: ImportedFile): WordInTable[] {
  switch (kind) {
    case 'table':
      return readOwnTable(file) ?? readAnkiNotes(file) ?? readForeignTable(file, language);
    case 'known':
      return readKnownList(file);
    case 'kindle':
      return readKindle(Buffer.from(file, 'base64'), language);
  }
}
