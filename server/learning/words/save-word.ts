import type * as v from 'valibot';
import { AppError } from '../../../domain/app-error.ts';
import type { Language } from '../../../domain/language.ts';
import { isVeryCommon } from '../../../domain/learning/is-very-common.ts';
import type { SavedWord, saveWordSchema } from '../../../domain/learning/saved-word.ts';
import { isSavablePhrase } from '../../../domain/reader/definition/phrase.ts';
import { loadLearningSettings } from '../../access/learning-settings-queries.ts';
import type { Services } from '../../services.ts';
import { readWord } from './read-word.ts';
import { changeMeaningAt, findSavedWordId, findSavedWordIdAt, upsertSavedWord } from './save-word-queries.ts';
import { findSavedWord } from './saved-word-queries.ts';
import { findWordId, loadWordIds } from './word-queries.ts';

interface Saving {
  userId: string;
  nativeLanguage: Language;
  request: v.InferOutput<typeof saveWordSchema>;
}

type Deps = Pick<Services, 'db' | 'lexicon' | 'languageModel' | 'now' | 'newId'>;

/**
 * Saves a word or records a lookup. Returns null in three cases: for a looked-up word that the learner's settings do not
 * keep in the list, for a looked-up phrase, and for a chosen meaning of a word that is not in the list.
 */
export async function saveWord(
  services: Deps,
  { userId, nativeLanguage, request: { as, articleId, meaning, unit, sense, ...selection } }: Saving,
): Promise<SavedWord | null> {
  const word = await readWord(services, { userId, nativeLanguage, articleId, selection, unit, sense });
  if (word.isPhrase && !isSavablePhrase(word.form, word.sentence))
    throw new AppError('invalid-input', { fields: [{ field: 'end', problem: 'too-long' }] });
  if (word.isPhrase && (as === 'lookup' || as === 'choose')) return null;
  const [wordId] = await loadWordIds(services, word.language, [word]);
  if (wordId === undefined) throw new Error('The word has no id.');
  if (as === 'choose') {
    const changedId = await changeMeaningAt(services, { ...word, userId, wordId, articleId });
    return changedId === undefined ? null : ((await findSavedWord(services, userId, changedId)) ?? null);
  }
  const isLookup = as === 'lookup';
  const isKept = !isLookup || (await loadLearningSettings(services, userId)).savesLookups;
  const copies = { ...word, meaning: meaning ?? word.meaning, userId, wordId, nativeLanguage, articleId };
  const id = await upsertSavedWord(services, copies, {
    isLookup,
    isKnown: as === 'known',
    isKept,
    hasOwnMeaning: meaning !== undefined || sense !== undefined,
    isReplacing: as === 'replace',
    joinsByLookup: !isVeryCommon(word),
  });
  return (await findSavedWord(services, userId, id)) ?? null;
}

/**
 * Finds the base form of the selected word, and the saved word if the user has saved it. If the user has chosen another
 * meaning, the saved word may be another word with the same form. `meaning` is the meaning of the word at this place. It may
 * differ from that of the saved word, which was saved in another sentence.
 */
export async function findWordAtSelection(
  services: Deps,
  asked: Parameters<typeof readWord>[1],
): Promise<{ base: string; meaning: string; isVeryCommon: boolean; word: SavedWord | null }> {
  const found = await readWord(services, asked);
  const wordId = await findWordId(services, found);
  const id =
    (wordId === undefined ? undefined : await findSavedWordId(services, asked.userId, wordId)) ??
    (await findSavedWordIdAt(services, { ...found, userId: asked.userId, articleId: asked.articleId }));
  const word = id === undefined ? undefined : await findSavedWord(services, asked.userId, id);
  return { base: found.base, meaning: found.meaning, isVeryCommon: isVeryCommon(found), word: word ?? null };
}
