import type { LanguageIndex } from '../lexicon.ts';
import type { Analysis } from './analysis.ts';
import { combiningForms } from './derivation/combining-forms.ts';
import { isUnproductive } from './derivation/prefixed-verbs.ts';
import type { IndexedWord } from './word-list.ts';

const shortestPart = 3;
const mostParts = 4;
const shortestCompound = 7;
const shortestHyphenated = 6;
const longestAbbreviation = 3;

/**
 * Analyses a German compound of listed words. The last word determines inflection and gender: “Haustüren” (front doors)
 * inflects like “Tür” (door).
 */
export function analyseCompound(form: string, index: LanguageIndex): Analysis[] {
  if (!/^[\p{Ll}-]+$/u.test(form)) return analyseHyphenated(form, index);
  if (form.length < (form.includes('-') ? shortestHyphenated : shortestCompound)) return [];
  const hyphenated = analyseHyphenated(form, index);
  if (hyphenated.length > 0) return hyphenated;
  const found = splitCompound(form, index, featuresOfLast);
  return found.length > 0 ? found : splitCompound(form, index, featuresOfInfinitive, isCapitalised);
}

const featuresOfLast: FindFeatures = (known, features, beginning) => {
  if (isLastPart(known)) return features;
  return isParticiple(known, features, beginning) ? features.filter(isOfParticiple) : [];
};

type FindFeatures = (last: IndexedWord, features: readonly string[], beginning: string) => readonly string[];

/** Tries the longest last word first. The part before it must consist of known words that `isFirst` accepts. */
function splitCompound(
  form: string,
  index: LanguageIndex,
  findFeatures: FindFeatures,
  isFirst: (part: string) => boolean = () => true,
): Analysis[] {
  // “Öl” (oil) is the only first word of two letters.
  for (let start = form.startsWith('öl') ? 2 : shortestPart; start <= form.length - shortestPart; start += 1) {
    const last = form.slice(start).replace(/^-/, '');
    const found = findLast(last, index, (known, features) => findFeatures(known, features, form.slice(0, start)));
    if (found.length === 0) continue;
    const first = splitFirst(form.slice(0, start).replace(/-$/, ''), index, mostParts - 1);
    if (!first?.every(isFirst)) continue;
    const other = splitBehindS(form, start, index) ?? (first.length === 1 ? splitLater(form, start, index) : undefined);
    const chosen = other ?? { start, first, found };
    return chosen.found.map(({ word, features }) => ({
      word: asCompound(word, form.slice(0, chosen.start)),
      features,
      compound: [...chosen.first, word.base],
    }));
  }
  return [];
}

const findLast = (
  last: string,
  index: LanguageIndex,
  findFeatures: (known: IndexedWord, features: readonly string[]) => readonly string[],
) =>
  index.findForms(last).flatMap(({ word, features }) => {
    const known = index.wordAt(word);
    const fitting = known ? findFeatures(known, features) : [];
    return known && fitting.length > 0 ? [{ word: known, features: fitting }] : [];
  });

/**
 * Finds a later place to split if the last word is a compound too. “Eisenbahnstrecke” (railway line) is split into
 * “Eisenbahn” (railway) and “Strecke” (line), not into “Eisen” (iron) and “Bahnstrecke”, because “Eisenbahn” is the commoner
 * word.
 */
function splitLater(form: string, start: number, index: LanguageIndex) {
  for (let later = start + shortestPart; later <= form.length - shortestPart; later += 1) {
    const first = findFirst(form.slice(0, later), index);
    const isCompound = first !== undefined && /^\p{Lu}.*[^-]$/u.test(first);
    if (!isCompound || findFirst(form.slice(start, later), index) === undefined) continue;
    const found = findLast(form.slice(later), index, (known, features) =>
      known.partOfSpeech === 'noun' && isLastPart(known) ? features : [],
    );
    if (dependentHead.test(form.slice(later))) return undefined;
    if (found.length > 0 && commonnessOf(first, index) >= commonnessOf(form.slice(start), index))
      return { start: later, first: [first], found };
  }
  return undefined;
}

/**
 * Words whose meaning depends on the word before them: “Kampf” (fight) in “Wahlkampf” (election campaign), “Satz” (sentence)
 * in “Steuersatz” (tax rate).
 */
const dependentHead = /^(?:kampf|satz|stand|lage|gang|fall|zug|schlag|grund|hof|schein|stück)(?:e?s|e|en)?$/;

/**
 * Splits one letter later if the last word is then a commoner word. The new split must come after a linking “s”
 * (“Verkehrs-amt”, not “Verkehr-samt”) or after a noun (“Nacht-ruhe”, not “nach-Truhe”).
 */
