import { gapBefore, isConcept, type Rule } from '../../grammar-rule.ts';
import { isCapitalised, mayBe } from '../../word-classes.ts';
import { opensInfinitive, opensPast } from '../german-context.ts';

export const germanFunctionRules: readonly Rule[] = [
  {
    forms: { de: 'als' },
    means: isConcept('when/conjunction', 'after-conjunction/conjunction'),
    holds: opensPast,
    weightElsewhere: 0.03,
    weightOfOthers: 0.02,
  },
  {
    forms: { de: 'um' },
    means: isConcept('in-order-to/conjunction'),
    holds: opensInfinitive,
    weightElsewhere: 0.1,
    weightOfOthers: 0.002,
  },
  {
    forms: { de: 'mal' },
    means: isConcept('just-mal-de/particle', 'times-de/adverb', 'time-occasion/noun'),
    holds: () => true,
    weightElsewhere: 1,
    weightOfOthers: 0.05,
  },
  {
    // “ja” means “yes” as an answer. In the middle of a clause, it only adds emphasis.
    forms: { de: 'ja' },
    means: isConcept('indeed/particle'),
    holds: (place) => place.before !== undefined && gapBefore(place) === 1,
    weightElsewhere: 0.05,
    weightOfOthers: 0.02,
  },
  {
    forms: { de: 'viel' },
    means: isConcept('much/determiner', 'a-lot/adverb'),
    holds: () => true,
    weightElsewhere: 1,
    weightOfOthers: 0.05,
  },
  {
    // “damit” before a verb is no conjunction: “Damit war alles klar” (with that, all was clear).
    forms: { de: 'damit' },
    means: (_, partOfSpeech) => partOfSpeech !== 'conjunction',
    holds: (place) =>
      mayBe(place.after[0], ['verb'], place.lexicon) &&
      !isCapitalised(place.after[0]) &&
      // “damit” before a verb and “ich” is no conjunction either: “Damit meine ich ihn” (by that I mean him).
      (/^(?:ich|er|wir|man|es|du)$/.test(place.after[1]?.form ?? '') ||
        !mayBe(place.after[0], ['pronoun', 'determiner', 'adverb', 'adjective', 'noun'], place.lexicon)),
    weightElsewhere: 1,
    weightOfOthers: 0.01,
  },
  {
    forms: { de: 'denn' },
    means: isConcept('so-then/particle'),
    holds: (place) => gapBefore(place) === 1,
    weightElsewhere: 0.01,
    weightOfOthers: 0.01,
  },
];
