import * as v from 'valibot';
import { type Language, languages } from '../language.ts';
import type { Aspect, Gender, PartOfSpeech } from '../lexicon/concept.ts';
import type {
  Degree,
  GrammaticalCase,
  GrammaticalGender,
  GrammaticalNumber,
  Person,
  Tense,
} from '../lexicon/morphology/features.ts';

/** A selection may be this long once it is completed to whole words. */
export const longestSelection = 300;

/** A place in a version: the sentence counts from one through the article, the offset in UTF-16 units within it. */
const textOffsetSchema = v.strictObject({
  sentence: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(600)),
  offset: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(40_000)),
});
export type TextOffset = v.InferOutput<typeof textOffsetSchema>;

/** What somebody asks about. Only where it stands: the words are those of the stored version. */
export const selectionSchema = v.strictObject({
  language: v.picklist(languages),
  start: textOffsetSchema,
  end: textOffsetSchema,
});
export type Selection = v.InferOutput<typeof selectionSchema>;

/** The dictionary is asked first, and the model only if it has nothing; `asks: 'model'` goes straight to the model. */
export const askedSelectionSchema = v.strictObject({
  ...selectionSchema.entries,
  asks: v.optional(v.literal('model')),
});
export type AskedSelection = v.InferOutput<typeof askedSelectionSchema>;

/** Offsets in a text: [start, end]. */
export type Range = readonly [start: number, end: number];

/** A selection ready to be explained: the touched sentences in every language there is, and what is touched of each. */
export interface DefinitionQuestion {
  language: Language;
  nativeLanguage: Language;
  text: string;
  /** The touched sentences, whole, and the translation where there is one. */
  sentence: string;
  translation: string | null;
  sentences: { versions: Partial<Record<Language, string>>; start: number; end: number }[];
}

/** A word in a language, as a dictionary gives it. */
export interface DictionaryWord {
  word: string;
  gender?: Gender | undefined;
  hint?: string | undefined;
}

/** What a selection means here, for somebody who understands the native language. */
export interface Definition {
  text: string;
  /** Null where nobody knows: the sentence pair is then all there is to go by. */
  meaning: DictionaryWord | null;
  /** What stands for it in the translation of this very sentence. */
  inTranslation: string | null;
  baseForm: DictionaryWord | null;
  partOfSpeech: PartOfSpeech | null;
  ipa: string | null;
  /** Word by word, where that differs from the meaning. */
  literal: string | null;
  grammar: GrammarNote[];
  /** The words of a phrase that has no entry of its own. */
  parts: DefinedPart[];
  example: Example | null;
  answeredBy: 'lexicon' | 'model';
}

/** Whether nothing can be said about it but that it is not known. */
export const isUnknown = ({ meaning, inTranslation, parts }: Definition) =>
  meaning === null && inTranslation === null && parts.length === 0;

export interface DefinedPart {
  text: string;
  baseForm: string | null;
  meaning: DictionaryWord | null;
}

export type GrammarNote =
  | { kind: 'contraction'; of: string[] }
  | { kind: 'plural' }
  | { kind: 'number'; number: GrammaticalNumber }
  | { kind: 'case'; cases: GrammaticalCase[] }
  | { kind: 'tense'; tense: Tense }
  | { kind: 'person'; person: Person }
  | { kind: 'gender'; gender: GrammaticalGender }
  | { kind: 'degree'; degree: Degree }
  | { kind: 'aspect'; aspect: Aspect; partner: string | null }
  | { kind: 'clitics'; pronouns: string[] }
  | { kind: 'compound'; of: string[] }
  | { kind: 'part-of'; expression: string; meaning: string }
  | { kind: 'guessed' }
  | { kind: 'words'; text: string };

/** A sentence pair with the word in it, marked in both. */
export interface Example {
  source: string;
  translation: string | null;
  marks: { source: Range[]; translation: Range[] };
  isSameSentence: boolean;
}

export interface DefinitionAnswer {
  definition: Definition;
  /** Whether the model should have answered but could not. */
  hasModelFailed: boolean;
  /** How many answers of the model the plan still allows today; null where there is no model. */
  modelAnswers: { left: number; renewsAt: string } | null;
}

/** Which words of a sentence correspond to which of its translation: where they start and end, one after another. */
export type Counterparts = readonly [source: readonly number[], translation: readonly number[]];
