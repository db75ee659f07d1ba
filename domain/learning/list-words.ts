import type { Language } from '../language.ts';
import type { AnnotatedWord } from '../lexicon/annotate.ts';
import { type PartOfSpeech, partsOfSpeech } from '../lexicon/concept.ts';
import { expandContraction } from '../lexicon/forms/contractions.ts';
import { findAnalysedBase } from '../lexicon/forms/find-base-form.ts';
import { findContractedWord } from './find-contracted-word.ts';
import type { IdentifiedWord, Word, WordInSentence } from './word.ts';

interface Place {
  words: readonly AnnotatedWord[];
  position: number;
  language: Language;
}

/** The words of an annotated sentence. An expression is one word. For names and numbers, `word` is null. */
export function listWordsOfSentence(words: readonly AnnotatedWord[], language: Language): WordInSentence[] {
  return words.flatMap(({ expression }, position): WordInSentence[] => {
    if (expression === undefined) return [describe(words, [position], language)];
    const parts = [...words.keys()].filter((each) => words[each]?.expression === expression);
    return parts[0] === position ? [describe(words, parts, language)] : [];
  });
}

function describe(words: readonly AnnotatedWord[], parts: readonly number[], language: Language): WordInSentence {
  return {
    word: identify(words, parts, language),
    ranges: parts.flatMap((part) => {
      const word = words[part];
      return word === undefined ? [] : [[word.start, word.end] as const];
    }),
    runningWords: parts.length,
  };
}

function identify(
  words: readonly AnnotatedWord[],
  positions: readonly number[],
  language: Language,
): IdentifiedWord | null {
  const [position = 0] = positions;
  const first = words[position];
  if (first?.expressionBase === undefined || first.conceptId === undefined)
    return identifyWord({ words, position, language });
  const partOfSpeech = partOfConcept(first.conceptId);
  if (partOfSpeech === 'name') return null;
  const parts = positions.flatMap((each) => identifyWord({ words, position: each, language }) ?? []);
  return { base: first.expressionBase, partOfSpeech, parts: parts.map(withoutParts), conceptId: first.conceptId };
}

function identifyWord({ words, position, language }: Place): IdentifiedWord | null {
  const word = words[position];
  if (word === undefined) return null;
  const { text, analysis } = word;
  const contracted = language === 'en' ? findContractedWord(text) : undefined;
  if (contracted !== undefined) return contracted;
  const base = findAnalysedBase({ words, position, language });
  if (analysis === undefined || base === undefined) return identifyUnlisted(text);
  const { partOfSpeech } = analysis.word;
  // A possessive adjective of a name is a name too: Slovenian “Janin” (Jana’s).
  if (partOfSpeech === 'name' || word.ownConceptId?.endsWith('/name')) return null;
  const parts = analysis.compound?.map((each) => ({ base: each, partOfSpeech }));
  return findPreposition(text, partOfSpeech, language) ?? { base, partOfSpeech, ...(parts && { parts }) };
}

/**
 * The preposition in a contraction: “de” (of) for Spanish “del” (of the), so that “del” and “de la” count as the same word.
 */
function findPreposition(text: string, partOfSpeech: PartOfSpeech, language: Language): IdentifiedWord | undefined {
  if (partOfSpeech !== 'preposition' && partOfSpeech !== 'conjunction') return undefined;
  const [base] = expandContraction(text, language) ?? [];
  return base === undefined ? undefined : { base, partOfSpeech: 'preposition' };
}

/**
 * Null for a word with a capital letter, which is probably a name, and for abbreviations and web addresses, which have no
 * base form. Other unlisted words count as nouns.
 */
const identifyUnlisted = (text: string): IdentifiedWord | null =>
  /^[\p{Ll}\p{M}’'-]{2,}$/u.test(text)
    ? { base: text.normalize('NFC').replaceAll("'", '’'), partOfSpeech: 'noun' }
    : null;

const withoutParts = ({ base, partOfSpeech }: IdentifiedWord): Pick<Word, 'base' | 'partOfSpeech'> => ({
  base,
  partOfSpeech,
});

/** The id of a concept ends with its part of speech: “get-up/verb”. */
const partOfConcept = (conceptId: string): PartOfSpeech =>
  partsOfSpeech.find((part) => conceptId.endsWith(`/${part}`)) ?? 'expression';
