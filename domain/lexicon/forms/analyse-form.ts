import type { Language } from '../../language.ts';
import type { LanguageIndex, Lexicon } from '../lexicon.ts';
import type { Analysis } from './analysis.ts';
import { analyseClitics } from './clitics.ts';
import { analyseCompound } from './compounds.ts';
import { analyseEnglishDerivation } from './derivation/english-derivation.ts';
import { analyseFrenchDerivation } from './derivation/french-derivation.ts';
import { analyseDiminutive, analyseNegated, analyseSuffixed } from './derivation/german-derivation.ts';
import { analyseGermanSuffix } from './derivation/german-suffixes.ts';
import { analyseItalianDerivation } from './derivation/italian-derivation.ts';
import { analysePortugueseDerivation } from './derivation/portuguese-derivation.ts';
import { analysePrefixed } from './derivation/prefixed-verbs.ts';
import { analyseSlovenianPrefix } from './derivation/slovenian-prefixes.ts';
import { analyseSpanishDiminutive } from './derivation/spanish-diminutives.ts';
import { analyseSpanishPrefix } from './derivation/spanish-prefixes.ts';
import { respellPortuguese } from './portuguese-spellings.ts';

type Asked = { form: string; language: Language; index: LanguageIndex; isBeforePronoun?: boolean };

/** All ways to explain a form by words of the lexicon: as an inflected form, with attached pronouns, or as a compound. */
export function analyseForm(asked: Asked): readonly Analysis[] {
  const { form, index, isBeforePronoun = false } = asked;
  const key = isBeforePronoun ? `${form}-` : form;
  const known = index.analysed.get(key);
  if (known) return known;
  const found = analyse(asked);
  if (index.analysed.size >= mostRemembered) index.analysed.clear();
  index.analysed.set(key, found);
  return found;
}

/** Cache size. Texts repeat their words; this many forms take a few megabytes. */
const mostRemembered = 10_000;

function analyse({ form, language, index, isBeforePronoun = false }: Asked): Analysis[] {
  const listed = findListed(form, index, isBeforePronoun);
  if (language === 'de') return hasMeaning(listed) ? listed : [...listed, ...analyseGerman(form, index)];
  if (language === 'pt' && !hasMeaning(listed)) {
    const found = [...findRespelt(form, index, isBeforePronoun), ...listed];
    return hasMeaning(found) ? found : [...found, ...analysePortugueseDerivation(form, index, findListed)];
  }
  if (language === 'sl' && !hasMeaning(listed)) return [...listed, ...analyseSlovenianPrefix(form, index, findListed)];
  if (language === 'it' && !hasMeaning(listed)) {
    const found = listed.length > 0 ? listed : analyseClitics(form, language, index);
    return hasMeaning(found) ? found : [...found, ...analyseItalianDerivation(form, index, findListed)];
  }
  if (language === 'es' && !hasMeaning(listed)) {
    const small = analyseSpanishDiminutive(form, index, findListed);
    if (small.length > 0) return [...small, ...listed];
  }
  if (language === 'fr' && !hasMeaning(listed)) {
    const plain = form.replace(/-(?:là|ci)$/, '');
    if (plain !== form) return findListed(plain, index, false);
    return [...listed, ...analyseFrenchDerivation(form, index, findListed)];
  }
  if (listed.length > 0) return listed;
  if (language === 'es') {
    const found = analyseClitics(form, language, index);
    return found.length > 0 ? found : analyseSpanishPrefix(form, index, findListed);
  }
  if (language === 'fr' && /-(?:là|ci)$/.test(form)) return findListed(form.replace(/-(?:là|ci)$/, ''), index, false);
  // “I’ve” is analysed as “I”. The full contraction is shown as a grammar note.
  if (language === 'en' && /’(?:ve|m|re|ll|d)$/.test(form)) return findListed(form.replace(/’.*$/, ''), index, false);
  if (language === 'en' && /’s?$/.test(form)) return nounsFirst(findListed(form.replace(/’s?$/, ''), index, false));
  return language === 'en' ? analyseEnglishDerivation(form, index, findListed) : [];
}

/** Before “’s”, only analyses as a noun are kept (“the plant’s waste”). If no noun is listed, all analyses are kept. */
function nounsFirst(analyses: Analysis[]): Analysis[] {
  const nouns = analyses.filter(({ word }) => /^(?:noun|name|pronoun|numeral)$/.test(word.partOfSpeech));
  return nouns.length > 0 ? nouns : analyses;
}

/**
 * Whether a listed word has a concept. Common words without a concept are listed too. A name needs no concept, because names
 * are never analysed further.
 */
const hasMeaning = (analyses: readonly Analysis[]) =>
  analyses.some(({ word }) => word.conceptIds.length > 0 || word.partOfSpeech === 'name');

/**
 * Finds words in the spelling before 1996 (“daß”, “Prozeß”) or in Swiss spelling (“gestossen”), compounds, and words derived
 * from listed ones.
 */
