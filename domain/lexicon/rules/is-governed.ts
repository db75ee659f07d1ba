import type { Language } from '../../language.ts';
import type { Lexicon } from '../lexicon.ts';
import type { ExpressionMatch, ReadSentence, ReadWord } from '../read-sentence.ts';
import { governedPreposition, spellingsOf } from './governed-preposition.ts';
import { belongsElsewhere, hasObjectInOtherCase } from './slovenian/governed-case.ts';
import { isCapitalised, isOnly, mayBe, partsOfObject } from './word-classes.ts';

/**
 * The maximum number of words between a verb and the preposition that it takes. In German “wartet gestern mit seiner Frau
 * auf” (waits yesterday with his wife for), there are four.
 */
const widest: Partial<Record<Language, number>> = { en: 4, de: 8, sl: 4 };
/**
 * The maximum number of words between a German reflexive verb and its preposition. In “Es handelt sich bei den beiden
 * gestern in Köln gefundenen Bildern um” (the two pictures found in Cologne yesterday are), there are nine words between
 * “handelt” and “um”.
 */
const widestOfReflexive = 12;

/**
 * Whether the preposition can belong to (be governed by) the verb at this distance: “wartet seit Stunden auf den Bus” (has
 * been waiting for the bus for hours). Undefined if the inserted words do not stand beside the preposition.
 */
export function isGoverned(match: ExpressionMatch, sentence: ReadSentence, lexicon: Lexicon): boolean | undefined {
  const gap = findGap(match, sentence);
  if (!gap) return undefined;
  const { language, words } = sentence;
  const { inside, isVerbLast } = gap;
  const [first = 0, last = 0] = [match.words[0], match.words.at(-1)];
  const [before, next] = [words[first - 1], words[last + 1]];
  const reach = language === 'de' && isReflexive(match) ? widestOfReflexive : (widest[language] ?? 0);
  if (!isInOneClause(match, words) || inside.length > reach) return false;
  // With a reflexive pronoun, the verb means something else: “setzte sich auf” (sat down on) is not a form of “setzen auf”
  // (rely on).
  if (!isReflexive(match) && [before, ...inside].some((word) => /^(?:sich|se)$/.test(word?.form ?? ''))) return false;
  if (inside.some((word) => isVerb(word, lexicon) && !auxiliaries.test(word.form))) return false;
  if (language === 'en') {
    const isInfinitive =
      words[last]?.form === 'to' && isOnly(next, ['verb'], lexicon) && !beforeInfinitive.test(match.base);
    return !isInfinitive && inside.every((word) => mayBe(word, partsOfObject, lexicon) || word.readings.length === 0);
  }
  if (language === 'sl' && belongsElsewhere(match.base, inside, isVerbLast)) return false;
  if (!isVerbLast) return !isCompared(words, last) && !inside.some(({ form }) => conjunctions[language]?.test(form));
  if (match.endsClause || (first === 0 && /^(?:gehören|zählen) zu$/.test(match.base))) return true;
  return language === 'sl' ? !mayBe(next, ['noun', 'adjective'], lexicon) : closesClause(next, lexicon);
}

/**
 * Whether the preposition cannot belong to the verb: the verb lacks its reflexive pronoun, or the preposition has no object
 * or an object in another case.
 */
export function isUngoverned(match: ExpressionMatch, { language, words }: ReadSentence): boolean {
  const preposition = governedPreposition(match.base, language);
  if (preposition === undefined) return false;
  if (!match.hasGap && !isInOneClause(match, words)) return true;
  const clause = language === 'sl' ? clauseAround(match, words) : words;
  if (isReflexive(match) && !clause.some(({ form }) => reflexivePronouns[language]?.test(form) ?? true)) return true;
  if (opensPhrase(match, { language, words })) return true;
  if (language === 'sl') {
    const place = match.words.find((each) => spellingsOf(preposition, language).includes(words[each]?.form ?? ''));
    return place !== undefined && hasObjectInOtherCase(match.base, preposition, words.slice(place + 1));
  }
  if (language !== 'de') return false;
  if (isNounForVerb(match, words)) return true;
  const spellings = spellingsOf(preposition, language);
  const place = match.words.find((each) => spellings.includes(words[each]?.form ?? ''));
  if (place === undefined) return false;
  if (words[place]?.form !== preposition) return false;
  // “kam zu spät” (came too late) is not a form of “kommen zu” (come to).
  if (preposition === 'zu' && isDegree(words[place + 1])) return true;
  // In “hörte auf zu reden” (stopped talking), “auf” is a prefix.
  if (preposition !== 'ohne' && preposition !== 'um' && words[place + 1]?.form === 'zu') return true;
  const isLast = place === match.words.at(-1);
  // A preposition without an object is a separated prefix: “steht … auf.” is a form of “aufstehen” (get up), not of “stehen
  // auf” (stand on).
  if (isLast ? match.endsClause : match.words.includes(place + 1)) return isLast || !isCapitalised(words[place + 1]);
  return takesAccusative(match.base, preposition) && dative.test(words[place + 1]?.form ?? '');
}

