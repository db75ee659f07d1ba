import { isConcept, type Rule } from './grammar-rule.ts';
import { mayBe } from './word-classes.ts';

const definite =
  /^(?:el|l[aeo]s?|l’|il|i|gli|os?|as?|d[oa]s?|del|du|dell[ae’]|delle|degli|a[il]|all[ae’]|agli|d[ae]i|dal|dall[ae’]|nei|nel|nell[ae’]|su[il]|sull[ae’]|[mts]us?|[mts]on|[mts]a|[mts]es|(?:meu|minha|teu|tua|seu|sua|nosso|nossa)s?|su[oe]|[mt]i[oae]?)$/;

/**
 * Rules that tell “most” from “more”. With the article, Italian “più” means “most” (“la più famosa”, the most famous),
 * otherwise “more” (“frutti più ricchi”, richer fruits).
 */
export const comparisonRules: readonly Rule[] = [
  {
    forms: { es: 'más', pt: 'mais', it: 'più' },
    means: isConcept('most-superlative/adverb'),
    holds: ({ before, earlier, after: [next, ...others], lexicon }) => {
      const isFollowed = mayBe(next, ['adjective', 'adverb', 'verb'], lexicon);
      const isCompared = others.slice(0, 2).some(({ form }) => /^(?:que|che)$/.test(form));
      const describes =
        mayBe(before, ['noun', 'adjective'], lexicon) && earlier.slice(-3, -1).some(({ form }) => definite.test(form));
      return isFollowed && (definite.test(before?.form ?? '') || (describes && !isCompared));
    },
    weightElsewhere: 0.02,
    weightOfOthers: 0.2,
  },
  {
    forms: { fr: 'plus' },
    means: isConcept('most-superlative/adverb'),
    holds: ({ before }) => /^(?:l[ae]s?|l’|[mts]on|[mts]a|[mts]es|notre|votre|leur)$/.test(before?.form ?? ''),
    weightElsewhere: 0.005,
    weightOfOthers: 0.05,
  },
  {
    forms: { en: 'most' },
    means: isConcept('most-superlative/adverb'),
    holds: ({ before, after: [next], lexicon }) =>
      /^(?:the|you|his|her|its|their|my|our|your|one)$/.test(before?.form ?? '') &&
      (!next || mayBe(next, ['adjective', 'adverb'], lexicon)),
    weightElsewhere: 0.3,
    weightOfOthers: 0.05,
  },
  {
    forms: { fr: 'que qu’' },
    means: isConcept('as/conjunction'),
    holds: ({ earlier }) => earlier.some(({ form }) => /^(?:aussi|autant|mêmes?|tel(?:le)?s?|si|ainsi)$/.test(form)),
    weightElsewhere: 0.01,
    weightOfOthers: 0.3,
  },
];
