import { expect, test } from 'vitest';
import { annotate } from '../../../annotate.ts';
import { conceptOf } from '../../../concept.fixture.ts';
import { createLexicon } from '../../../create-lexicon.ts';

const lexicon = createLexicon([
  conceptOf('change-into-clothes-en/verb', { en: ['change into'] }),
  conceptOf('change-into-become-en/verb', { en: ['change into'] }),
  conceptOf('go-down/verb', { en: ['go down'] }),
  conceptOf('go-down-along-en/verb', { en: ['go down'] }),
  conceptOf('that-of-en/expression', { en: ['that of'] }),
  conceptOf('paint-on/verb', { en: ['paint on'] }),
  conceptOf('painting/noun', { en: ['painting'] }),
  conceptOf('think-of-opinion/verb', { en: ['think of'] }),
  conceptOf('think-of-judge-en/verb', { en: ['think of'] }),
  conceptOf('confess-to/verb', { en: ['admit to'] }),
  conceptOf('mean-a-lot-to/verb', { en: ['be attached to'] }),
  conceptOf('be/verb', { en: ['be'] }),
  conceptOf('he/pronoun', { en: ['he'] }),
  conceptOf('you/pronoun', { en: ['you'] }),
  conceptOf('theft/noun', { en: ['theft'] }),
  conceptOf('stand-by-support/verb', { en: ['stand by'] }),
  conceptOf('former-of-two-en/expression', { en: ['the former'] }),
  conceptOf('president/noun', { en: ['president'] }),
]);

const expressionsOf = (sentence: string) =>
  annotate({ en: sentence }, lexicon)
    .en?.filter(({ expression }) => expression !== undefined)
    .map(({ conceptId }) => conceptId);

test.each([
  ['She changed into a dress', 'change-into-clothes-en/verb'],
  ['It changed into a frog', 'change-into-become-en/verb'],
  ['We went down the road', 'go-down-along-en/verb'],
  ['Prices went down', 'go-down/verb'],
  ['Its size and that of the dog', 'that-of-en/expression'],
  ['What do you think of it', 'think-of-judge-en/verb'],
  ['I often think of it', 'think-of-opinion/verb'],
  ['He admitted to the theft', 'confess-to/verb'],
  ['She stood by her friend', 'stand-by-support/verb'],
  ['The former is larger', 'former-of-two-en/expression'],
])('finds the expression that is meant: %s', (sentence, concept) => {
  expect(expressionsOf(sentence)).toContain(concept);
});

test.each([
  ['A painting on the wall'],
  ['I know that of course'],
  ['He was admitted to hospital'],
  ['A label is attached to the box'],
  ['She stood by the door'],
  ['The former president left'],
])('finds no expression: %s', (sentence) => {
  expect(expressionsOf(sentence)).toEqual([]);
});
