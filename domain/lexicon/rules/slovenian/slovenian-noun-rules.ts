import { isConcept, type Rule } from '../grammar-rule.ts';
import { isOnly } from '../word-classes.ts';

export const slovenianNounRules: readonly Rule[] = [
  {
    // “politiki so rekli”, but “v politiki” and “o slovenski politiki” (politics)
    forms: { sl: 'politiki' },
    means: isConcept('politician/noun'),
    holds: ({ earlier, lexicon }) => !earlier.slice(-3).some((word) => isOnly(word, ['preposition'], lexicon)),
    weightElsewhere: 0.05,
    weightOfOthers: 0.05,
  },
  {
    // “nekega politika”
    forms: { sl: 'politika politiku' },
    means: isConcept('politician/noun'),
    holds: ({ word, before }) => /eg[ai]$|emu$/.test(before?.form ?? '') || word.form === 'politiku',
    weightElsewhere: 0.05,
    weightOfOthers: 0.05,
  },
  {
    forms: { sl: 'premier' },
    means: isConcept('premier/noun', 'prime-minister/noun'),
    holds: () => true,
    weightElsewhere: 1,
    weightOfOthers: 0.05,
  },
  {
    // “vrsta novih knjig” (a number of), but “ta vrsta” (kind)
    forms: { sl: 'vrsta vrsto vrste' },
    means: isConcept('series-vrsta/noun'),
    holds: ({ before, word, after: [next], lexicon }) =>
      next !== undefined &&
      next.start - word.end === 1 &&
      /(?:ih|ov|ev)$/.test(next.form) &&
      !isOnly(before, ['adjective', 'determiner', 'numeral'], lexicon),
    weightElsewhere: 0.02,
    weightOfOthers: 0.1,
  },
];
