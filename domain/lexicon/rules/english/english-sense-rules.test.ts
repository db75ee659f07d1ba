import { expect, test } from 'vitest';
import { annotate } from '../../annotate.ts';
import { conceptOf } from '../../concept.fixture.ts';
import { createLexicon } from '../../create-lexicon.ts';

const lexicon = createLexicon([
  conceptOf('free/adjective', { en: ['free'] }),
  conceptOf('free-without-cost/adjective', { en: ['free'] }),
  conceptOf('drink/noun', { en: ['drink'] }),
  conceptOf('press/noun', { en: ['press'] }),
  conceptOf('turn/verb', { en: ['turn'] }),
  conceptOf('turn-age/expression', { en: ['turn'] }),
  conceptOf('on/preposition', { en: ['on'] }),
  conceptOf('on-subject/preposition', { en: ['on'] }),
  conceptOf('on-day/preposition', { en: ['on'] }),
  conceptOf('report/noun', { en: ['report'] }),
  conceptOf('to/preposition', { en: ['to'] }),
  conceptOf('to-up-to/preposition', { en: ['to'] }),
  conceptOf('as/conjunction', { en: ['as'] }),
  conceptOf('as-role/preposition', { en: ['as'] }),
  conceptOf('tall/adjective', { en: ['tall'] }),
  conceptOf('nurse/noun', { en: ['nurse'] }),
  conceptOf('a/determiner', { en: ['a'] }),
  conceptOf('the/determiner', { en: ['the'] }),
  conceptOf('file/verb', { en: ['file'] }),
  conceptOf('file/noun', { en: ['file'] }),
  conceptOf('help/noun', { en: ['help'] }),
  conceptOf('help/verb', { en: ['help'] }),
  conceptOf('receive/verb', { en: ['receive'] }),
  conceptOf('city/noun', { en: ['city'] }),
  conceptOf('they/pronoun', { en: ['they'] }),
  conceptOf('cost/noun', { en: ['cost'] }),
  conceptOf('cost/verb', { en: ['cost'] }),
]);

/** The concept of the word at this place, counted from the end of the sentence. */
const meaning = (sentence: string, place: number) => annotate({ en: sentence }, lexicon).en?.at(place)?.ownConceptId;

test.each([
  ['There is a free drink', -2, 'free-without-cost/adjective'],
  ['This is a free press', -2, 'free/adjective'],
  ['When they turn 21', -2, 'turn-age/expression'],
  ['They turn here', -2, 'turn/verb'],
  ['It is a report on trade', -2, 'on-subject/preposition'],
  ['It rained on Monday', -2, 'on-day/preposition'],
  ['It is on fire', -2, 'on/preposition'],
  ['It takes 3 to 4', -2, 'to-up-to/preposition'],
  ['She works as a nurse', -3, 'as-role/preposition'],
  ['She is as tall as a nurse', -3, 'as/conjunction'],
])('the neighbours of an English word show its sense: %s', (sentence, place, conceptId) => {
  expect(meaning(sentence, place)).toBe(conceptId);
});

test.each([
  ['They file it', -2, 'file/verb'],
  ['It is in the city file', -1, 'file/noun'],
  ['They receive help', -1, 'help/noun'],
  ['They help', -1, 'help/verb'],
  ['It is the cost', -1, 'cost/noun'],
  ['Did the city file it', -2, 'file/verb'],
])(
  'an English verb without ending needs a plural, a pronoun or an auxiliary before it: %s',
  (sentence, place, conceptId) => {
    expect(meaning(sentence, place)).toBe(conceptId);
  },
);