function splitBehindS(form: string, start: number, index: LanguageIndex) {
  const last = form.slice(start + 1);
  const isCommoner = commonnessOf(last, index) > commonnessOf(form.slice(start), index);
  const isWholeNoun = () => commonnessOf(form.slice(0, start + 1), index) > Number.NEGATIVE_INFINITY;
  if (!isCommoner || (form.charAt(start) !== 's' && !isWholeNoun())) return undefined;
  const found = findLast(last, index, (known, features) =>
    known.partOfSpeech === 'noun' && isLastPart(known) ? features : [],
  );
  const first = found.length > 0 ? splitFirst(form.slice(0, start + 1), index, mostParts - 1) : undefined;
  return first && { start: start + 1, first, found };
}

/** How common the commonest meaning of a noun is. */
const commonnessOf = (noun: string, index: LanguageIndex): number => {
  const all = index.findForms(noun.toLowerCase()).flatMap(({ word }) => {
    const known = index.wordAt(word);
    return known?.partOfSpeech === 'noun' ? known.commonness : [];
  });
  return Math.max(Number.NEGATIVE_INFINITY, ...all);
};

/** A compound may end in an infinitive, which is then a noun: “Feuerlöschen” (extinguishing fires). */
const featuresOfInfinitive: FindFeatures = ({ partOfSpeech, conceptIds, isReflexive }, features) =>
  partOfSpeech === 'verb' && conceptIds.length > 0 && !isReflexive ? features.filter((each) => each === 'inf') : [];

const isCapitalised = (part: string) => /^\p{Lu}/u.test(part);

/**
 * Only the last word of a hyphenated compound needs to be known: “US-Präsident”, “3-Sterne-Hotel”. The last word may be a
 * compound itself: “TV-Werkschau” (TV retrospective). Before 1996, numbers had no hyphen: “32jährig” (32 years old).
 */
function analyseHyphenated(form: string, index: LanguageIndex): Analysis[] {
  const [, first = '', last = ''] =
    /^([\p{Ll}\d-]+)-(\p{Ll}{3,})$/u.exec(form) ?? /^(\d+)(\p{Ll}{5,})$/u.exec(form) ?? [];
  if (first === '') return [];
  const listed = findLast(last, index, (known, features) => featuresOfLast(known, features, '')).map((each) => ({
    ...each,
    compound: [each.word.base],
  }));
  const isWhole = listed.length > 0 || last.length < shortestCompound;
  const found = isWhole ? listed : splitCompound(last, index, featuresOfLast);
  const pieces = first.split('-').filter((piece) => piece !== '');
  const beginning = pieces.map((piece) => capitalise(piece, index)).join('-');
  const parts = pieces.flatMap((piece) =>
    linking.test(piece) ? piece : (splitFirst(piece, index, mostParts - 1) ?? [capitalise(piece, index)]),
  );
  return found.map(({ word, features, compound = [] }) => ({
    word: asCompound(word, `${word.partOfSpeech === 'noun' ? beginning : first}-`),
    features,
    compound: [...parts, ...compound],
  }));
}

/**
 * Restores the capital letters of a part of a hyphenated compound, because the analysed form is in lower case: “US”,
 * “Clinton”.
 */
const capitalise = (piece: string, index: LanguageIndex) => (linking.test(piece) ? piece : spellPart(piece, index));

/** Small words between the hyphens of a compound: “an” in “Rad-an-Rad-Duell” (neck-and-neck race). */
const linking = /^(?:an|auf|und|zu|vor|für|mit|ohne|oder|bis|the|to|by|of)$/;

const spellPart = (piece: string, index: LanguageIndex) =>
  piece.length <= longestAbbreviation && findFirst(piece, index) === undefined
    ? piece.toUpperCase()
    : piece.charAt(0).toUpperCase() + piece.slice(1);

/**
 * Analyses a shortened word as the full word: “Vor-” in “Vor- und Nachteile” (advantages and disadvantages) as “Vorteile”.
 * If the full word is not listed, uses the first part alone: “Zeitung” for “Zeitungs-” (newspaper).
 */
export function analyseShortened(form: string, full: string, index: LanguageIndex): Analysis[] {
  for (let start = 2; start <= full.length - shortestEnding; start += 1) {
    const found = findLast(form + full.slice(start), index, (known, features) =>
      known.conceptIds.length > 0 && /^(?:noun|adjective|verb)$/.test(known.partOfSpeech) ? features : [],
    );
    if (found.length > 0) return found;
  }
  if (index.findForms(form).some(({ word }) => (index.wordAt(word)?.conceptIds.length ?? 0) > 0)) return [];
  const [, noun = ''] = /^(\p{Ll}{3,}?)(?:e?s|e?n)$/u.exec(form) ?? [];
  return findLast(noun, index, (known) =>
    known.partOfSpeech === 'noun' && known.conceptIds.length > 0 && known.base.toLowerCase() === noun ? ['nom sg'] : [],
  );
}

