import type { Language } from '../../../domain/language.ts';
import type { WordAt, WordQuestion } from '../../../domain/learning/find-word-at.ts';
import type { IdentifiedWord, Word, WordInSentence } from '../../../domain/learning/word.ts';
import type { Counterparts, DefinitionQuestion } from '../../../domain/reader/definition/definition.ts';
import type { LexiconDefinition } from '../../../domain/reader/definition/explain-selection.ts';
import type { Pair } from '../../../domain/translation/align-texts.ts';
import type { LineDoubt, TranslatedLines } from '../../../domain/translation/judge-lines.ts';

/** Sentences in all available languages, and the two languages between which words are matched. */
interface CounterpartsQuestion {
  sentences: Partial<Record<Language, string>>[];
  from: Language;
  to: Language;
}

/** A text and its translation, as paragraphs of sentences. */
export interface AlignmentQuestion {
  source: { language: Language; paragraphs: string[][] };
  translation: { language: Language; paragraphs: string[][] };
}

/**
 * Sentences in all available languages, and the languages whose words are requested. The other languages help to choose
 * between meanings.
 */
interface WordsQuestion {
  sentences: Partial<Record<Language, string>>[];
  languages: readonly Language[];
}

export interface RealWordsQuestion {
  words: string[];
  /** The last word of a query, which the user may still be typing: it counts as real if a real word begins with it. */
  unfinished: string | undefined;
  languages: readonly Language[];
}

interface RankedWord extends IdentifiedWord {
  /** The frequency rank, counted from one. Null if the word is not in the frequency list. */
  rank: number | null;
  /**
   * The rank that says how early a learner probably learns the word. Lower than `rank` if courses teach the word early.
   */
  expectedRank: number | null;
}

export interface RankedWordInSentence extends WordInSentence {
  word: RankedWord | null;
}

export interface LexiconQuestions {
  explain: { question: DefinitionQuestion; answer: LexiconDefinition };
  'explain-all': { question: DefinitionQuestion[]; answer: LexiconDefinition[] };
  align: { question: AlignmentQuestion; answer: Pair[][] };
  /** The concepts, numbers and names in each sentence. To align long texts, another thread compares these sets. */
  mark: { question: { language: Language; sentences: string[] }; answer: ReadonlySet<string>[] };
  words: { question: WordsQuestion; answer: Partial<Record<Language, RankedWordInSentence[][]>> };
  /** Whether the lexicon has a word or an expression with this base form. */
  'is-listed': { question: Pick<Word, 'language' | 'base' | 'partOfSpeech'>; answer: boolean };
  /** Lists which of the words exist in one of the languages, in any form. */
  'real-words': { question: RealWordsQuestion; answer: string[] };
  'word-at': { question: WordQuestion; answer: (WordAt & { rank: number | null }) | undefined };
  /** The words that a placement test may show. */
  'placement-words': { question: PlacementQuestion; answer: string[] };
  'judge-lines': { question: TranslatedLines; answer: (LineDoubt | null)[] };
  match: { question: CounterpartsQuestion; answer: Counterparts[][] };
}

/** Which words a placement test may show depends on the native language, too. */
export interface PlacementQuestion {
  language: Language;
  native: Language;
}

export type LexiconMessage = {
  [Kind in keyof LexiconQuestions]: { kind: Kind; question: LexiconQuestions[Kind]['question'] };
}[keyof LexiconQuestions];
