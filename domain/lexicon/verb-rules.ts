import { isConcept, type Rule } from './grammar-rule.ts';
import { hasVerbOfItsOwn, isOnly, isParticiple } from './word-classes.ts';

export const verbRules: readonly Rule[] = [
  {
    forms: { en: 'do does did' },
    means: isConcept('do-auxiliary/verb'),
    holds: ({ word, before, after, lexicon }) =>
      (before === undefined && word.form !== 'do') || hasVerbOfItsOwn(after, lexicon),
    weightElsewhere: 0.01,
  },
  {
    forms: { es: 'había hay hubo habrá', pt: 'havia há houve haverá' },
    means: isConcept('have/verb'),
    holds: ({ after, language }) => after.slice(0, 2).some((word) => isParticiple(word, language)),
    weightElsewhere: 0.05,
    weightOfOthers: 0.3,
  },
  {
    forms: { pt: 'ficar fica ficava ficou' },
    means: isConcept('become-get/verb'),
    holds: ({ after, lexicon }) => after.slice(0, 2).some((word) => isOnly(word, ['adjective'], lexicon)),
    weightElsewhere: 1,
    weightOfOthers: 0.1,
  },
  {
    forms: { sl: 'bo bom boš bomo boste bodo bosta bova' },
    means: isConcept('will/verb'),
    holds: ({ after, lexicon }) =>
      after.some((word) => /.l[aeio]?$/.test(word.form) && isOnly(word, ['verb'], lexicon)),
    weightElsewhere: 0.05,
    weightOfOthers: 0.1,
  },
];
