import { annotateOnce } from '../lexicon/annotate-once.ts';
import type { Gender, PartOfSpeech } from '../lexicon/concept.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { lookUp } from '../lexicon/look-up.ts';
import type { DefinitionQuestion, Range } from '../reader/definition.ts';
import { listWordsOfSentence } from './list-words.ts';
import type { WordInSentence } from './word.ts';

/** The word of a selection: its identity, its ranges in the sentence, and what a card shows of it. */
export interface WordAt {
  base: string;
  partOfSpeech: PartOfSpeech;
  ranges: Range[];
  form: string;
  gender: Gender | null;
  /** In the native language; null if the lexicon has none. */
  meaning: string | null;
}

/** Finds the word of a selection within one sentence. A selection of several words that are no expression is kept as written. */
export function findWordAt(question: DefinitionQuestion, lexicon: Lexicon): WordAt | undefined {
  const [selected] = question.sentences;
  const { language, nativeLanguage } = question;
  if (selected === undefined || question.sentences.length > 1) return undefined;
  const { versions, start, end } = selected;
  const sentence = versions[language] ?? '';
  const words = annotateOnce(versions, lexicon)[language] ?? [];
  const touched = listWordsOfSentence(words, language).filter((each) => isTouched(each, start, end));
  const found = lookUp({ sentence, words, language, start, end }, nativeLanguage, lexicon);
  const [only] = touched;
  if (only === undefined || found === undefined) return undefined;
  const isOne = touched.length === 1;
  const ranges: Range[] = isOne ? [...only.ranges] : [[found.start, found.end]];
  // A single word of an expression is selected, but the expression is the word.
  const entry = found.around ?? found.whole;
  const form = sentence.slice(ranges[0]?.[0], ranges.at(-1)?.[1]);
  const identity = (isOne && only.word) || {
    base: form,
    partOfSpeech: isOne ? ('name' as const) : ('expression' as const),
  };
  return {
    ...identity,
    ranges,
    form,
    gender: entry?.gender ?? null,
    meaning: entry === undefined || language === nativeLanguage ? (entry?.hint ?? null) : entry.meaning.word,
  };
}

const isTouched = ({ ranges }: WordInSentence, start: number, end: number) =>
  ranges.some(([from, to]) => from < end && start < to);
