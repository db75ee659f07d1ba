import type { Language } from '../../language.ts';
import type { LanguageIndex, Lexicon } from '../lexicon.ts';
import type { Analysis } from './analysis.ts';
import { analyseClitics } from './clitics.ts';
import { analyseCompound } from './compounds.ts';

type Asked = { form: string; language: Language; index: LanguageIndex; isBeforePronoun?: boolean };

/** All analyses of a form with words of the lexicon: as an inflected form, with attached pronouns, or as a compound. */
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
  if (listed.length > 0) return listed;
  if (language === 'es' || language === 'it') return analyseClitics(form, language, index);
  if (language === 'pt') return findRespelt(form, index, isBeforePronoun);
  if (language === 'fr' && /-(?:là|ci)$/.test(form)) return findListed(form.replace(/-(?:là|ci)$/, ''), index, false);
  // “I’ve” is analysed as “I”. The full contraction is shown as a grammar note.
  if (language === 'en' && /’(?:ve|m|re|ll|d)$/.test(form)) return findListed(form.replace(/’.*$/, ''), index, false);
  if (language === 'en' && /’s?$/.test(form)) return findListed(form.replace(/’s?$/, ''), index, false);
  return language === 'de' ? analyseGerman(form, index) : [];
}

/** Finds words in the spelling before 1996 (“daß”, “Prozeß”) or in Swiss spelling (“gestossen”), and compounds. */
function analyseGerman(form: string, index: LanguageIndex): Analysis[] {
  const respelt = form.includes('ß') ? form.replaceAll('ß', 'ss') : form.replaceAll('ss', 'ß');
  const found = respelt === form ? [] : findListed(respelt, index, false);
  if (found.length > 0) return found;
  const compound = analyseCompound(form, index);
  return compound.length > 0 || respelt === form ? compound : analyseCompound(respelt, index);
}

/**
 * Finds Portuguese words in Brazilian spelling (“econômico” for “económico”, “prêmio” for “prémio”), or with the accents of before
 * 2009 (“idéia”, “freqüente”).
 */
function findRespelt(form: string, index: LanguageIndex, isBeforePronoun: boolean): Analysis[] {
  const respelt = form
    .replace(/ê(?=[mn])/g, 'é')
    .replace(/ô(?=[mn])/g, 'ó')
    .replace(/é(?=i[ao]s?$)/, 'e')
    .replace(/ó(?=i[ao]s?$)/, 'o')
    .replace(/ôo(?=s?$)/, 'oo')
    .replaceAll('ü', 'u');
  return respelt === form ? [] : findListed(respelt, index, isBeforePronoun);
}

/** Portuguese forms such as “fazê” occur only before “-lo”. Their features end in “ lo”, and they match only before a pronoun. */
function findListed(form: string, index: LanguageIndex, isBeforePronoun: boolean): Analysis[] {
  return index.findForms(form).flatMap(({ word, features }) => {
    const found = index.wordAt(word);
    const told = features
      .filter((each) => isBeforePronoun || !each.endsWith(' lo'))
      .map((each) => each.replace(/ lo$/, ''));
    return found && told.length > 0 ? [{ word: found, features: told }] : [];
  });
}

/** The concepts that a form can mean. */
export const listConcepts = (form: string, language: Language, lexicon: Lexicon): string[] => [
  ...new Set(
    analyseForm({ form, language, index: lexicon.languages[language] }).flatMap(({ word }) => word.conceptIds),
  ),
];
