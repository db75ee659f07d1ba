import { annotateOnce } from '../lexicon/annotate-once.ts';
import type { Gender, PartOfSpeech } from '../lexicon/concept.ts';
import type { Definition } from '../lexicon/define-words.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { lookUp } from '../lexicon/look-up.ts';
import type { DefinitionQuestion, Range } from '../reader/definition.ts';
import { findInTranslation } from '../reader/find-in-translation.ts';
import { listWordsOfSentence } from './list-words.ts';
import type { WordInSentence } from './word.ts';

/** The selected word: its identity, its ranges in the sentence, and the data for a review card. */
export interface WordAt {
  base: string;
  partOfSpeech: PartOfSpeech;
  ranges: Range[];
  form: string;
  gender: Gender | null;
  /** In the native language; null if neither the lexicon nor the translation of the sentence has a meaning. */
  meaning: string | null;
}

/**
 * Finds the word that is selected in one sentence. Determiners are left out: Spanish “la levadura” (the yeast) becomes
 * “levadura”. Several words that are not an expression are saved as written.
 */
export function findWordAt(question: DefinitionQuestion, lexicon: Lexicon): WordAt | undefined {
  const [selected] = question.sentences;
  if (selected === undefined || question.sentences.length > 1) return undefined;
  const { language, nativeLanguage } = question;
  const { versions } = selected;
  const sentence = versions[language] ?? '';
  const annotation = annotateOnce(versions, lexicon);
  const words = annotation[language] ?? [];
  const touched = listWordsOfSentence(words, language).filter((each) => isTouched(each, selected));
  const [only, ...others] = withoutDeterminers(touched);
  if (only === undefined) return undefined;
  const isOne = others.length === 0;
  const chosen = isOne ? only : { word: null, ranges: [boundsOf(touched)] };
  const [start, end] = boundsOf([chosen]);
  const found = lookUp({ sentence, words, language, start, end }, nativeLanguage, lexicon);
  // If the selection is part of a longer expression, the meaning and the gender are those of the expression.
  const entry = found?.around ?? found?.whole;
  const form = sentence.slice(start, end);
  return {
    ...(chosen.word ?? { base: form, partOfSpeech: isOne ? ('name' as const) : ('expression' as const) }),
    ranges: [...chosen.ranges],
    form,
    gender: entry?.gender ?? null,
    meaning: meaningOf(entry, question) ?? findInTranslation(question, [annotation], lexicon),
  };
}

const isTouched = ({ ranges }: WordInSentence, { start, end }: { start: number; end: number }) =>
  ranges.some(([from, to]) => from < end && start < to);

function withoutDeterminers(words: WordInSentence[]) {
  const others = words.filter(({ word }) => word?.partOfSpeech !== 'determiner');
  return others.length === 0 ? words : others;
}

const boundsOf = (words: readonly Pick<WordInSentence, 'ranges'>[]): Range => {
  const ranges = words.flatMap((each) => each.ranges);
  return [Math.min(...ranges.map(([start]) => start)), Math.max(...ranges.map(([, end]) => end))];
};

/** If the text is in the native language, there is no translation, so the hint that names the sense is the meaning. */
const meaningOf = (entry: Definition | undefined, { language, nativeLanguage }: DefinitionQuestion) =>
  language === nativeLanguage ? entry?.hint : entry?.meaning.word;
