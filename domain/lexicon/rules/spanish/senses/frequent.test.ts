import { expect, test } from 'vitest';
import { annotate } from '../../../annotate.ts';
import { conceptOf } from '../../../concept.fixture.ts';
import { createLexicon } from '../../../create-lexicon.ts';

const lexicon = createLexicon([
  conceptOf('the/determiner', { es: ['el', 'la', 'las'] }),
  conceptOf('of/preposition', { es: ['de'] }),
  conceptOf('to/preposition', { es: ['a'] }),
  conceptOf('bc-a-c-es/preposition', { es: ['a'] }),
  conceptOf('century/noun', { es: ['siglo'] }),
  conceptOf('white/adjective', { es: ['blanco'] }),
  conceptOf('target/noun', { es: ['blanco'] }),
  conceptOf('criticism/noun', { es: ['crítica', 'críticas'] }),
  conceptOf('eye/noun', { es: ['ojo', 'ojos'] }),
  conceptOf('say/verb', { es: ['decir'] }),
  conceptOf('monday/noun', { es: ['lunes'] }),
  conceptOf('who-which/pronoun', { es: ['que'] }),
  conceptOf('that-conjunction/conjunction', { es: ['que'] }),
  conceptOf('come/verb', { es: ['venir'] }),
]);

const meaning = (sentence: string, word: number) => annotate({ es: sentence }, lexicon).es?.[word]?.conceptId;

test('“a. C.” is “BC”', () => {
  expect(meaning('El siglo II a. C.', 3)).toBe('bc-a-c-es/preposition');
  expect(meaning('Vino a casa', 1)).toBe('to/preposition');
});

test('“blanco” is a target near “críticas” (criticism)', () => {
  expect(meaning('El blanco de las críticas', 1)).toBe('target/noun');
  expect(meaning('El blanco de los ojos', 1)).toBe('white/adjective');
});

test('“que” after “dijo el lunes” (said on Monday) is a conjunction', () => {
  expect(meaning('Dijo el lunes que vino', 3)).toBe('that-conjunction/conjunction');
});
