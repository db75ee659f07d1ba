import type { Language } from '../language.ts';
import { splitWords } from '../text/split-words.ts';
import type { FormEntry, LanguageIndex, Lexicon } from './create-lexicon.ts';
import { type ExpressionMatch, findExpressions } from './find-expressions.ts';
import { guessBaseForms } from './guess-base-forms.ts';
import { normaliseForm } from './normalise-form.ts';

/** A concept that a word may stand for. Is it written so in the lexicon, a form of the word there, or only guessed to be one? */
type Reading = { conceptId: string; isAsWritten: boolean; isKin: boolean; isGuess: boolean };

export type ReadWord = {
  text: string;
  form: string;
  start: number;
  end: number;
  /** A hyphen joins it to the word before, as a pronoun to its verb. */
  isAttached: boolean;
  readings: Reading[];
};

/** A sentence in one language: its words and everything that they, alone or together, may mean. */
export type ReadSentence = { language: Language; words: ReadWord[]; expressions: ExpressionMatch[] };

export function findReadings(sentence: string, language: Language, lexicon: Lexicon): ReadSentence {
  const index = lexicon.languages[language];
  const words = splitWords(sentence, language).map(({ text, start, end }) => {
    const form = formOf({ text, next: sentence.charAt(end), index });
    const listed = findEntries(form, language, index);
    const readings =
      listed.length > 0
        ? readingsOf({ text, isOpening: opensSentence(sentence.slice(0, start)), entries: listed })
        : guessBaseForms(form, language, lexicon).map(({ conceptId }) => ({
            conceptId,
            isAsWritten: true,
            isKin: true,
            isGuess: true,
          }));
    return { text, form, start, end, isAttached: sentence.charAt(start - 1) === '-', readings };
  });
  return { language, words, expressions: findExpressions({ sentence, words, index }) };
}

type FoundWord = { text: string; isOpening: boolean; entries: readonly FormEntry[] };

function readingsOf({ text, isOpening, entries }: FoundWord): Reading[] {
  const written = text.replaceAll("'", '’');
  const readings = new Map<string, Reading>();
  for (const { conceptId, asWritten, isKin } of entries) {
    const isAsWritten = written.startsWith(asWritten) || (isOpening && written.startsWith(capitalise(asWritten)));
    if (isAsWritten || !readings.has(conceptId))
      readings.set(conceptId, { conceptId, isAsWritten, isKin, isGuess: false });
  }
  return [...readings.values()];
}

function formOf({ text, next, index }: { text: string; next: string; index: LanguageIndex }): string {
  const form = normaliseForm(text);
  return /['’]/.test(next) && index.elided.has(`${form}’`) ? `${form}’` : form;
}

/** An English possessive is looked up under its noun, unless it is listed itself. */
function findEntries(form: string, language: Language, index: LanguageIndex): readonly FormEntry[] {
  const entries = index.words.get(form);
  if (entries || language !== 'en' || !form.endsWith('’s')) return entries ?? [];
  return index.words.get(form.slice(0, -'’s'.length)) ?? [];
}

/** Nothing but quotation marks, brackets and the like since the start, a colon or a dash: a capital tells nothing there. */
const opensSentence = (before: string) => /(?:^|[:–—.?!…])[^\p{L}\p{N}]*$/u.test(before) || /[“„«»¿¡]$/u.test(before);

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
