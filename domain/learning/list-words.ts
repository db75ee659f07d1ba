import type { Language } from '../language.ts';
import type { AnnotatedWord } from '../lexicon/annotate.ts';
import { type PartOfSpeech, partsOfSpeech } from '../lexicon/concept.ts';
import { findAnalysedBase } from '../lexicon/find-base-form.ts';
import type { WordInSentence } from './word.ts';

/** The words of an annotated sentence. An expression is one word; names and numbers have no word. */
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
  [first = 0]: readonly number[],
  language: Language,
): WordInSentence['word'] {
  const word = words[first];
  if (word === undefined) return null;
  const { text, conceptId, expressionBase, analysis } = word;
  if (expressionBase !== undefined && conceptId !== undefined)
    return unlessName({ base: expressionBase, partOfSpeech: partOfConcept(conceptId) });
  const base = findAnalysedBase({ words, position: first, language });
  if (analysis !== undefined && base !== undefined)
    return unlessName({ base, partOfSpeech: analysis.word.partOfSpeech });
  // A capital letter in an unlisted word is likely a name; an abbreviation or an address has no base form.
  if (!/^[\p{Ll}\p{M}’'-]{2,}$/u.test(text)) return null;
  return { base: text.normalize('NFC').replaceAll("'", '’'), partOfSpeech: 'noun' };
}

const unlessName = (word: NonNullable<WordInSentence['word']>) => (word.partOfSpeech === 'name' ? null : word);

/** The id of a concept ends with its part of speech: “get-up/verb”. */
const partOfConcept = (conceptId: string): PartOfSpeech =>
  partsOfSpeech.find((part) => conceptId.endsWith(`/${part}`)) ?? 'expression';
