import { expect, test } from 'vitest';
import { annotate } from '../../../annotate.ts';
import { conceptOf } from '../../../concept.fixture.ts';
import { createLexicon } from '../../../create-lexicon.ts';

const lexicon = createLexicon([
  conceptOf('at-stake/expression', { pt: ['em jogo'] }),
  conceptOf('match/noun', { pt: ['jogo'] }),
  conceptOf('in/preposition', { pt: ['em'] }),
  conceptOf('on-duty/expression', { pt: ['de serviço'] }),
  conceptOf('service/noun', { pt: ['serviço'] }),
  conceptOf('of/preposition', { pt: ['de'] }),
  conceptOf('be/verb', { pt: ['estar'] }),
  conceptOf('against/preposition', { pt: ['contra'] }),
  conceptOf('cat/noun', { pt: ['gato'] }),
  conceptOf('eat/verb', { pt: ['comer'] }),
  conceptOf('have-just/expression', { pt: ['acabar* de'] }),
  conceptOf('end/verb', { pt: ['acabar'] }),
  conceptOf('so-which-is-why/expression', { pt: ['pelo que'] }),
  conceptOf('who-knows/expression', { pt: ['quem sabe'] }),
  conceptOf('who/pronoun', { pt: ['quem'] }),
  conceptOf('know/verb', { pt: ['saber'] }),
  conceptOf('the/determiner', { pt: ['o', 'a'] }),
  conceptOf('by-the/preposition', { pt: ['pelo'] }),
  conceptOf('see/verb', { pt: ['ver'] }),
]);

const meaning = (sentence: string, word: number) => annotate({ pt: sentence }, lexicon).pt?.[word]?.conceptId;

test('“em jogo” before the opponent is a match', () => {
  expect(meaning('O gato está em jogo', 3)).toBe('at-stake/expression');
  expect(meaning('O gato comeu em jogo contra o gato', 4)).toBe('match/noun');
});

test('“de serviço” means “on duty” after a verb', () => {
  expect(meaning('O gato está de serviço', 4)).toBe('on-duty/expression');
  expect(meaning('O jogo de serviço', 3)).toBe('service/noun');
});

test('“acabar de” means “have just” before an infinitive', () => {
  expect(meaning('O gato acabou de comer', 2)).toBe('have-just/expression');
  expect(meaning('O gato acabou de serviço', 2)).not.toBe('have-just/expression');
});

test('“pelo que” at the start of a sentence means “from what”', () => {
  expect(meaning('O gato comeu, pelo que está o gato', 3)).toBe('so-which-is-why/expression');
  expect(meaning('Pelo que vejo o gato come', 0)).toBe('by-the/preposition');
});

test('“quem sabe” before an object is a question', () => {
  expect(meaning('Quem sabe está o gato', 0)).toBe('who-knows/expression');
  expect(meaning('Quem sabe o jogo', 0)).toBe('who/pronoun');
});
