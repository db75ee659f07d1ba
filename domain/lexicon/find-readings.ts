import type { Language } from '../language.ts';
import { splitWords } from '../text/split-words.ts';
import { findExpressions } from './expressions/find-expressions.ts';
import { findSeparated } from './expressions/separable-verbs.ts';
import { analyseForm } from './forms/analyse-form.ts';
import type { Analysis } from './forms/analysis.ts';
import { analyseShortened } from './forms/compounds.ts';
import { isClearlyDerived } from './forms/derivation/derived-words.ts';
import { diminutiveOfNoun } from './forms/derivation/spanish-diminutives.ts';
import { respellEnglish } from './forms/english-spellings.ts';
import { guessBaseForms } from './forms/guess-base-forms.ts';
import { normaliseForm } from './forms/normalise-form.ts';
import { respellGerman, respellGermanNoun } from './forms/respell-german.ts';
import { respellFrench, restoreAccents } from './forms/restore-accents.ts';
import type { LanguageIndex, Lexicon } from './lexicon.ts';
import type { Reading, ReadSentence, ReadWord, WordReadings } from './read-sentence.ts';
import { isKin } from './weigh/kin.ts';

export function findReadings(sentence: string, language: Language, lexicon: Lexicon): ReadSentence {
  const index = lexicon.languages[language];
  const words = placeWords(sentence, language, lexicon).map((place) => readWord(place, language, lexicon));
  return {
    language,
    words,
    expressions: [
      ...findExpressions({ sentence, words, language, index }),
      ...(language === 'de' ? findSeparated({ sentence, words, index }) : []),
    ].sort((a, b) => b.words.length - a.words.length),
  };
}

/** The words of a sentence. A compound that the lexicon does not list is split into its words. */
export const placeWords = (sentence: string, language: Language, { languages }: Pick<Lexicon, 'languages'>) =>
  listPlaces(sentence, language).flatMap((place) =>
    isDivisible(place.text, language) ? divideCompound(place, language, languages[language]) : [place],
  );

/** A word in a sentence, with everything that its readings (possible meanings) depend on. */
export interface WordPlace {
  text: string;
  start: number;
  end: number;
  /** An apostrophe or a hyphen directly after the word. */
  joint: string;
  isAttached: boolean;
  isOpening: boolean;
  /** Whether this is the initial of a name, such as “E.” */
  isInitial: boolean;
  /** The full word that completes a shortened one: “Nachteile” (disadvantages) for “Vor-” in German “Vor- und Nachteile”. */
  full?: string | undefined;
}

