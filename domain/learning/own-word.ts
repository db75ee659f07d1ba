import * as v from 'valibot';
import { languages } from '../language.ts';
import { meaningSchema, type SavedWord } from './saved-word.ts';
import type { Word } from './word.ts';

export const longestOwnWord = 100;
export const longestOwnSentence = 500;

const oneLine = (longest: number) =>
  v.pipe(
    v.string(),
    v.maxLength(longest, 'too-long'),
    v.transform((text) => text.normalize('NFC').replaceAll(/\s+/g, ' ').trim()),
  );

/** A word that the learner types, and a sentence that contains it in any form. The sentence may be empty. */
export const ownWordSchema = v.object({
  language: v.picklist(languages),
  word: v.pipe(oneLine(longestOwnWord), v.minLength(1, 'required')),
  sentence: v.optional(oneLine(longestOwnSentence), ''),
});
export type OwnWord = v.InferOutput<typeof ownWordSchema>;

export const addWordSchema = v.strictObject({ ...ownWordSchema.entries, meaning: meaningSchema });

/** What the lexicon knows about a word that the learner typed. */
interface FoundOwnWord extends Pick<Word, 'base' | 'partOfSpeech'>, Pick<SavedWord, 'gender'> {
  /** Null if the dictionary has no meaning. */
  meaning: string | null;
  /** False if there is a sentence that does not contain the word. */
  fitsSentence: boolean;
}

export interface OwnWordAnswer {
  /** Null if the text is not a word. */
  found: FoundOwnWord | null;
  /** The word in the learner's list, if it is there already. */
  saved: SavedWord | null;
}