/** Whether an adjective or adverb without an ending follows “zu”: “zu spät” (too late). */
const isDegree = (next: ReadWord | undefined) =>
  next !== undefined &&
  !isCapitalised(next) &&
  next.readings.some(
    ({ analysis: { word } }) => /^ad(?:jective|verb)$/.test(word.partOfSpeech) && word.base === next.form,
  );

/**
 * Whether a word that matched as a verb is a noun in the sentence: “Antwort” in “die Antwort auf” (the answer to) is not a
 * form of “antworten auf” (reply to).
 */
const isNounForVerb = ({ base, words: places }: ExpressionMatch, words: readonly ReadWord[]): boolean =>
  !/\p{Lu}/u.test(base) && places.some((place) => place > 0 && isCapitalised(words[place]));

/**
 * Whether the preposition starts a phrase that does not depend on the verb, such as a time: “starb am selben Tag” (died on
 * the same day), “acted on Saturday”.
 */
function opensPhrase(
  { base, words: places }: ExpressionMatch,
  { language, words }: Pick<ReadSentence, 'language' | 'words'>,
): boolean {
  const spellings = spellingsOf(governedPreposition(base, language) ?? '', language);
  const place = places.find((each) => spellings.includes(words[each]?.form ?? ''));
  if (place === undefined) return false;
  const [preposition = '', next = ''] = [words[place]?.form, words[place + 1]?.form];
  if (language === 'sl') return slovenianPhrases.test(`${preposition} ${next} ${words[place + 2]?.form ?? ''}`);
  if (language === 'en') return /^(?:on|in|by)$/.test(preposition) && englishTimes.test(next);
  return (
    /^(?:an|am|in|im|nach|vor|um)$/.test(preposition) &&
    words.slice(place + 1, place + 5).some(({ form }) => times.test(form))
  );
}

const englishTimes =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|june|july|august|september|october|november|december|(?:19|20)\d\d)s?$/;
const slovenianPhrases =
  /^(?:na (?:ta|tak|drug|vsak|noben) način|(?:na (?:podlagi|osnovi|primer|področj\S*|nivoju|ravni|mestu|poti|čelu|strani|leto|dan|način|kratko|novo|koncu|začetku|žalost|srečo|splošno|voljo)|v (?:skladu|zvezi|času|primeru|okviru|let[iu]|sodelovanju|glavnem)|za (?:zdaj|vedno)|po (?:mnenju|besedah|podatkih|navadi)|[sz] (?:pomočjo|strani|namenom|lahkoto)) )/;

const times =
  /^(?:uhr|(?:.{2,})?tage?s?|(?:.{2,})?(?:abend|morgen|nachmittag|mittag|nacht)s?|wochen?|wochenende|monate?n?|jahre?n?s?|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|frühling|sommer|herbst|winter|stunden?|minuten?|(?:19|20)\d\d)$/;

const isReflexive = ({ base }: ExpressionMatch) => /^sich |(?:^| )s[ei] /.test(base);

const reflexivePronouns: Partial<Record<Language, RegExp>> = {
  de: /^(?:mich|dich|sich|uns|euch|mir|dir)$/,
  sl: /^s[ei]$/,
};

type Gap = { inside: ReadWord[]; isVerbLast: boolean };

/**
 * The words between the preposition and the rest of the expression. Undefined if the inserted words stand elsewhere in the
 * expression.
 */
