import { expect, test } from 'vitest';
import { annotate } from '../../annotate.ts';
import { conceptOf } from '../../concept.fixture.ts';
import { createLexicon } from '../../create-lexicon.ts';

const lexicon = createLexicon([
  conceptOf('the/determiner', { pt: ['o', 'a', 'os', 'as'] }),
  conceptOf('to/preposition', { pt: ['a'] }),
  conceptOf('at/preposition', { pt: ['a'] }),
  conceptOf('with/preposition', { pt: ['com'] }),
  conceptOf('she/pronoun', { pt: ['ela'] }),
  conceptOf('her/pronoun', { pt: ['ela'] }),
  conceptOf('him/pronoun', { pt: ['ele', 'ela'] }),
  conceptOf('by-the/preposition', { pt: ['pelo', 'pelas'] }),
  conceptOf('around-pelas-time-pt/preposition', { pt: ['pelas'] }),
  conceptOf('street/noun', { pt: ['rua'] }),
  conceptOf('good/adjective', { pt: ['bom'] }),
  conceptOf('end/noun', { pt: ['termo'] }),
  conceptOf('see/verb', { pt: ['ver'] }),
  conceptOf('go/verb', { pt: ['ir'] }),
  conceptOf('leave/verb', { pt: ['sair'] }),
  conceptOf('span/noun', { pt: ['vão'] }),
  conceptOf('some/determiner', { pt: ['alguns'] }),
]);

const word = (sentence: string, place: number) => annotate({ pt: sentence }, lexicon).pt?.[place];

test('“A” before a masculine adjective is only a preposition', () => {
  expect(word('chegou a bom termo', 1)?.conceptId).toMatch(/preposition$/);
});

test('“A” after a preposition is only an article', () => {
  expect(word('sair com a Ana', 2)).toMatchObject({ conceptId: 'the/determiner' });
  expect(word('sair com a Ana', 2)?.undecidedIds ?? []).toEqual([]);
});

test('“Ela” is never “him”, and “her” only after a preposition', () => {
  expect(word('ela sai', 0)?.conceptId).toBe('she/pronoun');
  expect(word('ela sai', 0)?.undecidedIds ?? []).toEqual([]);
  expect([word('sair com ela', 2)?.conceptId, ...(word('sair com ela', 2)?.undecidedIds ?? [])]).toContain(
    'her/pronoun',
  );
});

test('“Pelas” before a time of day means “around”', () => {
  expect(word('sair pelas 21h30', 1)?.conceptId).toBe('around-pelas-time-pt/preposition');
  expect(word('sair pelas ruas', 1)?.conceptId).toBe('by-the/preposition');
});

test('“Vão” is a verb except after a masculine determiner in the singular', () => {
  expect(word('alguns vão sair', 1)?.conceptId).toBe('go/verb');
  expect(word('o vão', 1)?.conceptId).toBe('span/noun');
});
