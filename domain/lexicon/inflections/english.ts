import { endingRules, type InflectionRules, longestFirst } from './inflection-rules.ts';

export const englishInflections: InflectionRules = {
  endings: longestFirst([
    ...endingRules(
      ['noun', 'name', 'numeral'],
      [
        ['s', '-'],
        ['es', '-'],
        ['ies', 'y'],
        ['ves', 'f fe'],
        ['men', 'man'],
        ['’', '-'],
        ['’s', '-'],
      ],
    ),
    ...endingRules(
      ['verb'],
      [
        ['s', '-'],
        ['es', '-'],
        ['ies', 'y'],
        ['ed', '- e'],
        ['d', '-'],
        ['ied', 'y'],
        ['ing', '- e'],
        ['ying', 'ie'],
      ],
    ),
    ...endingRules(
      ['adjective', 'adverb'],
      [
        ['er', '- e'],
        ['r', '-'],
        ['ier', 'y'],
        ['est', '- e'],
        ['st', '-'],
        ['iest', 'y'],
      ],
    ),
    ...endingRules(
      ['adjective'],
      [
        ['ly', '- le'],
        ['ily', 'y'],
        ['ally', '- al'],
      ],
    ),
    ...endingRules(
      ['verb', 'pronoun'],
      [
        ['n’t', '-'],
        ['’ll', '-'],
        ['’ve', '-'],
        ['’d', '-'],
        ['’re', '-'],
        ['’m', '-'],
      ],
    ),
  ]),
  // Removes a doubled letter: stopped, bigger, running.
  stemChanges: [[/([bdfgklmnprstvz])\1$/, '$1']],
  wordChanges: [],
};
