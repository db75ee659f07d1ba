import { expect, test } from 'vitest';
import { annotate } from '../../../annotate.ts';
import { conceptOf } from '../../../concept.fixture.ts';
import { createLexicon } from '../../../create-lexicon.ts';

const lexicon = createLexicon([
  conceptOf('several/determiner', { sl: ['več'] }),
  conceptOf('more/adverb', { sl: ['več'] }),
  conceptOf('time/noun', { sl: ['čas', 'časa'] }),
  conceptOf('year/noun', { sl: ['leto', 'let'] }),
  conceptOf('still/adverb', { sl: ['še'] }),
  conceptOf('centre/noun', { sl: ['center', 'centri'] }),
  conceptOf('power/noun', { sl: ['moč', 'moči'] }),
  conceptOf('can/verb', { sl: ['moči'] }),
  conceptOf('matter/noun', { sl: ['zadeva'] }),
  conceptOf('concern/verb', { sl: ['zadevati', 'zadeva'] }),
  conceptOf('which/pronoun', { sl: ['ki'] }),
  conceptOf('ready/adjective', { sl: ['pripravljen', 'pripravljeni'] }),
  conceptOf('prepare/verb', { sl: ['pripraviti', 'pripravljeni'] }),
  conceptOf('pay/verb', { sl: ['plačati'] }),
  conceptOf('discover/verb', { sl: ['odkriti'] }),
  conceptOf('frank/adjective', { sl: ['odkrit', 'odkriti'] }),
  conceptOf('must/verb', { sl: ['morati', 'mora'] }),
  conceptOf('culprit/noun', { sl: ['krivec', 'krivca'] }),
  conceptOf('be/verb', { sl: ['biti', 'so'] }),
  conceptOf('piece/noun', { sl: ['kos'] }),
  conceptOf('equal-to/adjective', { sl: ['kos'] }),
  conceptOf('bread/noun', { sl: ['kruh', 'kruha'] }),
  conceptOf('place/noun', { sl: ['kraj', 'kraja'] }),
  conceptOf('theft/noun', { sl: ['kraja'] }),
  conceptOf('from/preposition', { sl: ['iz'] }),
]);

const concept = (sentence: string, word: number) =>
  annotate({ sl: sentence }, lexicon).sl?.[word]?.conceptId?.split('/')[0];

test('The neighbours show whether a form is a noun, a verb or an adjective', () => {
  expect(concept('Centri moči', 1)).toBe('power');
  expect(concept('Zadeva, ki', 0)).toBe('matter');
  expect(concept('Pripravljeni plačati', 0)).toBe('ready');
});

test('An infinitive behind a modal verb is no adjective', () => {
  expect(concept('Mora odkriti krivca', 1)).toBe('discover');
  expect(concept('So odkriti', 1)).toBe('frank');
});

test('“kos” is a piece before a noun, and “kraja” a place behind a preposition', () => {
  expect(concept('Kos kruha', 0)).toBe('piece');
  expect(concept('Iz kraja', 1)).toBe('place');
});