function analyseGerman(form: string, index: LanguageIndex): Analysis[] {
  const respelt = form.includes('ß') ? form.replaceAll('ß', 'ss') : form.replaceAll('ss', 'ß');
  const found = respelt === form ? [] : findListed(respelt, index, false);
  if (hasMeaning(found)) return found;
  // German words may have “ph” for “f”. “Telegraphie” (telegraphy) is the older spelling of “Telegrafie”. “Fotographie”
  // (photograph) mixes the old and the new spelling.
  const withF = form.replaceAll('ph', 'f');
  const foundWithF = withF === form ? [] : findListed(withF, index, false);
  if (hasMeaning(foundWithF)) return foundWithF;
  const derived = derive(form, index);
  return [...found, ...(derived.length > 0 || respelt === form ? derived : derive(respelt, index))];
}

function derive(form: string, index: LanguageIndex): Analysis[] {
  const suffixed = analyseSuffixed(form, index);
  if (suffixed.length > 0) return suffixed;
  const withSuffix = analyseGermanSuffix(form, index);
  if (withSuffix.length > 0) return withSuffix;
  const derived = [
    ...analyseCompound(form, index),
    ...analysePrefixed(form, index),
    ...analyseInhabitant(form, index),
    ...analyseFeminine(form, index),
  ];
  if (derived.length > 0) return derived;
  const small = [...analyseNegated(form, index), ...analyseDiminutive(form, index)];
  return small.length > 0 ? small : analyseContracted(form, index);
}

/**
 * Analyses a verb, pronoun or conjunction that spoken German joins with “es” (it) or “du” (you): “stimmts” for “stimmt es”
 * (it’s true).
 */
function analyseContracted(form: string, index: LanguageIndex): Analysis[] {
  const [, stem = ''] = /^(\p{Ll}{2,})[’]?s$/u.exec(form) ?? /^(\p{Ll}{2,}st)e$/u.exec(form) ?? [];
  return [stem, `${stem}e`].flatMap((each) =>
    findListed(each, index, false).flatMap(({ word, features }) => {
      const finite = features.filter((feature) => /^(?:pres|past|psubj)/.test(feature));
      if (word.conceptIds.length === 0) return [];
      if (word.partOfSpeech === 'verb') return finite.length > 0 ? [{ word, features: finite }] : [];
      return /^(?:pronoun|conjunction)$/.test(word.partOfSpeech) && each === stem ? [{ word, features }] : [];
    }),
  );
}

/** Analyses a German noun for a woman as the noun for a man with “-in”: “Ministerin” (female minister). */
function analyseFeminine(form: string, index: LanguageIndex): Analysis[] {
  const [, stem, plural] = /^(\p{L}{4,})in(nen)?$/u.exec(form) ?? [];
  if (stem === undefined) return [];
  return [stem, `${stem}e`].flatMap((person) =>
    index.findForms(person).flatMap(({ word }) => {
      const found = index.wordAt(word);
      if (found?.partOfSpeech !== 'noun' || found.gender !== 'm' || found.base.toLowerCase() !== person) return [];
      const base = `${found.base.slice(0, stem.length)}in`;
      return [
        {
          word: { ...found, base, gender: 'f' as const },
          features: ['nom', 'gen', 'dat', 'acc'].map((each) => `${each} ${plural ? 'pl' : 'sg'}`),
        },
      ];
    }),
  );
}

/**
 * Analyses a German word that is made from the name of a city: “Kölner” (from Cologne). The name of the city explains the
 * word.
 */
function analyseInhabitant(form: string, index: LanguageIndex): Analysis[] {
  const [, stem] = /^(\p{L}{3,})er(?:n|s|in|innen)?$/u.exec(form) ?? [];
  if (stem === undefined) return [];
  const cities = [stem, `${stem}en`, stem.replace(/n$/, 'en'), stem.replace(/rch$/, 'rich')];
  return [...new Set(cities)].flatMap((city) =>
    index.findForms(city).flatMap(({ word }) => {
      const found = index.wordAt(word);
      const isCity = found?.partOfSpeech === 'name' && found.base.toLowerCase() === city && found.conceptIds.length > 0;
      return isCity ? [{ word: found, features: [] }] : [];
    }),
  );
}

/** Finds Portuguese words in another spelling: “projecto” for “projeto” (project). */
const findRespelt = (form: string, index: LanguageIndex, isBeforePronoun: boolean): Analysis[] =>
  respellPortuguese(form).flatMap((respelt) => findListed(respelt, index, isBeforePronoun));

/**
 * Finds a form that the lexicon lists. Portuguese forms such as “fazê” (do) occur only before a pronoun such as “-lo” (it).
 * Their features end in “ lo”, and they match only before a pronoun.
 */
function findListed(form: string, index: LanguageIndex, isBeforePronoun: boolean): Analysis[] {
  return index.findForms(form).flatMap(({ word, features }) => {
    const found = index.wordAt(word);
    const told = features
      .filter((each) => isBeforePronoun || !each.endsWith(' lo'))
      .map((each) => each.replace(/ lo$/, ''));
    return found && told.length > 0 ? [{ word: found, features: told }] : [];
  });
}

export const listConcepts = (form: string, language: Language, lexicon: Lexicon): string[] => [
  ...new Set(
    analyseForm({ form, language, index: lexicon.languages[language] }).flatMap(({ word }) => word.conceptIds),
  ),
];
