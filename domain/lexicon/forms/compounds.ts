import type { LanguageIndex } from '../lexicon.ts';
import type { Analysis } from './analysis.ts';
import { combiningForms } from './combining-forms.ts';
import { isUnproductive } from './prefixed-verbs.ts';
import type { IndexedWord } from './word-list.ts';

const shortestPart = 3;
const mostParts = 4;
const shortestCompound = 7;
const longestAbbreviation = 3;

/** Analyses a German compound of listed words. The last word determines inflection and gender: “Haustüren” is “Haustür”. */
export function analyseCompound(form: string, index: LanguageIndex): Analysis[] {
  if (form.length < shortestCompound || !/^[\p{Ll}-]+$/u.test(form)) return [];
  const found = splitCompound(form, index, (known, features, beginning) => {
    if (isLastPart(known)) return features;
    return isParticiple(known, features, beginning) ? features.filter(isOfParticiple) : [];
  });
  if (found.length > 0) return found;
  const hyphenated = analyseHyphenated(form, index);
  return hyphenated.length > 0 ? hyphenated : splitCompound(form, index, featuresOfInfinitive, isCapitalised);
}

type FindFeatures = (last: IndexedWord, features: readonly string[], beginning: string) => readonly string[];

/** Tries the longest last word first. The rest must consist of known words that `isFirst` accepts. */
function splitCompound(
  form: string,
  index: LanguageIndex,
  findFeatures: FindFeatures,
  isFirst: (part: string) => boolean = () => true,
): Analysis[] {
  for (let start = shortestPart; start <= form.length - shortestPart; start += 1) {
    const last = form.slice(start).replace(/^-/, '');
    const found = index.findForms(last).flatMap(({ word, features }) => {
      const known = index.wordAt(word);
      const fitting = known ? findFeatures(known, features, form.slice(0, start)) : [];
      return known && fitting.length > 0 ? [{ word: known, features: fitting }] : [];
    });
    if (found.length === 0) continue;
    const first = splitFirst(form.slice(0, start).replace(/-$/, ''), index, mostParts - 1);
    if (!first?.every(isFirst)) continue;
    return found.map(({ word, features }) => ({
      word: asCompound(word, form.slice(0, start)),
      features,
      compound: [...first, word.base],
    }));
  }
  return [];
}

/** “Feuerlöschen”, “Zeitunglesen” */
const featuresOfInfinitive: FindFeatures = ({ partOfSpeech, conceptIds, isReflexive }, features) =>
  partOfSpeech === 'verb' && conceptIds.length > 0 && !isReflexive ? features.filter((each) => each === 'inf') : [];

const isCapitalised = (part: string) => /^\p{Lu}/u.test(part);

/** Only the last word of a hyphenated compound needs to be listed: “US-Präsident”, “Clinton-Besuch”. */
function analyseHyphenated(form: string, index: LanguageIndex): Analysis[] {
  const [, first = '', last = ''] = /^(.+)-(\p{L}{3,})$/u.exec(form) ?? [];
  return index.findForms(last).flatMap(({ word, features }) => {
    const known = index.wordAt(word);
    if (first === '' || !known || known.partOfSpeech !== 'noun' || !isLastPart(known)) return [];
    const beginning = first.length <= longestAbbreviation ? first.toUpperCase() : first;
    return [{ word: asCompound(known, `${beginning}-`), features, compound: [beginning, known.base] }];
  });
}

/** “-los” is the ending “without”, neither a lottery ticket nor “loose”. */
const isLastPart = ({ partOfSpeech, base, conceptIds }: IndexedWord) =>
  conceptIds.length > 0 &&
  base.length >= shortestPart &&
  !/^(?:Los|lose)$/.test(base) &&
  (partOfSpeech === 'noun' || (partOfSpeech === 'adjective' && (base.length > shortestPart || base === 'los')));

/** “umweltorientiert”, “computergesteuert”; but “vorgelagert” is a form of “vorlagern”, which has a meaning of its own. */
const isParticiple = ({ partOfSpeech, conceptIds }: IndexedWord, features: readonly string[], beginning: string) =>
  partOfSpeech === 'verb' && conceptIds.length > 0 && features.some(isOfParticiple) && !isUnproductive(beginning);

const isOfParticiple = (features: string) => /^a?part/.test(features);

function asCompound(last: IndexedWord, beginning: string): IndexedWord {
  const begin = last.partOfSpeech === 'noun' ? beginning.charAt(0).toUpperCase() + beginning.slice(1) : beginning;
  const isJoined = beginning.endsWith('-');
  return { ...last, base: begin + (isJoined ? last.base : last.base.charAt(0).toLowerCase() + last.base.slice(1)) };
}

const links = ['', 's', 'es', 'n', 'en', 'er', 'e', 'ens'];

/** The words before the last one, with linking letters: “Liebe-s-brief”, “Kind-er-garten”, “Sonne-n-schein”. */
function splitFirst(text: string, index: LanguageIndex, mostLeft: number): string[] | undefined {
  const whole = findFirst(text, index);
  if (whole !== undefined) return [whole];
  if (mostLeft <= 1) return undefined;
  for (let start = shortestPart; start <= text.length - shortestPart; start += 1) {
    const last = findFirst(text.slice(start).replace(/^-/, ''), index);
    const first =
      last === undefined ? undefined : splitFirst(text.slice(0, start).replace(/-$/, ''), index, mostLeft - 1);
    if (first && last !== undefined) return [...first, last];
  }
  return undefined;
}

function findFirst(text: string, index: LanguageIndex): string | undefined {
  if (combiningForms.has(text)) return `${text.charAt(0).toUpperCase()}${text.slice(1)}-`;
  for (const link of links) {
    if (link !== '' && !text.endsWith(link)) continue;
    const bare = link === '' ? text : text.slice(0, -link.length);
    if (bare.length < shortestPart) continue;
    for (const candidate of link === '' ? [bare, `${bare}e`, `${bare}en`, `${bare}n`] : [bare]) {
      const found = index.findForms(candidate).flatMap(({ word }) => {
        const known = index.wordAt(word);
        return known && canOpen(known, candidate, bare) ? [known.base] : [];
      });
      // “Medien” is listed, and it is also a form of “Medium”.
      const isSame = (base: string) => Number(/^\p{Lu}/u.test(base) && base.toLowerCase() === candidate);
      const [first] = found.toSorted((a, b) => isSame(b) - isSame(a));
      if (first !== undefined) return first;
    }
  }
  return undefined;
}

/** A compound can start with a noun, an adjective or a verb stem: “Schlafzimmer”, “Hochhaus”. */
function canOpen({ partOfSpeech, base, conceptIds }: IndexedWord, candidate: string, bare: string): boolean {
  if (conceptIds.length === 0) return false;
  const plain = base.toLowerCase();
  if (partOfSpeech === 'noun') return plain === candidate || (candidate === bare && plain.length >= shortestPart);
  if (partOfSpeech === 'name') return plain === bare;
  if (partOfSpeech === 'verb') return plain === candidate && candidate !== bare;
  // “Mitschnitt” is made from “mitschneiden”, not from “mit” and “Schnitt”.
  if (/^(?:an|auf|aus|bei|durch|ein|in|mit|um|von|zu|ab)$/.test(bare)) return false;
  return (
    (partOfSpeech === 'adjective' ||
      partOfSpeech === 'adverb' ||
      partOfSpeech === 'preposition' ||
      partOfSpeech === 'numeral') &&
    plain === bare
  );
}
