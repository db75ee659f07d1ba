import { isConcept, type Rule } from '../grammar-rule.ts';
import { isCapitalised } from '../word-classes.ts';

export const germanNounRules: readonly Rule[] = [
  {
    // “meine Frau”, “ihr Mann”
    forms: { de: 'frau mann' },
    means: isConcept('wife/noun', 'husband/noun'),
    holds: ({ before, word }) =>
      (word.form === 'frau' ? /^(?:mein|dein|sein|unser)e[mnrs]?$/ : /^(?:mein|dein|ihr)(?:e[mnrs])?$/).test(
        before?.form ?? '',
      ),
    weightElsewhere: 0.2,
    weightOfOthers: 1e-3,
  },
  {
    forms: { de: 'frau' },
    means: isConcept('mrs/noun'),
    holds: ({ word, after: [next] }) => isCapitalised(next) && (next?.start ?? 0) - word.end === 1,
    weightElsewhere: 0.02,
    weightOfOthers: 0.01,
  },
  {
    // “am Steuer des Autos”, “das Steuer”, but “die Steuer”
    forms: { de: 'steuer' },
    means: isConcept('steering-wheel/noun'),
    holds: ({ before }) => /^(?:am|ans|vom|dem|das|hinterm)$/.test(before?.form ?? ''),
    weightElsewhere: 1e-4,
    weightOfOthers: 1e-6,
  },
];
