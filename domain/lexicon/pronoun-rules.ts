import { gapBefore, isConcept, lengthOfComma, type Rule } from './grammar-rule.ts';
import { isOnly, isReflexive } from './word-classes.ts';

/** A Slovenian reflexive may stand some words away from its verb. */
const reachOfReflexive = 3;

export const pronounRules: readonly Rule[] = [
  {
    forms: { en: 'who whom whose' },
    means: isConcept('who-which/pronoun'),
    holds: (place) =>
      gapBefore(place) === lengthOfComma ||
      isOnly(place.before, ['noun', 'name'], place.lexicon) ||
      /^(?:those|one|people|(?:any|every|some|no)(?:one|body))$/.test(place.before?.form ?? ''),
    weightElsewhere: 0.3,
    weightOfOthers: 0.05,
  },
  {
    forms: { es: 'quien', pt: 'quem' },
    means: isConcept('who/pronoun'),
    holds: ({ before }) => before === undefined,
    weightElsewhere: 1,
    weightOfOthers: 0.05,
  },
  {
    forms: { es: 'se', pt: 'se', it: 'si', sl: 'se si' },
    means: isConcept('oneself/pronoun'),
    holds: ({ word, earlier, after, language, lexicon }) => {
      const near = word.isAttached ? earlier.slice(-1) : after.slice(0, language === 'sl' ? reachOfReflexive : 1);
      const behind = language === 'sl' ? earlier.slice(-reachOfReflexive) : [];
      return [...near, ...behind].some((verb) => isReflexive(verb, language, lexicon));
    },
    weightElsewhere: 1,
    weightOfOthers: 0.1,
    isAlsoForAttached: true,
  },
  {
    forms: { fr: 'en' },
    means: isConcept('of-it/pronoun'),
    holds: ({ after: [next], lexicon }) =>
      /^(?:a|ai|as|avons|avez|ont|avait|avaient|est|sont|était|étaient|fut|soit|y)$/.test(next?.form ?? '') ||
      (isOnly(next, ['verb'], lexicon) && !next?.form.endsWith('ant')),
    weightElsewhere: 0.2,
  },
  {
    forms: { fr: 'il' },
    means: isConcept('it/pronoun'),
    holds: ({ after: [next, afterNext] }) =>
      /^(?:y|faut|fallait|faudra|faudrait|pleut|pleuvait|s’agit|semble|semblait)$/.test(next?.form ?? '') ||
      (/^n’?e?$/.test(next?.form ?? '') && /^(?:y|faut|fallait)$/.test(afterNext?.form ?? '')),
    weightElsewhere: 1,
  },
  {
    forms: { sl: 'kdo' },
    means: isConcept('who/pronoun'),
    holds: (place) => gapBefore(place) > 1,
    weightElsewhere: 0.1,
  },
  {
    forms: { sl: 'mi' },
    means: isConcept('we/pronoun'),
    holds: (place) =>
      gapBefore(place) >= lengthOfComma && !/^(?:je|so|bo|bi|se|ga|jo|jih|ni|to)$/.test(place.after[0]?.form ?? ''),
    weightElsewhere: 0.1,
  },
];
