import type { PartOfSpeech } from '../../domain/lexicon/concept.ts';

/** One letter per part of speech. */
const codes: Readonly<Record<PartOfSpeech, string>> = {
  noun: 'n',
  verb: 'v',
  adjective: 'a',
  adverb: 'r',
  pronoun: 'p',
  determiner: 'd',
  preposition: 'i',
  conjunction: 'c',
  numeral: 'm',
  particle: 't',
  interjection: 'j',
  expression: 'e',
  name: 'x',
};
const parts = new Map(Object.entries(codes).map(([part, code]) => [code, part as PartOfSpeech]));

/** The letter of a part of speech; “?” if the part of speech is unknown. */
export const codeOf = (partOfSpeech: PartOfSpeech | undefined): string => (partOfSpeech ? codes[partOfSpeech] : '?');
export const partOf = (code: string): PartOfSpeech | undefined => parts.get(code);
