import type { Language } from '../language.ts';
import type { Gender } from '../lexicon/concept.ts';
import { normaliseForm } from '../lexicon/normalise-form.ts';
import type { GrammaticalCase, GrammaticalNumber, NounPlace, NounReadings } from './noun-reading.ts';
import { readGermanNoun } from './read-german-noun.ts';
import { readSlovenianNoun } from './read-slovenian-noun.ts';

/** What is certain about a noun that changes with its case. */
export interface NounForm {
  number: GrammaticalNumber | undefined;
  /** None where it could be any of three. */
  cases: GrammaticalCase[];
}

const readers: Partial<Record<Language, (place: NounPlace) => NounReadings>> = {
  de: readGermanNoun,
  sl: readSlovenianNoun,
};

const mostCases = 2;

interface Asked extends Omit<NounPlace, 'gender'> {
  gender: Gender | undefined;
  language: Language;
}

/** Number and case of a German or Slovenian noun, by its ending and what stands before it; undefined where nothing is sure. */
export function findNounForm({ form, base, gender, language, before }: Asked): NounForm | undefined {
  if ((gender !== 'm' && gender !== 'f' && gender !== 'n') || /\s/.test(base)) return undefined;
  const place = { form: normaliseForm(form), base: normaliseForm(base), gender, before };
  const read = readers[language];
  if (read === undefined) return undefined;
  const { readings, isGuided } = read(place);
  const numbers = [...new Set(readings.map(({ number }) => number))];
  const cases = [...new Set(readings.map((reading) => reading.case))];
  // A dictionary form by itself could be read in a dictionary.
  if (readings.length === 0 || (!isGuided && place.form === place.base)) return undefined;
  const isTold = cases.length <= mostCases;
  const number = numbers.length === 1 ? numbers[0] : undefined;
  if (!isTold && number === undefined) return undefined;
  return { number, cases: isTold ? cases : [] };
}
