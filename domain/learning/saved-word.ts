import * as v from 'valibot';
import { languages } from '../language.ts';
import type { Level } from '../level.ts';
import { selectionSchema, senseSchema, wordUnits } from '../reader/definition/definition.ts';
import type { Word } from './word.ts';

/** The interface shows them as “New”, “Learning” and “Known”. */
export const savedStates = ['unreviewed', 'learning', 'learned'] as const;
export type SavedState = (typeof savedStates)[number];

export const longestMeaning = 300;

/** A word in the learner's list. Sentence and meaning are copies, so they survive edits and the deletion of the article. */
export interface SavedWord extends Word {
  id: string;
  /** The form of the word in the sentence, at `ranges`. `ranges` is empty if the word was imported without a sentence. */
  form: string;
  sentence: string;
  ranges: (readonly [start: number, end: number])[];
  translation: string | null;
  meaning: string;
  /** The gender of a noun. It decides which article (“der”, “die”, “das”) is shown before the noun. */
  gender: string | null;
  /** Null if the word is not from an article, or if the article was deleted or is no longer readable. */
  articleId: string | null;
  articleTitle: string | null;
  sentenceNumber: number | null;
  level: Level;
  state: SavedState;
  /**
   * False if the word is in the list, but not in the review queue: for example, a word that was looked up once and not
   * saved.
   */
  isInReview: boolean;
  isSuspended: boolean;
  /** The learner failed the word eight times (a leech). It is not reviewed until the learner resumes it. */
  isSetAside: boolean;
  dueAt: string | null;
  savedAt: string;
}

export const meaningSchema = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, 'required'),
  v.maxLength(longestMeaning, 'too-long'),
);

/** A request to save the word that is selected in an article. The server finds the word with the lexicon. */
export const saveWordSchema = v.strictObject({
  ...selectionSchema.entries,
  articleId: v.pipe(v.string(), v.uuid()),
  /**
   * `lookup` adds the word to the list; a second lookup or `save` puts it into the review queue. `known` marks it as known.
   * `replace` saves it with the sentence and the meaning of this place, instead of those with which it was saved before. `choose`
   * only changes the meaning of the word, if it is in the list.
   */
  as: v.picklist(['save', 'lookup', 'known', 'replace', 'choose']),
  /** Which word is saved, if the selection is part of an expression. */
  unit: v.optional(v.picklist(wordUnits)),
  sense: v.optional(senseSchema),
  /** The learner's own meaning, for a word that the dictionary does not have. */
  meaning: v.optional(meaningSchema),
});

export const changeWordSchema = v.strictObject({
  meaning: v.optional(meaningSchema),
  isKnown: v.optional(v.boolean()),
  isSuspended: v.optional(v.boolean()),
  isInReview: v.optional(v.boolean()),
});

const wordIds = v.pipe(v.array(v.pipe(v.string(), v.uuid())), v.minLength(1), v.maxLength(500));
/** `restore` undoes `delete`, `unknow` undoes `know`, `unreview` undoes `review`, `resume` undoes `suspend`. */
export const changeWordsSchema = v.strictObject({
  ids: wordIds,
  change: v.picklist(['delete', 'restore', 'know', 'unknow', 'review', 'unreview', 'suspend', 'resume']),
});

/** `saved`: put into review or marked as known by the learner. `looked-up`: in the list only because it was looked up. */
const wordSources = ['saved', 'looked-up'] as const;
export type WordSource = (typeof wordSources)[number];

export const wordOrders = ['newest', 'due', 'alphabetical', 'commonest'] as const;

export const wordListSchema = v.object({
  language: v.picklist(languages),
  q: v.optional(v.pipe(v.string(), v.maxLength(100)), ''),
  state: v.optional(v.picklist(savedStates)),
  source: v.optional(v.picklist(wordSources)),
  level: v.optional(v.picklist(['A1', 'A2', 'B1', 'B2', 'C1'])),
  articleId: v.optional(v.pipe(v.string(), v.uuid())),
  order: v.optional(v.picklist(wordOrders), 'newest'),
  page: v.optional(v.pipe(v.string(), v.transform(Number), v.integer(), v.minValue(1)), '1'),
});

/** A word of the list, with the audio of its sentence if it exists already. */
export interface ListedWord extends SavedWord {
  audioUrl: string | null;
}

export interface WordList {
  words: ListedWord[];
  total: number;
  counts: Record<SavedState, number>;
  /** The articles that the learner's words in this language come from, sorted by title. For the filter. */
  articles: { id: string; title: string }[];
  pageCount: number;
  review: ReviewOutlook;
}

/** How many words are due now, and when the next ones are due. */
export interface ReviewOutlook {
  due: number;
  fresh: number;
  next: { at: string; count: number } | null;
  /** New words that wait for a later day because of the daily limit. */
  later: number;
  /** Whether some words are due only on a later day. The learner may review these words in advance. */
  hasAhead?: boolean | undefined;
}
