import { isConcept, type Rule } from './grammar-rule.ts';
import { mayBe } from './word-classes.ts';

export const adjectiveRules: readonly Rule[] = [
  {
    forms: { en: 'first', es: 'primero', pt: 'primeiro', it: 'primo' },
    means: isConcept('first/adjective'),
    holds: ({ before, lexicon }) => mayBe(before, ['determiner', 'preposition'], lexicon),
    weightElsewhere: 0.2,
    weightOfOthers: 0.05,
  },
  {
    forms: { es: 'sola solo', fr: 'seul seule', pt: 'só', it: 'sola solo' },
    means: isConcept('only-sole/adjective'),
    holds: ({ before, lexicon }) => mayBe(before, ['determiner'], lexicon),
    weightElsewhere: 0.5,
    weightOfOthers: 0.05,
  },
];
