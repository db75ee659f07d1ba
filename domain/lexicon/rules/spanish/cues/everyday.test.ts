import { expect, test } from 'vitest';
import { annotate } from '../../../annotate.ts';
import { conceptOf } from '../../../concept.fixture.ts';
import { createLexicon } from '../../../create-lexicon.ts';

const lexicon = createLexicon([
  conceptOf('the/determiner', { es: ['el', 'la'] }),
  conceptOf('of/preposition', { es: ['de'] }),
  conceptOf('say/verb', { es: ['decir', 'dijo'] }),
  conceptOf('tell-decir-es/verb', { es: ['decir', 'dijo'] }),
  conceptOf('him/pronoun', { es: ['le'] }),
  conceptOf('operation-action/noun', { es: ['operación'] }),
  conceptOf('surgery-operation/noun', { es: ['operación'] }),
  conceptOf('hip/noun', { es: ['cadera'] }),
]);

const meaning = (sentence: string, word: number) => annotate({ es: sentence }, lexicon).es?.[word]?.conceptId;

test('“decir” with a person is “tell”', () => {
  expect(meaning('Le dijo', 1)).toBe('tell-decir-es/verb');
  expect(meaning('Dijo', 0)).toBe('say/verb');
});

test('“operación” near “cadera” (hip) is surgery', () => {
  expect(meaning('La operación de cadera', 1)).toBe('surgery-operation/noun');
  expect(meaning('La operación de rescate', 1)).toBe('operation-action/noun');
});
