import { expect, test } from 'vitest';
import { annotate } from '../annotate.ts';
import { conceptOf } from '../concept.fixture.ts';
import { createLexicon } from '../create-lexicon.ts';

const lexicon = createLexicon([
  conceptOf('attention/noun', { es: ['atención'] }),
  conceptOf('lion/noun', { es: ['león'] }),
  conceptOf('see/verb', { es: ['ver', 'vio'] }),
  conceptOf('good/adjective', { es: ['bueno', 'buena'] }),
]);

const concepts = (sentence: string) => annotate({ es: sentence }, lexicon).es?.map(({ conceptId }) => conceptId);

test('A Spanish word without its accent is found', () => {
  expect(concepts('buena atencion')).toEqual(['good/adjective', 'attention/noun']);
  expect(concepts('vió')).toEqual(['see/verb']);
});

test('A capitalised word may be a name', () => {
  expect(concepts('buena Leon')).toEqual(['good/adjective', undefined]);
});
