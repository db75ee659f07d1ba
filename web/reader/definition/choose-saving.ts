import type { Definition } from '../../../domain/reader/definition/definition.ts';
import { isSavablePhrase } from '../../../domain/reader/definition/phrase.ts';
import type { AskedText } from '../selection/asked-text.ts';

/** How the selection can be saved. */
export interface Saving {
  /** False for a phrase, which is saved as written. Looking up a phrase does not add the phrase to the learner's words. */
  isWord: boolean;
  /** Whether the selection has a meaning or a translation. If not, the learner writes the meaning. */
  hasMeaning: boolean;
}

/** Undefined if the selection cannot be saved: a whole sentence, a long passage, or words in several sentences. */
export function chooseSaving(
  { text, selection: { start, end } }: Pick<AskedText, 'text' | 'selection'>,
  definition: Definition,
): Saving | undefined {
  if (start.sentence !== end.sentence) return undefined;
  const { expression, meaning, inTranslation, partOfSpeech, parts, example } = definition;
  const isSeveralWords = /\s/.test(text) || (parts.length > 0 && !expression);
  const isWord = !isSeveralWords || (meaning !== null && partOfSpeech !== null);
  const isWholeTranslation = inTranslation !== null && inTranslation === example?.translation;
  const sentence = example?.isSameSentence ? example.source : undefined;
  if (!isWord && (isWholeTranslation || !isSavablePhrase(text, sentence))) return undefined;
  return { isWord, hasMeaning: meaning !== null || inTranslation !== null };
}
