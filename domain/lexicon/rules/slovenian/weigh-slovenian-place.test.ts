import { expect, test } from 'vitest';
import { annotate } from '../../annotate.ts';
import { conceptOf } from '../../concept.fixture.ts';
import { createLexicon } from '../../create-lexicon.ts';

const lexicon = createLexicon([
  conceptOf('drive/verb', { sl: ['voziti'] }),
  conceptOf('vehicle/noun', { sl: ['vozilo', 'vozila'] }),
  conceptOf('be/verb', { sl: ['biti'] }),
  conceptOf('old/adjective', { sl: ['star'] }),
  conceptOf('strong/adjective', { sl: ['močan', 'močno'] }),
  conceptOf('strongly/adverb', { sl: ['močno'] }),
  conceptOf('light/noun', { sl: ['svetloba', 'svetlobo'] }),
  conceptOf('affect/verb', { sl: ['vplivati'] }),
  conceptOf('see/verb', { sl: ['videti'] }),
  conceptOf('pick/verb', { sl: ['nabirati'] }),
  conceptOf('accumulate/verb', { sl: ['nabirati se'] }),
  conceptOf('oneself/pronoun', { sl: ['se'] }),
  conceptOf('test/noun', { sl: ['test'] }),
  conceptOf('dough/noun', { sl: ['testo', 'test'] }),
]);

const concept = (sentence: string, word: number) =>
  annotate({ sl: sentence }, lexicon).sl?.[word]?.conceptId?.split('/')[0];

test('A participle needs an auxiliary that agrees with it', () => {
  expect(concept('Ana je vozila', 2)).toBe('drive');
  expect(concept('Vidimo stara vozila', 2)).toBe('vehicle');
  expect(concept('Tu so vozila', 2)).toBe('vehicle');
});

test('A form in -o is an adjective before its noun, otherwise an adverb', () => {
  expect(concept('Vidi močno svetlobo', 1)).toBe('strong');
  expect(concept('Močno vpliva', 0)).toBe('strongly');
});

test('A verb beside “se” has its reflexive meaning', () => {
  expect(concept('Voda se nabira', 2)).toBe('accumulate');
  expect(concept('Ana nabira', 1)).toBe('pick');
});

test('A dictionary form is seldom a form of another noun', () => {
  expect(concept('Vidimo test', 1)).toBe('test');
});
