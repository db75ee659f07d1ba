import type { Language } from '../../language.ts';
import type { Gender } from '../../lexicon/concept.ts';
import { type GrammaticalCase, type GrammaticalNumber, readFeatures } from '../../lexicon/morphology/features.ts';
import { guideGermanNoun } from './guide-german-noun.ts';
import { guideSlovenianNoun, isPossibleInSlovenian } from './guide-slovenian-noun.ts';
import type { Guide, NounPlace, NounReading } from './noun-reading.ts';

/** The number and the possible cases of a noun, in a language with cases. The number is undefined if it is uncertain. */
export interface NounForm {
  number: GrammaticalNumber | undefined;
  /** Empty if three or more cases are possible. */
  cases: GrammaticalCase[];
}

const guides: Partial<Record<Language, (place: NounPlace) => Guide[]>> = {
  de: guideGermanNoun,
  sl: guideSlovenianNoun,
};

const mostCases = 2;

interface Asked {
  /** Every possible analysis of the form, as tags: “gen pl”. */
  features: readonly string[];
  isBaseForm: boolean;
  gender: Gender | undefined;
  language: Language;
  before: string;
}

/** Number and case of a German or Slovenian noun, by its form and the words before it; undefined if both are uncertain. */
export function findNounForm({ features, isBaseForm, gender, language, before }: Asked): NounForm | undefined {
  const guide = guides[language];
  if ((gender !== 'm' && gender !== 'f' && gender !== 'n') || guide === undefined) return undefined;
  const allowed = guide({ gender, before });
  const isPossible = language === 'sl' ? isPossibleInSlovenian({ gender, before }) : () => true;
  const readings = preferOthersToDual(
    features.flatMap(readNoun).filter((reading) => isPossible(reading) && allowed.every((allows) => allows(reading))),
  );
  const numbers = [...new Set(readings.map(({ number }) => number))];
  const cases = [...new Set(readings.map((reading) => reading.case))];
  // A dictionary form does not show its case, unless a word before it does, such as an article or a preposition.
  if (readings.length === 0 || (allowed.length === 0 && isBaseForm)) return undefined;
  const isTold = cases.length <= mostCases;
  const number = numbers.length === 1 ? numbers[0] : undefined;
  if (!isTold && number === undefined) return undefined;
  return { number, cases: isTold ? cases : [] };
}

/**
 * Leaves out the dual (the form for two) if another number is possible: Slovenian “ob kavi” (over coffee) is the locative
 * singular. The dual is rare without a numeral, and a numeral leaves only the dual.
 */
function preferOthersToDual(readings: NounReading[]): NounReading[] {
  const others = readings.filter(({ number }) => number !== 'dual');
  return others.length > 0 ? others : readings;
}

const readNoun = (tags: string): NounReading[] => {
  const { case: name, number } = readFeatures(tags);
  return name && number ? [{ case: name, number }] : [];
};
