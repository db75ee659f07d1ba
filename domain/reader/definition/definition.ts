import * as v from 'valibot';
import { type Language, languages } from '../../language.ts';
import type { Level } from '../../level.ts';
import type { Aspect, Gender, PartOfSpeech } from '../../lexicon/concept.ts';
import type {
  Degree,
  GrammaticalCase,
  GrammaticalGender,
  GrammaticalNumber,
  Person,
  Tense,
} from '../../lexicon/morphology/features.ts';

/** The maximum length of a selection, in characters, after it is extended to whole words. */
export const longestSelection = 300;

/** The number of the title. Sentences are counted from one. */
export const titleNumber = 0;

/** A position in a version: the number of the sentence or of the title, and the UTF-16 offset in it. */
const textOffsetSchema = v.strictObject({
  sentence: v.pipe(v.number(), v.integer(), v.minValue(titleNumber), v.maxValue(600)),
  offset: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(40_000)),
});
export type TextOffset = v.InferOutput<typeof textOffsetSchema>;

/** The selected text, as positions only. The server reads the words from the stored version. */
export const selectionSchema = v.strictObject({
  language: v.picklist(languages),
  start: textOffsetSchema,
  end: textOffsetSchema,
});
export type Selection = v.InferOutput<typeof selectionSchema>;

/**
 * Which word is meant if the selection is part of an expression: the expression, or the selected word alone. Without a unit,
 * the expression is meant.
 */
export const wordUnits = ['word', 'expression'] as const;
export type WordUnit = (typeof wordUnits)[number];

/** The id of the concept that the learner has chosen, if the lexicon has chosen another one. */
export const senseSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(100));

/** A request for a definition. The lexicon is tried first, then the model; `asks: 'model'` skips the lexicon. */
export const askedSelectionSchema = v.strictObject({
  ...selectionSchema.entries,
  asks: v.optional(v.literal('model')),
});
export type AskedSelection = v.InferOutput<typeof askedSelectionSchema>;

export type Range = readonly [start: number, end: number];

/**
 * A selection with its text: the selected sentences in all languages of the article, and the selected range per sentence.
 */
export interface DefinitionQuestion {
  language: Language;
  nativeLanguage: Language;
  text: string;
  /** The complete sentences of the selection, and their translation if there is one. */
  sentence: string;
  translation: string | null;
  sentences: { versions: Partial<Record<Language, string>>; start: number; end: number }[];
}

/** A word as a dictionary lists it. */
export interface DictionaryWord {
  word: string;
  gender?: Gender | undefined;
  hint?: string | undefined;
}

/** The meaning of a selection in its context, in the native language of the user. */
export interface Definition {
  /** The selected text. */
  text: string;
  /**
   * Set if the selection is part of an expression with a meaning that its words do not have alone. Then this definition
   * explains the expression, and `parts` contains the selected words alone.
   */
  expression: DefinedExpression | null;
  /** Null if unknown. Then the user sees only the sentence and its translation. */
  meaning: DictionaryWord | null;
  /** The matching words in the translation of the same sentence. */
  inTranslation: string | null;
  baseForm: DictionaryWord | null;
  partOfSpeech: PartOfSpeech | null;
  ipa: string | null;
  /** The literal translation, if it differs from the meaning. */
  literal: string | null;
  grammar: GrammarNote[];
  /**
   * The selected words with their own meanings, if they are a phrase without a dictionary entry or if `expression` is set.
   * Otherwise empty.
   */
  parts: DefinedPart[];
  example: Example | null;
  /**
   * Other meanings of a single word: the likely ones first, then the commonest. Empty if the meaning is that of an
   * expression.
   */
  others: OtherMeaning[];
  answeredBy: 'lexicon' | 'model';
}

/** Another meaning of the selected word, and the parts of the definition that depend on the meaning. */
export interface OtherMeaning extends Pick<Definition, 'baseForm' | 'partOfSpeech' | 'grammar'> {
  /** The id of the concept. */
  sense: string;
  meaning: DictionaryWord;
  /** Whether the meaning fits the sentence nearly as well as the one that the dictionary has chosen. */
  isLikely?: boolean | undefined;
}

/** Whether the definition has no content, because the selection is unknown. */
export const isUnknown = ({ meaning, inTranslation, parts }: Definition) =>
  meaning === null && inTranslation === null && parts.length === 0;

/** Whether the lexicon does not list the word and has guessed its meaning or base form from its form. */
export const isGuess = ({ answeredBy, grammar }: Definition) =>
  answeredBy === 'lexicon' && grammar.some(({ kind }) => kind === 'guessed');

export interface DefinedExpression {
  /** The expression as written in the sentence, with “…” for other words in between. */
  text: string;
  /** The offsets of the words of the expression in the sentence. */
  ranges: Range[];
}

export interface DefinedPart {
  text: string;
  baseForm: string | null;
  meaning: DictionaryWord | null;
  partOfSpeech: PartOfSpeech | null;
  gender: Gender | null;
  /** Only for a single word of a defined expression. */
  grammar: GrammarNote[];
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

/** A sentence and its translation, with the ranges of the word in both. */
export interface Example {
  source: string;
  translation: string | null;
  marks: { source: Range[]; translation: Range[] };
  isSameSentence: boolean;
  /** Null if it is unknown. */
  level: Level | null;
}

export interface DefinitionAnswer {
  definition: Definition;
  /** Whether the model was asked but failed. */
  hasModelFailed: boolean;
  /** How many more answers by the model the plan allows today; null without a model. */
  modelAnswers: { left: number; renewsAt: string } | null;
}

/**
 * Maps words of a sentence to the matching words of its translation. Each side is a flat list of UTF-16 offsets: start and
 * end of the first word, start and end of the second word, and so on.
 */
export type Counterparts = readonly [source: readonly number[], translation: readonly number[]];
