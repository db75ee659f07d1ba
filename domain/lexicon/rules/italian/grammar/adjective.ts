import { isConcept, type Rule } from '../../grammar-rule.ts';
import { isOnly, isParticiple, mayBe } from '../../word-classes.ts';
import { nextForm } from '../italian-context.ts';

export const italianAdjectiveRules: readonly Rule[] = [
  {
    forms: { it: 'disposto disposta disposti disposte' },
    means: (_, partOfSpeech) => partOfSpeech === 'adjective',
    holds: (place) => /^(?:ad?|al(?:l[aeo’])?|ai|agli)$/.test(nextForm(place)),
    weightElsewhere: 0.1,
    weightOfOthers: 0.1,
  },
  {
    // “determinati” means “certain” in “determinati casi” (certain cases), but not in “un uomo determinato” (a determined
    // man).
    forms: { it: 'determinato determinata determinati determinate' },
    means: isConcept('particular/adjective'),
    holds: ({ after: [next], lexicon }) =>
      mayBe(next, ['noun'], lexicon) && !mayBe(next, ['preposition', 'verb'], lexicon),
    weightElsewhere: 1,
    weightOfOthers: 0.02,
  },
  {
    // “molto” is an adverb in “molto semplice” (very simple), but not in “molto tempo” (a lot of time).
    forms: { it: 'molto tanto poco' },
    means: (_, partOfSpeech) => partOfSpeech === 'adverb',
    holds: ({ after: [next], language, lexicon }) =>
      (mayBe(next, ['adjective', 'adverb'], lexicon) || isParticiple(next, language)) &&
      (!mayBe(next, ['noun'], lexicon) || !isOnly(next, ['noun', 'verb'], lexicon)) &&
      !/^(?:tempo|denaro|spazio|lavoro|altro|di)$/.test(next?.form ?? ''),
    weightElsewhere: 1,
    weightOfOthers: 0.05,
  },
];