function findGap({ base, words: places }: ExpressionMatch, { language, words }: ReadSentence): Gap | undefined {
  const preposition = governedPreposition(base, language);
  if (preposition === undefined) return undefined;
  const spellings = spellingsOf(preposition, language);
  const isPreposition = (place: number | undefined) => spellings.includes(words[place ?? -1]?.form ?? '');
  const gaps = places.slice(1).flatMap((place, index) => (place - (places[index] ?? 0) > 1 ? [index + 1] : []));
  const [gap, ...others] = gaps;
  if (gap === undefined || others.length > 0) return undefined;
  const inside = words.slice((places[gap - 1] ?? 0) + 1, places[gap]);
  if (gap === places.length - 1 && isPreposition(places.at(-1))) return { inside, isVerbLast: false };
  return gap === 1 && isPreposition(places[0]) ? { inside, isVerbLast: true } : undefined;
}

/** The words of the expression and those around it, up to the nearest punctuation marks. */
function clauseAround({ words: places }: ExpressionMatch, words: readonly ReadWord[]): readonly ReadWord[] {
  const isGap = (place: number) => startOf(words, place) - (words[place - 1]?.end ?? 0) > 1;
  let [first = 0, last = 0] = [places[0], places.at(-1)];
  while (first > 0 && !isGap(first)) first -= 1;
  while (last < words.length - 1 && !isGap(last + 1)) last += 1;
  return words.slice(first, last + 1);
}

/** Whether only spaces, and no punctuation marks, separate the words of the expression. */
const isInOneClause = ({ words: places }: ExpressionMatch, words: readonly ReadWord[]): boolean =>
  words
    .slice(places[0], places.at(-1))
    .every((word, index) => startOf(words, (places[0] ?? 0) + index + 1) - word.end <= 1);

const startOf = (words: readonly ReadWord[], place: number) => words[place]?.start ?? Number.POSITIVE_INFINITY;

const isVerb = (word: ReadWord, lexicon: Lexicon) => isOnly(word, ['verb'], lexicon) && !isCapitalised(word);

/** Auxiliaries that may come between a verb and its preposition: “je” in Slovenian “čakal je na” (waited for). */
const auxiliaries =
  /^(?:sem|si|je|sva|sta|smo|ste|so|bi|bom|boš|bo|bova|bosta|bomo|boste|bodo|nisem|ni|niso|nismo|is|are|was|were|be|been)$/;

/**
 * Whether the word after the verb shows that the verb is the end of its clause: “hat” in “auf den Bus gewartet hat” (waited
 * for the bus).
 */
const closesClause = (next: ReadWord | undefined, lexicon: Lexicon) =>
  mayBe(next, ['verb'], lexicon) || /^(?:und|oder|als|wie)$/.test(next?.form ?? '');

/** Verbs that require “to” even before an infinitive: “force him to stay”, but not “send a note to say”. */
const beforeInfinitive = /^(?:be (?:… )?supposed|force|compel|invite|urge|call on|drive|prompt|threaten|entitle)\b/;

const conjunctions: Partial<Record<Language, RegExp>> = { de: /^(?:und|oder|sowie)$/, sl: /^(?:in|ter|ali|pa)$/ };

/** Whether the word means “than” after a comparative: “als” in “arbeitet länger als ich” (works longer than I do). */
const isCompared = (words: readonly ReadWord[], place: number) =>
  /^(?:als|kot)$/.test(words[place]?.form ?? '') && comparative.test(words[place - 1]?.form ?? '');
const comparative =
  /^(?:mehr|weniger|anders|nichts|.{3,}er|bolj|manj|več|prej|raje|drugače|tako|.{2,}[šj][aeio]|.{2,}je)$/;

const dative = /^(?:dem|der|(?:ein|kein|dies|jen|jed|mein|dein|sein|ihr|unser)e[mr])$/;

/**
 * Whether the preposition takes the accusative after this verb: true for “warten auf den Bus” (wait for), false for “beruhen
 * auf dem Vertrag” (be based on). Also false for “in”, which takes either case.
 */
const takesAccusative = (base: string, preposition: string) =>
  /^(?:auf|über)$/.test(preposition) && !/(?:bestehen|beruhen|basieren|beharren|fußen|aufbauen) auf$/.test(base);
