import { isConcept, type Rule } from './grammar-rule.ts';
import { isCapitalised, mayBe } from './word-classes.ts';

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
  {
    forms: { es: 'propio propia propios propias', pt: 'próprio própria próprios próprias' },
    means: isConcept('self/adjective'),
    holds: ({ after: [next] }) => isCapitalised(next),
    weightElsewhere: 1,
  },
  {
    forms: { es: 'propio propia propios propias', pt: 'próprio própria próprios próprias' },
    means: isConcept('own/adjective'),
    holds: ({ before }) => /^(?:mi|tu|su|minha|meu|tua|teu|sua|seu|nuestr[oa]|noss[oa])s?$/.test(before?.form ?? ''),
    weightElsewhere: 1,
    weightOfOthers: 0.05,
  },
  {
    forms: { de: 'ganze ganzen ganzer ganzes' },
    means: isConcept('whole/adjective'),
    holds: ({ before }) =>
      /^(?:d(?:er|ie|as|en|em)|[ai]m|vom|zu[mr]|beim|eine?[mnrs]?|[mds]eine?[mnrs]?|ihre?[mnrs]?)$/.test(
        before?.form ?? '',
      ),
    weightElsewhere: 1,
    weightOfOthers: 0.05,
  },
];