const shortestEnding = 4;

/**
 * Whether a compound can end in this word. The ending “-los” (without) is neither “Los” (lottery ticket) nor “lose” (loose).
 * “-schaft” is not “Schaft” (shaft), see german-suffixes.ts.
 * No compound ends in “eben” (flat).
 */
const isLastPart = ({ partOfSpeech, base, conceptIds }: IndexedWord) =>
  conceptIds.length > 0 &&
  base.length >= shortestPart &&
  !/^(?:Los|lose|eben|Schaft)$/.test(base) &&
  (partOfSpeech === 'noun' || (partOfSpeech === 'adjective' && (base.length > shortestPart || base === 'los')));

/**
 * Whether the word is a compound that ends in a participle: “computergesteuert” (computer-controlled). “vorgelagert”
 * (lying in front) is not a compound but a form of the verb “vorlagern”, which has a meaning of its own.
 */
const isParticiple = ({ partOfSpeech, conceptIds }: IndexedWord, features: readonly string[], beginning: string) =>
  partOfSpeech === 'verb' && conceptIds.length > 0 && features.some(isOfParticiple) && !isUnproductive(beginning);

const isOfParticiple = (features: string) => /^a?part/.test(features);

function asCompound(last: IndexedWord, beginning: string): IndexedWord {
  const begin = last.partOfSpeech === 'noun' ? beginning.charAt(0).toUpperCase() + beginning.slice(1) : beginning;
  const isJoined = beginning.endsWith('-');
  return { ...last, base: begin + (isJoined ? last.base : last.base.charAt(0).toLowerCase() + last.base.slice(1)) };
}

const links = ['', 's', 'es', 'n', 'en', 'er', 'e', 'ens'];

/** The words before the last one, with linking letters: “Kind-er-garten” (kindergarten). */
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
    // Rejects beginnings that only look like a noun: “Entwertung” (devaluation) has nothing to do with “Ente” (duck), and
    // “Beimischung” (admixture) nothing with “Bein” (leg).
    if (bare.length < shortestPart || /^(?:ent|bei|kund|bes)$/.test(bare)) continue;
    for (const candidate of link === '' ? [bare, `${bare}e`, `${bare}en`, `${bare}n`] : [bare]) {
      const found = index.findForms(candidate).flatMap(({ word }) => {
        const known = index.wordAt(word);
        return known && canOpen(known, candidate, bare) ? [known.base] : [];
      });
      // A listed base form comes before an inflected form: “Medien” (media) is listed, and is also a form of “Medium”
      // (medium).
      const isSame = (base: string) => Number(/^\p{Lu}/u.test(base) && base.toLowerCase() === candidate);
      const [first] = found.toSorted((a, b) => isSame(b) - isSame(a));
      if (first !== undefined) return first;
    }
  }
  return undefined;
}

const givenNames = /given-name\/name$/;

/** A compound can start with a noun, an adjective or a verb stem: “Hochhaus” (tower block) starts with “hoch” (high). */
function canOpen({ partOfSpeech, base, conceptIds }: IndexedWord, candidate: string, bare: string): boolean {
  if (conceptIds.length === 0) return false;
  const plain = base.toLowerCase();
  if (partOfSpeech === 'noun') return plain === candidate || (candidate === bare && plain.length >= shortestPart);
  // A compound starts with the name of a place, not with a first name: “Hansestadt” is not made from “Hans”. The name may lose its
  // last “e”: “Elbmündung” (mouth of the Elbe) starts with “Elbe”.
  if (partOfSpeech === 'name' && conceptIds.every((id) => givenNames.test(id))) return false;
  if (partOfSpeech === 'name') return plain === bare || (plain === `${bare}e` && plain === candidate);
  if (partOfSpeech === 'verb') return plain === candidate && candidate !== bare;
  // A compound does not start with these prepositions: “Mitschnitt” (recording) is made from “mitschneiden” (record), not
  // from “mit” and “Schnitt”.
  if (/^(?:an|auf|aus|bei|durch|ein|in|mit|um|von|zu|ab)$/.test(bare)) return false;
  return (
    (partOfSpeech === 'adjective' ||
      partOfSpeech === 'adverb' ||
      partOfSpeech === 'preposition' ||
      partOfSpeech === 'numeral') &&
    plain === bare
  );
}
