import type { ReadWord } from '../../../read-sentence.ts';
import type { Misreading } from '../../misreading.ts';
import { isOnly, mayBe } from '../../word-classes.ts';
import { isPart } from '../slovenian-context.ts';

/** Rules against false matches of Slovenian expressions with “biti” (be). */
export const slovenianCopulaMisreadings: readonly Misreading[] = [
  {
    // False match: “je iz hiše prišel” (came from the house), where “je” is an auxiliary. True match: “je iz Kopra” (is from
    // Koper).
    language: 'sl',
    base: /^biti\*? /,
    isSeen: ({ span, earlier, later, lexicon }) =>
      span.some(({ form }) => form === 'si') ||
      sameClause(earlier, span, later).some(
        (word) => /.{2}l[aeio]?$/.test(word.form) && !/^bil[aeio]?$/.test(word.form) && isPart(word, 'verb'),
      ) ||
      // The participle may also open the clause: “rešil jih je iz” (he saved them from).
      [...earlier.slice(-3), ...span].some((word) => /.{3}l$/.test(word.form) && mayBe(word, ['verb'], lexicon)),
  },
  {
    // False match: “je na poti iz mesta” (is on the way from the town). True match: “je iz mesta” (is from the town).
    language: 'sl',
    base: /^biti\*? iz$/,
    isSeen: ({ span, lexicon }) => span.slice(1, -1).some((word) => mayBe(word, ['noun', 'preposition'], lexicon)),
  },
  {
    // False match: “vse je bilo slabo” (everything was bad). True match: “slabo mi je” (I feel sick).
    language: 'sl',
    base: /^biti\*? slabo$/,
    isSeen: ({ span, earlier, later }) =>
      !sameClause(earlier, span, later).some(({ form }) => /^(?:mi|ti|mu|ji|nam|vam|jim|nama)$/.test(form)),
  },
  {
    // False match: “je vseeno prekratka” (is all the same too short). True match: “to mi je vseeno” (I don’t care).
    language: 'sl',
    base: /^biti\*? vseeno$/,
    isSeen: ({ span, earlier, later }) =>
      !sameClause(earlier, span, later).some(({ form }) => /^(?:mi|ti|mu|ji|nam|vam|jim|nama|komu)$/.test(form)),
  },
  {
    // False match: “naj bo naša družina skupnost” (let our family be a community). True match: “naj bo” (so be it).
    language: 'sl',
    base: /^naj bo$/,
    isSeen: ({ next }) => next !== undefined && next.form !== 'tako',
  },
  {
    // False match: “je ena izmed lepih res” (is one of the beautiful heathers). True match: “to je res” (that is true).
    language: 'sl',
    base: /^biti\*? res$/,
    isSeen: ({ span }) => span.length > 4 || /[^aeiou]ih$/.test(span.at(-2)?.form ?? ''),
  },
  {
    // False match: “lepih res, ki so zahtevne” (beautiful heathers which are demanding), where a comma divides the words.
    // True match: “to je res” (that is true).
    language: 'sl',
    base: /^biti\*? /,
    isSeen: ({ span }) =>
      span.some((word, index) => word.start - (span[index - 1]?.end ?? word.start - 1) !== 1) ||
      // False match: “za 20000 SIT” (for 20,000 tolars), where “SIT” is a currency. The expression has “sit” (full).
      span.some(({ text }) => text === 'SIT'),
  },
  {
    // False match: “iz česar bodo izračunana plačila” (from which payments will be calculated). True match: “je iz Kopra”
    // (is from Koper).
    language: 'sl',
    base: /^biti\*? (?:iz|brez)$/,
    isSeen: ({ later, lexicon }) =>
      later.slice(0, 3).some((word) => /(?:[ae]n|it|et)[aoie]?$/.test(word.form) && isOnly(word, ['verb'], lexicon)),
  },
  {
    // False match: “je bil med pogajanji svetovalec” (was an adviser during the negotiations). True match: “je med
    // najboljšimi” (is among the best).
    language: 'sl',
    base: /^biti\*? med$/,
    isSeen: ({ next }) =>
      !/^(?:naj\p{L}+|prvimi|prvim|zadnjimi|redkimi|tistimi|njimi|vodilnimi|glavnimi|edinimi|favoriti|ustanovitelji|številnimi|mnogimi)$/u.test(
        next?.form ?? '',
      ),
  },
];

/** The words of an expression and the words around it, up to the nearest punctuation marks. */
function sameClause(
  earlier: readonly ReadWord[],
  span: readonly ReadWord[],
  later: readonly ReadWord[],
): readonly ReadWord[] {
  const words = [...earlier, ...span, ...later];
  const isGap = (index: number) => (words[index]?.start ?? 0) - (words[index - 1]?.end ?? 0) > 1;
  let [first, last] = [earlier.length, earlier.length + span.length - 1];
  while (first > 0 && !isGap(first)) first -= 1;
  while (last < words.length - 1 && !isGap(last + 1)) last += 1;
  return words.slice(first, last + 1);
}
