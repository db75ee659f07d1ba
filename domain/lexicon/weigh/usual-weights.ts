import type { Language } from '../../language.ts';
import type { Lexicon } from '../lexicon.ts';
import type { Reading, ReadWord } from '../read-sentence.ts';
import { weighBesideDefault } from '../rules/german/german-defaults.ts';
import { weighBesidePortugueseDefault } from '../rules/portuguese/portuguese-defaults.ts';
import { weighBesideUsual } from '../rules/slovenian/slovenian-defaults.ts';
import { isContentPart, kinOf } from './kin.ts';
import { rarityOf } from './rare-readings.ts';
import type { WeighedReading } from './weighed-reading.ts';

const weightInOtherSpelling = 0.05;
/**
 * The weight of a reading (interpretation) that would be written in lower case, for a capitalised German word inside a
 * sentence. “Ehe” (marriage) is hardly the conjunction “ehe” (before), and “Stelle” (place) hardly a form of “stellen”
 * (put).
 */
const weightOfUncapitalised = 0.002;
const weightOfStranger = 0.3;

/**
 * The weight of a side meaning of a noun or adjective: Spanish “foto” is also listed under “picture”, but mainly means
 * “photograph”.
 */
const weightBesideKin = 0.005;
const weightBesideKinAlone = 0.05;

/**
 * The weight of a side meaning of a verb if another verb, with another first letter, is listed first for that meaning:
 * German “haftet” (is liable) is also listed under “stick”, but after “kleben”.
 */
const weightOfVerbBesideKin = 0.1;

const regularParts: readonly string[] = ['noun', 'adjective'];

const usageExponent = 0.7;
const commonnessExponent = 0.15;

/**
 * For nouns, verbs and other content words in a sentence without other versions. Usage counts come from our own articles and
 * depend on their subjects, so they decide less between meanings of the same part of speech.
 */
const usageExponentAlone = 0.35;
const commonnessExponentAlone = 0.7;

export interface UsualReading extends WeighedReading {
  reading: Reading;
}

type Usual = WeakMap<readonly Reading[], readonly UsualReading[]>;

/** Cache by the readings of a word, which are cached too. */
const remembered = new WeakMap<Lexicon, { alone: Usual; beside: Usual }>();

/**
 * The weights of a word's readings without regard to the other words of the sentence. They depend on spelling, main meanings
 * and usage counts.
 */
export function usualWeights(
  word: ReadWord,
  language: Language,
  lexicon: Lexicon,
  isAlone: boolean,
): readonly UsualReading[] {
  const caches = remembered.get(lexicon) ?? { alone: new WeakMap(), beside: new WeakMap() };
  remembered.set(lexicon, caches);
  const cache = isAlone ? caches.alone : caches.beside;
  const known = cache.get(word.readings);
  if (known) return known;
  const weights = weigh(word, language, lexicon, isAlone);
  cache.set(word.readings, weights);
  return weights;
}

function weigh(
  { text, form, isAttached, readings }: ReadWord,
  language: Language,
  lexicon: Lexicon,
  isAlone: boolean,
): UsualReading[] {
  const partOf = (conceptId: string) => lexicon.concepts.partOfSpeechOf(conceptId) ?? 'unknown';
  const describe = (reading: Reading) => {
    const { conceptId } = reading;
    return { reading, conceptId, kin: kinOf(conceptId), part: partOf(conceptId) };
  };
  if (readings.length < 2) return readings.map((reading) => ({ ...describe(reading), weight: 1 }));
  const partsOfKin = new Set(readings.filter(({ isKin }) => isKin).map(({ conceptId }) => partOf(conceptId)));
  const { choices } = lexicon.usage[language];
  const timesChosen = (conceptId: string) => choices.get(`${form} ${conceptId}`) ?? 0;
  const mostChosen = new Map<string, number>();
  for (const { conceptId } of readings) {
    const part = partOf(conceptId);
    mostChosen.set(part, Math.max(mostChosen.get(part) ?? 0, timesChosen(conceptId)));
  }
  const usageOf = (conceptId: string, part: string, isOfContent: boolean) => {
    const own = 1 + timesChosen(conceptId);
    if (!isOfContent) return own ** usageExponent;
    const most = 1 + (mostChosen.get(part) ?? 0);
    return most ** usageExponent * (own / most) ** usageExponentAlone;
  };
  const hasNoun =
    /^\p{Lu}\p{Ll}/u.test(text) &&
    readings.some(({ isAsWritten, analysis }) => isAsWritten && analysis.word.partOfSpeech === 'noun');
  /** Whether the form is the dictionary form of a noun: “Spitze” (tip) is hardly a form of “spitz” (pointed). */
  const hasNounAsBase = readings.some(({ analysis: { word } }) => word.partOfSpeech === 'noun' && word.base === text);
  return readings.map((reading) => {
    const { analysis, isAsWritten, isKin, commonness } = reading;
    const described = describe(reading);
    const { conceptId, part } = described;
    const partOfSpeech = lexicon.concepts.partOfSpeechOf(conceptId);
    const isGermanNoun =
      language === 'de' &&
      hasNoun &&
      (/^(?:verb|conjunction|adverb)$/.test(analysis.word.partOfSpeech) ||
        analysis.word.base === form ||
        (analysis.word.partOfSpeech === 'adjective' && hasNounAsBase));
    const weightOfSpelling = isGermanNoun ? weightOfUncapitalised : weightInOtherSpelling;
    // In the lexicon, many German verbs also belong to the concept of an expression: “führen” (lead) to “be in the lead”.
    // That concept competes with the other meanings of the verb.
    const isOfContent =
      isAlone &&
      partOfSpeech !== undefined &&
      (isContentPart(partOfSpeech) || (language === 'de' && partOfSpeech === 'expression'));
    const likeness = isKin
      ? 1
      : likenessOfStranger({
          form,
          part,
          partsOfKin,
          isAlone,
          word: lexicon.concepts.get(conceptId)?.words[language].word ?? '',
        });
    return {
      ...described,
      weight:
        usageOf(conceptId, part, isOfContent) *
        2 ** (commonness * (isOfContent ? commonnessExponentAlone : commonnessExponent)) *
        (isAsWritten ? 1 : weightOfSpelling) *
        likeness *
        rarityOf({ form, isAttached, partOfSpeech, language }) *
        (isAlone && language === 'de' ? weighBesideDefault(reading, readings) : 1) *
        (isAlone && language === 'pt' ? weighBesidePortugueseDefault(reading, readings, { lexicon, timesChosen }) : 1) *
        (isAlone && language === 'sl' ? weighBesideUsual(reading, readings, timesChosen) : 1),
    };
  });
}

type Stranger = { form: string; part: string; partsOfKin: ReadonlySet<string>; word: string; isAlone: boolean };

function likenessOfStranger({ form, part, partsOfKin, word, isAlone }: Stranger): number {
  if (!partsOfKin.has(part)) return weightOfStranger;
  if (regularParts.includes(part)) return isAlone ? weightBesideKinAlone : weightBesideKin;
  return part === 'verb' && !beginsAlike(form, word) ? weightOfVerbBesideKin : weightOfStranger;
}

/**
 * Whether the form has the same first letter as the word, directly or after the prefix “ge”: “gehört” (heard) and “hören”
 * (hear).
 */
const beginsAlike = (form: string, word: string): boolean => {
  const letter = word.normalize('NFD').charAt(0).toLowerCase();
  return form.normalize('NFD').startsWith(letter) || form.normalize('NFD').startsWith(`ge${letter}`);
};
