import type { Language } from '../../language.ts';
import type { PartOfSpeech } from '../concept.ts';

type RareReadings = Record<string, PartOfSpeech>;

const each = (forms: string, part: PartOfSpeech): RareReadings =>
  Object.fromEntries(forms.split(' ').map((form) => [form, part]));

/**
 * Forms with a rare reading (interpretation) that the other versions would wrongly support. Example: Slovenian “je” is
 * nearly always the auxiliary “is”, and seldom the pronoun “her”. Slovenian leaves out the word for “she”, so the “she” of
 * another version would be matched with “je” (“her”).
 */
const rareReadings: Partial<Record<Language, RareReadings>> = {
  es: each('la los las', 'pronoun'),
  fr: each('la les l’', 'pronoun'),
  pt: each('o a os as', 'pronoun'),
  it: each('la le gli l’', 'pronoun'),
  sl: { ...each('je', 'pronoun'), ...each('sem', 'adverb') },
};

const rareWeight: Partial<Record<Language, number>> = { sl: 0.0001 };
const usualRareWeight = 0.3;

/**
 * A word that a hyphen attaches to a verb is a pronoun: “o” in Portuguese “deixa-o” (leave it). Its other readings get this
 * weight.
 */
const weightOfOthersAttached = 0.001;

type Judged = { form: string; isAttached: boolean; partOfSpeech: PartOfSpeech | undefined; language: Language };

/** The weight of a reading according to the form alone, without the other words of the sentence. */
export function rarityOf({ form, isAttached, partOfSpeech, language }: Judged): number {
  if (isAttached) return partOfSpeech === 'pronoun' ? 1 : weightOfOthersAttached;
  return rareReadings[language]?.[form] === partOfSpeech ? (rareWeight[language] ?? usualRareWeight) : 1;
}
