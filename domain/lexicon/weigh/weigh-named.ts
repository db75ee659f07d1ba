import type { ReadSentence } from '../read-sentence.ts';
import { kinOf } from './kin.ts';
import type { WeighedReading } from './weighed-reading.ts';

type Family = { has: (reading: Pick<WeighedReading, 'kin' | 'part'>) => boolean; weightOfUnnamed: number };

const oneOf = (...conceptIds: string[]) => {
  const ids = new Set(conceptIds);
  return ({ kin }: Pick<WeighedReading, 'kin'>) => ids.has(kin);
};

const contentParts = new Set(['noun', 'verb', 'adjective', 'adverb']);

/** Meanings that English distinguishes and other languages express with one word. */
const families: readonly Family[] = [
  { has: oneOf('he/pronoun', 'she/pronoun', 'it/pronoun', 'they/pronoun'), weightOfUnnamed: 0.05 },
  {
    has: oneOf('his/determiner', 'her-possessive/determiner', 'its/determiner', 'their/determiner'),
    weightOfUnnamed: 0.05,
  },
  { has: oneOf('this/determiner', 'that/determiner'), weightOfUnnamed: 0.3 },
  { has: ({ part }) => part === 'preposition', weightOfUnnamed: 0.1 },
  { has: ({ part }) => contentParts.has(part), weightOfUnnamed: 0.3 },
];

/**
 * For each possessive, the pronoun of its owner: “he” for “his”. If the English version has neither a possessive nor this
 * pronoun, the possessive gets less weight. “its” is not listed here, so its weight stays.
 */
const owners: Readonly<Record<string, string>> = {
  'his/determiner': 'he/pronoun',
  'her-possessive/determiner': 'she/pronoun',
  'their/determiner': 'they/pronoun',
};
const weightOfUnnamedOwner = 0.3;

/**
 * English can omit “of”, as in “Jakob’s door”. Therefore the meaning “of” is accepted even if the English version does not
 * contain it. Its weight is reduced only if the English version has “from” and no “of”.
 */
const weightOfUnsaid = 0.5;
const isUnsaid = oneOf('of/preposition');

/**
 * Prefers meanings that occur in the English version, because other languages use one word where English has several:
 * Spanish “su” is “his”, “her”, “its” or “their”, French “de” is “of” or “from”.
 */
export function weighNamed(sentences: readonly ReadSentence[]): (readings: WeighedReading[]) => WeighedReading[] {
  const english = sentences.find(({ language }) => language === 'en');
  if (!english) return (readings) => readings;
  const named = new Set(english.words.flatMap(({ readings }) => readings.map(({ conceptId }) => kinOf(conceptId))));
  for (const { conceptId } of english.expressions) named.add(kinOf(conceptId));
  const isNamed = (reading: WeighedReading) => named.has(reading.kin) || isUnsaid(reading);
  const saysFromAlone = named.has('from/preposition') && !named.has('of/preposition');
  const namesOwner = [...Object.keys(owners), 'its/determiner'].some((owner) => named.has(owner));
  return (readings) =>
    readings.map((reading) => {
      if (saysFromAlone && isUnsaid(reading)) return { ...reading, weight: reading.weight * weightOfUnsaid };
      const family = isNamed(reading) ? undefined : families.find(({ has }) => has(reading));
      if (!family) return reading;
      if (readings.some((other) => family.has(other) && isNamed(other)))
        return { ...reading, weight: reading.weight * family.weightOfUnnamed };
      const owner = owners[reading.conceptId];
      return owner && !named.has(owner) && !namesOwner
        ? { ...reading, weight: reading.weight * weightOfUnnamedOwner }
        : reading;
    });
}
