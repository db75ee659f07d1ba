import type { Language } from '../language.ts';
import { splitWords } from '../text/split-words.ts';
import { findExpressions } from './expressions/find-expressions.ts';
import { findSeparated } from './expressions/separable-verbs.ts';
import { analyseForm } from './forms/analyse-form.ts';
import type { Analysis } from './forms/analysis.ts';
import { guessBaseForms } from './forms/guess-base-forms.ts';
import { normaliseForm } from './forms/normalise-form.ts';
import { restoreAccents } from './forms/restore-accents.ts';
import type { LanguageIndex, Lexicon } from './lexicon.ts';
import type { Reading, ReadSentence, ReadWord } from './read-sentence.ts';
import { isKin } from './weigh/kin.ts';

export function findReadings(sentence: string, language: Language, lexicon: Lexicon): ReadSentence {
  const index = lexicon.languages[language];
  const words = listPlaces(sentence, language).map((place) => readWord(place, language, lexicon));
  return {
    language,
    words,
    expressions: [
      ...findExpressions({ sentence, words, language, index }),
      ...(language === 'de' ? findSeparated({ sentence, words, index }) : []),
    ].sort((a, b) => b.words.length - a.words.length),
  };
}

/** A word in a sentence, with everything that its readings (possible meanings) depend on. */
export interface WordPlace {
  text: string;
  start: number;
  end: number;
  /** An apostrophe or a hyphen directly after the word. */
  joint: string;
  isAttached: boolean;
  isOpening: boolean;
}

export const listPlaces = (sentence: string, language: Language): WordPlace[] =>
  splitWords(sentence, language).map(({ text, start, end }) => ({
    text,
    start,
    end,
    joint: /['’-]/.exec(sentence.charAt(end))?.[0] ?? '',
    isAttached: sentence.charAt(start - 1) === '-',
    isOpening: opensSentence(sentence.slice(0, start)),
  }));

export function readWord(place: WordPlace, language: Language, lexicon: Lexicon): ReadWord {
  const { text, start, end, joint, isAttached, isOpening } = place;
  const index = lexicon.languages[language];
  const written = formOf({ text, joint, index });
  // A capitalised word may be a name, which needs no other spelling.
  const isRespelt =
    language === 'es' && /^\p{Ll}{3,}$/u.test(text) && analyseForm({ form: written, language, index }).length === 0;
  const form = isRespelt ? restoreAccents(written, index) : written;
  const analyses = analyseForm({ form, language, index, isBeforePronoun: joint === '-' }).filter(
    (analysis) => !analysis.compound || isCompound(text, analysis),
  );
  const listed = readingsOf({ text, form, isOpening, analyses }, lexicon);
  const readings =
    listed.length > 0
      ? listed
      : guessBaseForms(form, language, lexicon).flatMap((analysis) =>
          readingsOf({ text, form, isOpening, analyses: [analysis] }, lexicon).map((reading) => ({
            ...reading,
            isAsWritten: true,
            isKin: true,
            isGuess: true,
          })),
        );
  return { text, form, start, end, isAttached, analyses, readings };
}

/** German nouns are capitalised, so “herausstellte” is not a compound with “Stelle”. */
const isCompound = (text: string, { word }: Analysis) => word.partOfSpeech !== 'noun' || /^\p{Lu}/u.test(text);

type FoundWord = { text: string; form: string; isOpening: boolean; analyses: readonly Analysis[] };

function readingsOf({ text, form, isOpening, analyses }: FoundWord, lexicon: Lexicon): Reading[] {
  const written = text.replaceAll("'", '’');
  const readings = new Map<string, Reading>();
  for (const analysis of analyses) {
    const { base } = analysis.word;
    const isCapitalised = /^\p{Lu}/u.test(base) && !/^I(?:’|$)/.test(base);
    const isWrittenSo = /^\p{Lu}/u.test(written) === isCapitalised || (isOpening && !isCapitalised);
    for (const [place, conceptId] of analysis.word.conceptIds.entries()) {
      const concept = lexicon.concepts.get(conceptId);
      if (!concept || (readings.has(conceptId) && !isWrittenSo)) continue;
      const known = readings.get(conceptId);
      // If two words of a concept match, prefer the word whose dictionary form is `form`.
      const isOwnForm = () => normaliseForm(base) === form && normaliseForm(known?.analysis.word.base ?? '') !== form;
      if (known?.isAsWritten && !isOwnForm()) continue;
      readings.set(conceptId, {
        conceptId,
        analysis,
        isAsWritten: isWrittenSo,
        isKin: isKin(analysis.word, concept),
        commonness: analysis.word.commonness[place] ?? 0,
        isGuess: false,
      });
    }
  }
  return [...readings.values()];
}

function formOf({ text, joint, index }: { text: string; joint: string; index: LanguageIndex }): string {
  const form = normaliseForm(text);
  return /['’]/.test(joint) && index.elided.has(`${form}’`) ? `${form}’` : form;
}

/**
 * Whether the word starts a sentence, or follows a colon, a dash or a quotation mark. At these positions a capital letter says
 * nothing about the word.
 */
const opensSentence = (before: string) => /(?:^|[:–—.?!…])[^\p{L}\p{N}]*$/u.test(before) || /[“„«»¿¡]$/u.test(before);
