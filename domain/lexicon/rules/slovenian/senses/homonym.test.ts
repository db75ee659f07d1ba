import { expect, test } from 'vitest';
import { annotate } from '../../../annotate.ts';
import { conceptOf } from '../../../concept.fixture.ts';
import { createLexicon } from '../../../create-lexicon.ts';

const lexicon = createLexicon([
  conceptOf('past-auxiliary/verb', { sl: ['biti'] }),
  conceptOf('be/verb', { sl: ['biti'] }),
  conceptOf('will/verb', { sl: ['biti'] }),
  conceptOf('task/noun', { sl: ['opravilo'] }),
  conceptOf('do/verb', { sl: ['opraviti'] }),
  conceptOf('with/preposition', { sl: ['z'] }),
  conceptOf('drive/verb', { sl: ['voziti'] }),
  conceptOf('vehicle/noun', { sl: ['vozilo'] }),
  conceptOf('taxi/noun', { sl: ['taksi'] }),
  conceptOf('dinner/noun', { sl: ['večerja'] }),
  conceptOf('dine/verb', { sl: ['večerjati'] }),
  conceptOf('world/noun', { sl: ['svet'] }),
  conceptOf('council/noun', { sl: ['svet'] }),
  conceptOf('for/preposition', { sl: ['za'] }),
  conceptOf('school/noun', { sl: ['šola'] }),
  conceptOf('guest/noun', { sl: ['gost'] }),
  conceptOf('dense/adjective', { sl: ['gost'] }),
  conceptOf('fog/noun', { sl: ['megla'] }),
  conceptOf('reach-priti-do/expression', { sl: ['priti* do'] }),
  conceptOf('come-about/expression', { sl: ['priti* do'] }),
  conceptOf('come/verb', { sl: ['priti'] }),
  conceptOf('quarrel/noun', { sl: ['spor'] }),
  conceptOf('river/noun', { sl: ['reka'] }),
  conceptOf('not/adverb', { sl: ['ne'] }),
  conceptOf('neither-nor/expression', { sl: ['ne … ne'] }),
  conceptOf('bird/noun', { sl: ['ptica'] }),
  conceptOf('mouse/noun', { sl: ['miš'] }),
]);

const concept = (sentence: string, word: number) =>
  annotate({ sl: sentence }, lexicon).sl?.[word]?.conceptId?.split('/')[0];

test('A participle that is also a form of a noun agrees with the auxiliary', () => {
  expect(concept('Opravili so', 0)).toBe('do');
  expect(concept('z opravili', 1)).toBe('task');
  expect(concept('Taksi sem vozila', 1)).toBe('past-auxiliary');
  expect(concept('So vozila', 0)).toBe('be');
});

test('The words around a homonym show which word it is', () => {
  expect(concept('Večerja', 0)).toBe('dinner');
  expect(concept('Svet za šole', 0)).toBe('council');
  expect(concept('goste megle', 0)).toBe('dense');
});

test('“priti do” means “reach” with a subject and “happen” without', () => {
  expect(concept('Prišla je do reke', 0)).toBe('reach-priti-do');
  expect(concept('Prišlo je do spora', 0)).toBe('come-about');
});

test('A comma divides “ne … ne”', () => {
  expect(concept('ne ptica ne miš', 0)).toBe('neither-nor');
  expect(concept('Ne, ne', 0)).toBe('not');
});
