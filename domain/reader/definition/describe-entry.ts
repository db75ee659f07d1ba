import type { Language } from '../../language.ts';
import type { PartOfSpeech } from '../../lexicon/concept.ts';
import type { Definition as Entry } from '../../lexicon/define-words.ts';
import { analyseForm } from '../../lexicon/forms/analyse-form.ts';
import { expandContraction } from '../../lexicon/forms/contractions.ts';
import { normaliseForm } from '../../lexicon/forms/normalise-form.ts';
import type { Lexicon } from '../../lexicon/lexicon.ts';
import type { DefinitionQuestion, DictionaryWord } from './definition.ts';

/** If the learning language is also the native language, the lexicon can give only the hint or the dictionary form. */
export function meaningOf(
  { meaning, hint, baseForm, isInflected }: Entry,
  question: DefinitionQuestion,
): DictionaryWord | null {
  const { word, gender, hint: meaningHint } = meaning;
  if (question.language !== question.nativeLanguage)
    return { word, ...(gender && { gender }), ...(meaningHint && { hint: meaningHint }) };
  if (hint) return { word: hint };
  return isInflected && baseForm !== undefined ? { word: baseForm } : null;
}

export function baseFormOf({ baseForm, gender }: Entry, text: string, language: Language): DictionaryWord | null {
  // The base form of a contraction would be its first word: “de” for Portuguese “do” (de + o). It is not shown. The base
  // form of an expression that contains a contraction is shown: “do que” (than).
  if (baseForm === undefined || (expandContraction(text, language) && !baseForm.includes(' '))) return null;
  return { word: baseForm, ...(gender && { gender }) };
}

/**
 * An expression with an inflected verb may share its concept with an adverb or a preposition: Spanish “volvió a” (did again)
 * with “again”. Such an expression has the part of speech `expression`, because its base form is a verb.
 */
export function partOfSpeechOf(entry: Entry, language: Language, lexicon: Lexicon): PartOfSpeech | null {
  const { partOfSpeech, ranges, isInflected, baseForm } = entry;
  if (ranges.length > 1 && isInflected && wordsWithoutForms.includes(partOfSpeech)) return 'expression';
  if (ranges.length === 1 && partOfSpeech === 'expression') return findPartOfWord(entry, language, lexicon);
  // Spanish “así que” (so) and “desde que” (since) open a clause, although their concepts are an adverb and a preposition.
  return /^(?:así|desde) que$/.test(baseForm ?? '') ? 'conjunction' : partOfSpeech;
}

/**
 * Finds the part of speech of a single word that shares its concept with expressions of other languages: Slovenian “zvečer”
 * with Spanish “por la noche” (in the evening). Uses the other concepts of the word, if they agree on a part of speech.
 * Otherwise null.
 */
function findPartOfWord({ text, baseForm }: Entry, language: Language, lexicon: Lexicon): PartOfSpeech | null {
  const form = normaliseForm(text);
  const base = normaliseForm(baseForm ?? text);
  const parts = analyseForm({ form, language, index: lexicon.languages[language] })
    .filter(({ word }) => normaliseForm(word.base) === base && word.partOfSpeech !== 'expression')
    .map(({ word }) => word.partOfSpeech);
  return new Set(parts).size === 1 ? (parts[0] ?? null) : null;
}

const wordsWithoutForms: readonly PartOfSpeech[] = ['adverb', 'preposition', 'conjunction', 'particle', 'interjection'];
