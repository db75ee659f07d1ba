import { expect, test } from 'vitest';
import { annotate } from '../../../annotate.ts';
import { conceptOf } from '../../../concept.fixture.ts';
import { createLexicon } from '../../../create-lexicon.ts';

const lexicon = createLexicon([
  conceptOf('the/determiner', { fr: ['le', 'la', 'les'] }),
  conceptOf('his/determiner', { fr: ['son', 'sa', 'ses'] }),
  conceptOf('he/pronoun', { fr: ['il'] }),
  conceptOf('woman/noun', { fr: ['femme'] }),
  conceptOf('wife/noun', { fr: ['femme'] }),
  conceptOf('put/verb', { fr: ['mettre', 'met'] }),
  conceptOf('put-on/verb', { fr: ['mettre', 'met'] }),
  conceptOf('hat/noun', { fr: ['chapeau'] }),
  conceptOf('table/noun', { fr: ['table'] }),
  conceptOf('price/noun', { fr: ['prix'] }),
  conceptOf('prize/noun', { fr: ['prix'] }),
  conceptOf('jury/noun', { fr: ['jury'] }),
  conceptOf('getaway/noun', { fr: ['fuite'] }),
  conceptOf('flight-fuite-fr/noun', { fr: ['fuite'] }),
  conceptOf('leak/noun', { fr: ['fuite'] }),
  conceptOf('gas/noun', { fr: ['gaz'] }),
  conceptOf('trip-voyage-fr/noun', { fr: ['voyage'] }),
  conceptOf('travel/verb', { fr: ['voyager', 'voyage'] }),
  conceptOf('except/preposition', { fr: ['à part'] }),
  conceptOf('separate-a-part-fr/expression', { fr: ['à part'] }),
]);

const concept = (sentence: string, word: number) =>
  annotate({ fr: sentence }, lexicon).fr?.[word]?.conceptId?.split('/')[0];

test('“femme” after a possessive is a wife', () => {
  expect(concept('sa femme', 1)).toBe('wife');
  expect(concept('la femme', 1)).toBe('woman');
});

test('“mettre” before clothes is “put on”', () => {
  expect(concept('il met son chapeau', 1)).toBe('put-on');
  expect(concept('il met la table', 1)).toBe('put');
});

test('“prix” of a jury is a prize', () => {
  expect(concept('le prix attribué', 1)).toBe('prize');
  expect(concept('le prix', 1)).toBe('price');
});

test('“fuite” is a flight or a leak', () => {
  expect(concept('la fuite', 1)).toBe('flight-fuite-fr');
  expect(concept('la fuite de gaz', 1)).not.toBe('flight-fuite-fr');
});

test('a preferred sense of a noun does not turn a verb into a noun', () => {
  expect(concept('il voyage', 1)).toBe('travel');
});

test('“à part” before a pronoun is “except”', () => {
  expect(concept('à part la femme', 0)).toBe('except');
  expect(concept('la femme à part', 2)).toBe('separate-a-part-fr');
});