export const listPlaces = (sentence: string, language: Language): WordPlace[] =>
  splitWords(sentence, language).map(({ text, start, end }, index, words) => ({
    text,
    start,
    end,
    joint: /['’-]/.exec(sentence.charAt(end))?.[0] ?? '',
    isAttached: sentence.charAt(start - 1) === '-',
    isOpening: index === 0 || opensSentence(sentence.slice(words[index - 1]?.end, start)),
    isInitial: isInitial(text, sentence.slice(end, end + 3), language),
    ...(language === 'de' && { full: shortened.exec(sentence.slice(end, end + longestShortened))?.[1] }),
  }));

/**
 * A capital letter, a full stop and another capital letter, as in “E. Miller”. English “I.” does not count, because it may
 * end a sentence. French “M. Dupont” (Mr Dupont) does not count either.
 */
const isInitial = (text: string, next: string, language: Language) =>
  /^\p{Lu}$/u.test(text) &&
  /^\. ?\p{Lu}/u.test(next) &&
  !(language === 'en' && text === 'I') &&
  !(language === 'fr' && text === 'M');

const shortened = /^ ?- ?(?:und|oder|bzw\.|beziehungsweise|sowie|wie|als auch) (\p{L}{6,})/u;
const longestShortened = 60;

/** Cached, because the readings of a word do not depend on the other words of the sentence. */
export function readWord(place: WordPlace, language: Language, lexicon: Lexicon): ReadWord {
  const { text, start, end, joint, isAttached, isOpening, isInitial, full = '' } = place;
  const { read } = lexicon.languages[language];
  if (isInitial) return { text, form: normaliseForm(text), start, end, isAttached, analyses: [], readings: [] };
  const key = `${text}\t${joint}\t${isAttached ? 1 : 0}${isOpening ? 1 : 0}${full}`;
  const known = read.get(key);
  if (known) return { ...known, text, start, end, isAttached };
  const found = findReadingsOf(place, language, lexicon);
  if (read.size >= mostRemembered) read.clear();
  read.set(key, found);
  return { ...found, text, start, end, isAttached };
}

/** The cache has at most this many words per language, which take a few megabytes. */
const mostRemembered = 3000;

function findReadingsOf(place: WordPlace, language: Language, lexicon: Lexicon): WordReadings {
  const { text, joint, isOpening } = place;
  const index = lexicon.languages[language];
  // Some German writers add “’s” to an abbreviation: “TV’s” (TVs) is looked up as “TV”.
  const bare = language === 'de' ? text.replace(/(?<=^\p{Lu}{2,})['’]s$/u, '') : text;
  const written = language === 'en' ? formOfEnglish(place, index) : formOf({ text: bare, joint, index });
  // Whether a Spanish word is probably misspelt. A capitalised word inside a sentence may be a name, so it does not count.
  const isRespelt =
    language === 'es' &&
    (isOpening ? /^\p{L}\p{Ll}{2,}$/u : /^\p{Ll}{3,}$/u).test(text) &&
    analyseForm({ form: written, language, index }).length === 0;
  const respelt = isRespelt ? restoreAccents(written, index) : written;
  const corrected = language === 'de' ? formOfGerman(text, written, lexicon) : respelt;
  const form = language === 'fr' ? formOfFrench(place, written, index) : corrected;
  const found = analyseForm({ form, language, index, isBeforePronoun: joint === '-' });
  const isCompound = language === 'de' && found.some(({ compound }) => compound);
  // English titles capitalise verbs.
  const mayBeName = language !== 'en' && !isOpening && joint !== '-';
  const fitting = mayBeName ? withoutFiniteVerbs(found, text) : found;
  const own = isCompound ? chooseCompounds(fitting, text, isOpening) : withoutNames(fitting, place, language);
  const whole = place.full === undefined ? [] : analyseShortened(form, normaliseForm(place.full), index);
  const analyses = whole.length > 0 ? whole : own;
  const listed = readingsOf({ text, form, isOpening, analyses }, lexicon);
  const isGermanNounHere = language === 'de' && !isOpening && /^\p{Lu}\p{Ll}/u.test(text);
  // A Slovenian word that is listed only without a prefix is also guessed: “nevarneje” (more dangerously) is more likely a
  // form of “nevarno” (dangerously) than “varno” (safely) with the prefix “ne-” (un-).
  const isPrefixed = language === 'sl' && analyses.length > 0 && analyses.every(({ compound }) => compound);
  const guessed =
    (listed.length > 0 && !isPrefixed) || (language === 'sl' && acronym.test(text))
      ? []
      : guessBaseForms(form, language, lexicon, !isOpening && /^\p{Lu}/u.test(text))
          .filter(({ word }) => !isName(place, language) || /^\p{Lu}/u.test(word.base))
          .filter(({ word }) => !isGermanNounHere || word.partOfSpeech !== 'verb' || /n$/.test(form))
          .flatMap((analysis) =>
            readingsOf({ text, form, isOpening, analyses: [analysis] }, lexicon).map((reading) => ({
              ...reading,
              isAsWritten: true,
              isKin: true,
              isGuess: !isClearlyDerived(analysis),
            })),
          );
  const readings = guessed.length > 0 ? guessed : listed;
  return { form, analyses, readings };
}

/** Abbreviations such as “SP” and “TV” are not looked up as forms of ordinary words. */
const acronym = /^\p{Lu}{2,4}$/u;

/**
 * Whether a capitalised word inside a sentence is a name. In Slovenian “moja sestra Petra” (my sister Petra), “Petra” is not
 * a form of “pet” (five).
 */
const isName = ({ text, isOpening }: WordPlace, language: Language) =>
  withSmallNouns.includes(language) && !isOpening && /^\p{Lu}\p{Ll}/u.test(text);

const withSmallNouns: readonly Language[] = ['fr', 'it', 'pt', 'sl'];

/** The listed form of a misspelt German word. A short capitalised word may be a name, so it is kept. */
function formOfGerman(text: string, form: string, lexicon: Lexicon): string {
  const index = lexicon.languages.de;
  const isKnown = () =>
    analyseForm({ form, language: 'de', index }).length > 0 || guessBaseForms(form, 'de', lexicon).length > 0;
  const isNoun = /^\p{Lu}\p{Ll}{6,}$/u.test(text);
  if ((!isNoun && !/^\p{Ll}{5,}$/u.test(text)) || isKnown()) return form;
  return isNoun ? respellGermanNoun(form, index) : respellGerman(form, index);
}

/**
 * German nouns are capitalised. So “herausstellte” (turned out), in lower case, is not a compound with the noun “Stelle”
 * (place). “Landesebene” (state level), with a capital inside a sentence, ends in the noun “Ebene” (level), not in the
 * adjective “eben” (flat).
 */
function chooseCompounds(analyses: readonly Analysis[], text: string, isOpening: boolean): readonly Analysis[] {
  const isNoun = ({ word }: Analysis) => word.partOfSpeech === 'noun';
  if (!/^[\p{Lu}\d]/u.test(text)) return analyses.filter((each) => !each.compound || !isNoun(each));
  return isOpening || !analyses.some((each) => each.compound && isNoun(each))
    ? analyses
    : analyses.filter((each) => !each.compound || isNoun(each));
}

/**
 * Leaves out analyses of a capitalised word as a finite verb inside a sentence: German “Mahle” and Spanish “Lucía” are names,
 * not forms of “mahlen” (grind) and “lucir” (shine).
 */
const withoutFiniteVerbs = (analyses: readonly Analysis[], text: string): readonly Analysis[] =>
  /^\p{Lu}\p{Ll}/u.test(text)
    ? analyses.filter(
        ({ word, features }) =>
          word.partOfSpeech !== 'verb' ||
          features.length === 0 ||
          features.some((each) => !/^(?:pres|past|subj|psubj|imp)/.test(each)),
      )
    : analyses;

/** Leaves out analyses of a name as a word with a prefix or an ending: “Podgornik” and “Agostinho” inside a sentence. */
const withoutNames = (analyses: readonly Analysis[], { text, isOpening }: WordPlace, language: Language) =>
  !isOpening && /^\p{Lu}/u.test(text)
    ? analyses.filter(({ compound }) => !compound || !isDerivedName(compound, language))
    : analyses;

const isDerivedName = (compound: readonly string[], language: Language) =>
  withSmallNouns.includes(language) ? language !== 'fr' : language === 'es' && compound.at(-1) === diminutiveOfNoun;

type FoundWord = { text: string; form: string; isOpening: boolean; analyses: readonly Analysis[] };

function readingsOf({ text, form, isOpening, analyses }: FoundWord, lexicon: Lexicon): Reading[] {
  const written = text.replaceAll("'", '’');
  const readings = new Map<string, Reading>();
  for (const analysis of analyses) {
    const { base } = analysis.word;
    const isCapitalised = /^\p{Lu}/u.test(base) && !/^I(?:’|$)/.test(base);
    const isWrittenSo = /^\p{Lu}/u.test(written) === isCapitalised || (isOpening && !isCapitalised);
    for (const [place, conceptId] of analysis.word.conceptIds.entries()) {
      const partOfSpeech = lexicon.concepts.partOfSpeechOf(conceptId);
      if (!partOfSpeech || (readings.has(conceptId) && !isWrittenSo)) continue;
      const known = readings.get(conceptId);
      // If two words of a concept match, prefer the word whose dictionary form is `form`.
      const isOwnForm = () => normaliseForm(base) === form && normaliseForm(known?.analysis.word.base ?? '') !== form;
      if (known?.isAsWritten && !isOwnForm()) continue;
      readings.set(conceptId, {
        conceptId,
        analysis,
        isAsWritten: isWrittenSo,
        isKin: isKin(analysis.word, { id: conceptId, partOfSpeech }),
        commonness: analysis.word.commonness[place] ?? 0,
        // The meaning of a verb with a prefix is only guessed from the verb: “mitdenken” (think for oneself) is more than
        // “denken” (think).
        isGuess: analysis.compound !== undefined && analysis.word.partOfSpeech === 'verb' && !analysis.isRegular,
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
 * The listed form of a French word that is written without its accent (“hopital” for “hôpital”, hospital) or with a wrong
 * double letter. In a capitalised word, only the first letter may lack an accent, because the word may be a name.
 */
function formOfFrench({ text, joint, isOpening }: WordPlace, form: string, index: LanguageIndex): string {
  if (text === 'A' && isOpening && joint === '') return 'à';
  if (!/^\p{L}\p{Ll}+$/u.test(text) || analyseForm({ form, language: 'fr', index }).length > 0) return form;
  const restored = restoreAccents(form, index, 'fr', /^\p{Lu}/u.test(text) && !isOpening ? 1 : form.length);
  return restored === form && /^\p{Ll}/u.test(text) ? respellFrench(form, index) : restored;
}

/**
 * The listed form of a word that is spelled informally (“dont” for “don’t”) or with a hyphen (“wheel-chair” for
 * “wheelchair”).
 */
function formOfEnglish({ text, joint }: WordPlace, index: LanguageIndex): string {
  const form = formOf({ text, joint, index });
  const isListed = (each: string) =>
    analyseForm({ form: each, language: 'en', index }).some(({ word }) => word.conceptIds.length > 0);
  if (!isListed(form)) {
    const spellings = [...respellEnglish(text), form.replaceAll('-', '')];
    return spellings.find((each) => each !== form && isListed(each)) ?? form;
  }
  return form;
}

/**
 * Whether a hyphen divides the text into words. In Slovenian, a hyphen also joins an ending to an abbreviation (“TAM-u”), so
 * only compounds such as “rdeče-bel” (red and white) are divided. Portuguese has the same rule: “político-militar”
 * (political and military) is divided.
 */
const isDivisible = (text: string, language: Language): boolean =>
  (language === 'en' && text.includes('-')) ||
  ((language === 'sl' || language === 'pt') && /^(?:\p{L}\p{Ll}{2,}|\d[\d.,]*)(?:-\p{Ll}{3,})+$/u.test(text));

/**
 * Splits a compound that the lexicon does not list, so that its words are explained: “15-year”, Slovenian “rdeče-bel” (red
 * and white). A name such as “al-Sadr” stays whole.
 */
function divideCompound(place: WordPlace, language: Language, index: LanguageIndex): WordPlace[] {
  const { text, start } = place;
  const isListed = (form: string) => analyseForm({ form, language, index }).length > 0;
  if (isListed(language === 'en' ? formOfEnglish(place, index) : normaliseForm(text))) return [place];
  const parts = [...text.matchAll(/[^-]+/g)].map((match) => ({
    ...place,
    text: match[0],
    start: start + match.index,
    end: start + match.index + match[0].length,
    joint: '',
    isAttached: false,
    isOpening: place.isOpening && match.index === 0,
  }));
  return parts.some((part) => part.text.length > 2 && isListed(normaliseForm(part.text))) ? parts : [place];
}

/**
 * Whether the characters since the previous word start a sentence, or contain a colon, a dash or a quotation mark. At these
 * positions a capital letter says nothing about the word.
 */
const opensSentence = (gap: string) => /[:–—.?!…]|[“„«»¿¡]$/u.test(gap);
