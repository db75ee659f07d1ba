import type * as v from 'valibot';
import { AppError } from '../../../domain/app-error.ts';
import type { Language } from '../../../domain/language.ts';
import type { addWordSchema, OwnWord, OwnWordAnswer } from '../../../domain/learning/own-word.ts';
import type { SavedWord } from '../../../domain/learning/saved-word.ts';
import type { Services } from '../../services.ts';
import { readOwnWord } from './read-own-word.ts';
import { findSavedWordId, upsertSavedWord } from './save-word-queries.ts';
import { findSavedWord } from './saved-word-queries.ts';
import { findWordId, loadWordIds } from './word-queries.ts';

interface Learner {
  userId: string;
  nativeLanguage: Language;
}

/** What the lexicon knows about a typed word, and the saved word if the learner has it already. */
export async function lookUpOwnWord(
  services: Pick<Services, 'db' | 'lexicon'>,
  { userId, nativeLanguage }: Learner,
  asked: OwnWord,
): Promise<OwnWordAnswer> {
  const found = await readOwnWord(services, { ...asked, nativeLanguage });
  if (found === undefined) return { found: null, saved: null };
  const { base, partOfSpeech, gender, meaning, fitsSentence } = found;
  const wordId = await findWordId(services, { language: asked.language, base, partOfSpeech });
  const saved = wordId === undefined ? undefined : await findByWordId(services, userId, wordId);
  return { found: { base, partOfSpeech, gender, meaning, fitsSentence }, saved: saved ?? null };
}

/** Adds a typed word to the list and to review. A word that is already in the list is returned unchanged. */
export async function addWord(
  services: Pick<Services, 'db' | 'lexicon' | 'now' | 'newId'>,
  { userId, nativeLanguage }: Learner,
  { meaning, ...asked }: v.InferOutput<typeof addWordSchema>,
): Promise<{ word: SavedWord; isNew: boolean }> {
  const { language } = asked;
  const found = await readOwnWord(services, { ...asked, nativeLanguage });
  if (found === undefined) throw new AppError('invalid-input', { fields: [{ field: 'word', problem: 'no-word' }] });
  if (!found.fitsSentence)
    throw new AppError('invalid-input', { fields: [{ field: 'sentence', problem: 'word-missing' }] });
  const [wordId] = await loadWordIds(services, language, [{ ...found, language }]);
  if (wordId === undefined) throw new Error('The word has no id.');
  const saved = await findByWordId(services, userId, wordId);
  if (saved !== undefined) return { word: saved, isNew: false };
  const { form, ranges, gender, sentence } = found;
  const copies = { userId, language, wordId, form, ranges, gender, sentence, meaning, nativeLanguage };
  const id = await upsertSavedWord(
    services,
    { ...copies, translation: null, articleId: null, sentenceNumber: null },
    { isLookup: false, isKnown: false, isKept: true, hasOwnMeaning: true, isReplacing: false, joinsByLookup: false },
  );
  const word = await findSavedWord(services, userId, id);
  if (word === undefined) throw new Error('The word was not stored.');
  return { word, isNew: true };
}

async function findByWordId(services: Pick<Services, 'db'>, userId: string, wordId: number) {
  const id = await findSavedWordId(services, userId, wordId);
  return id === undefined ? undefined : findSavedWord(services, userId, id);
}
