import { isConcept, type Rule } from './grammar-rule.ts';
import { mayBe } from './word-classes.ts';

export const adverbRules: readonly Rule[] = [
  {
    forms: { sl: 'čisto' },
    means: isConcept('completely/adverb'),
    holds: ({ after: [next], lexicon }) => mayBe(next, ['adverb'], lexicon),
    weightElsewhere: 1,
    weightOfOthers: 0.05,
  },
  {
    forms: { sl: 'mogoče' },
    means: isConcept('perhaps/adverb'),
    holds: ({ before }) => before === undefined,
    weightElsewhere: 0.3,
    weightOfOthers: 0.1,
  },
  {
    forms: { es: 'tan', de: 'so', pt: 'tão', it: 'così tanto', sl: 'tako' },
    means: isConcept('as-as/adverb'),
    holds: ({ after }) => after.some(({ form }) => /^(?:como|come|quanto|wie|kot|kakor)$/.test(form)),
    weightElsewhere: 0.2,
    weightOfOthers: 0.2,
  },
  {
    forms: { de: 'so', it: 'così', sl: 'tako' },
    means: isConcept('so-much/adverb'),
    holds: ({ after: [next], lexicon }) => mayBe(next, ['adjective', 'adverb', 'determiner'], lexicon),
    weightElsewhere: 0.1,
    weightOfOthers: 1,
  },
  {
    forms: { en: 'about some', es: 'unos unas', fr: 'quelque', pt: 'uns umas' },
    means: isConcept('about-roughly/adverb'),
    holds: ({ after: [next], lexicon }) =>
      mayBe(next, ['numeral', 'determiner'], lexicon) || /^\d/.test(next?.form ?? ''),
    weightElsewhere: 0.02,
    weightOfOthers: 1,
  },
  {
    // English “around” before a number means “about”: “around ten o’clock”
    forms: { en: 'around' },
    means: isConcept('about-roughly/adverb'),
    holds: ({ after: [next], lexicon }) => mayBe(next, ['numeral'], lexicon) || /^\d/.test(next?.form ?? ''),
    weightElsewhere: 0.02,
    weightOfOthers: 0.1,
  },
  {
    // Spanish and Portuguese “bastante” before an adjective or an adverb means “quite”: “bastante difícil” (quite difficult)
    forms: { es: 'bastante', pt: 'bastante' },
    means: isConcept('quite/adverb'),
    holds: ({ after: [next], lexicon }) => mayBe(next, ['adjective', 'adverb'], lexicon),
    weightElsewhere: 0.5,
    weightOfOthers: 0.1,
  },
];
