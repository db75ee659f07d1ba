import type { GrammaticalCase, GrammaticalNumber } from '../../lexicon/morphology/features.ts';
import { type Guide, isSameReading, type NounPlace, type NounReading } from './noun-reading.ts';

const prepositions: Record<string, string | undefined> = Object.fromEntries(
  (
    [
      ['g', 'iz od do brez zaradi namesto okoli okrog blizu sredi poleg'],
      ['d', 'k h proti kljub'],
      ['a', 'čez skozi'],
      ['l', 'pri o'],
      ['al', 'v na po ob'],
      ['ai', 'pod nad pred med'],
      ['gi', 's z'],
      ['agi', 'za'],
    ] as const
  ).flatMap(([codes, forms]) => forms.split(' ').map((form) => [form, codes])),
);
// Adjective endings that no verb form has, with their cases and numbers: “gs” is the genitive singular.
const adjectives: [ending: RegExp, codes: string][] = [
  [/ega$/, 'gs as'],
  [/emu$/, 'ds'],
  [/(?<!j)ih$/, 'gp gd lp ld'],
  [/imi$/, 'ip'],
  [/...ima$/, 'dd id'],
];
const numeralPattern = /^(?:dva|dve|oba|obe|dveh|dvema|obeh|obema)$/;
const plainAdjectivePattern = /^\p{Ll}{3,}(?:[aeio]|em|im)$/u;

/**
 * The cases and numbers of a noun that the word before it allows. If this word is an adjective, the word before the
 * adjective counts too.
 */
export function guideSlovenianNoun({ before }: NounPlace): Guide[] {
  const [word = '', ahead = ''] = listWordsBackwards(before);
  // After “sta” (the two are), a form in “-i” is the subject (nominative dual), not a dative: “fenol in aceton sta surovini”
  // (phenol and acetone are raw materials).
  if (/^(?:nis|s|bos)ta$/i.test(word)) return [({ case: name }) => name !== 'dative'];
  const guide = readGuide(word.toLowerCase());
  if (guide) return [guide];
  const adjective = adjectives.find(([ending]) => ending.test(word));
  const further = adjective || plainAdjectivePattern.test(word) ? readGuide(ahead.toLowerCase()) : undefined;
  return [
    ...(adjective ? [allowing(adjective[1])] : []),
    ...(further && (adjective || isCertain(ahead)) ? [further] : []),
  ];
}

/** How far before the noun a preposition is looked for: “v tej veliki stari hiši” (in this big old house). */
const reach = 4;

/** Two cases, the locative and the instrumental, always follow a preposition. */
export const isPossibleInSlovenian =
  ({ before }: NounPlace): Guide =>
  ({ case: name }) =>
    (name !== 'locative' && name !== 'instrumental') ||
    listWordsBackwards(before)
      .slice(0, reach)
      .some((word) => prepositions[word.toLowerCase()] !== undefined);

/** The words before the noun in the same clause, the nearest first. */
function listWordsBackwards(before: string): string[] {
  const clause = /[^,;:.!?–—„“»«()]*$/.exec(before)?.[0] ?? '';
  return (clause.match(/\p{L}+/gu) ?? []).reverse();
}

// A word that matches `plainAdjectivePattern` may be an adjective or a verb. So the word before such a word counts only if
// that earlier word is a numeral, or a preposition that always takes the same case.
const isCertain = (word: string) =>
  numeralPattern.test(word.toLowerCase()) || prepositions[word.toLowerCase()]?.length === 1;

function readGuide(word: string): Guide | undefined {
  if (numeralPattern.test(word)) return ({ number }) => number === 'dual';
  const codes = prepositions[word];
  return codes === undefined ? undefined : (reading) => codes.includes(reading.case.charAt(0));
}

const allowing =
  (codes: string): Guide =>
  (reading) =>
    readCodes(codes.split(' ')).some(isSameReading(reading));

const caseNames: Record<string, GrammaticalCase> = {
  n: 'nominative',
  g: 'genitive',
  d: 'dative',
  a: 'accusative',
  l: 'locative',
  i: 'instrumental',
};
const numberNames: Record<string, GrammaticalNumber> = { s: 'singular', d: 'dual', p: 'plural' };

const readCodes = (codes: readonly string[]): NounReading[] =>
  [...new Set(codes)].flatMap((code) => {
    const [name, number] = [caseNames[code.charAt(0)], numberNames[code.charAt(1)]];
    return name && number ? [{ case: name, number }] : [];
  });
