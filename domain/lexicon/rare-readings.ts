import type { Language } from '../language.ts';
import type { PartOfSpeech } from './concept.ts';

type RareReadings = Record<string, PartOfSpeech>;

const each = (forms: string, part: PartOfSpeech): RareReadings =>
  Object.fromEntries(forms.split(' ').map((form) => [form, part]));

/**
 * Forms that are seldom what they might be. The other versions mislead here: “je” is hardly ever “her”, but whenever they say
 * “she” and Slovenian leaves it out, there is a “je” for the past tense that could be it.
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

/** What remains attached to a verb by a hyphen is a pronoun: “deixa-o”, “donne-la”. */
const weightOfOthersAttached = 0.001;

type Judged = { form: string; isAttached: boolean; partOfSpeech: PartOfSpeech | undefined; language: Language };

/** What a reading of a form is worth by the grammar of the language alone. */
export function rarityOf({ form, isAttached, partOfSpeech, language }: Judged): number {
  if (isAttached) return partOfSpeech === 'pronoun' ? 1 : weightOfOthersAttached;
  return rareReadings[language]?.[form] === partOfSpeech ? (rareWeight[language] ?? usualRareWeight) : 1;
}
