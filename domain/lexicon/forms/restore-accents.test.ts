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

const french = createLexicon([
  conceptOf('hospital/noun', { fr: ['hôpital'] }),
  conceptOf('state/noun', { fr: ['État'] }),
  conceptOf('at/preposition', { fr: ['à'] }),
  conceptOf('have/verb', { fr: ['avoir'] }),
  conceptOf('professional/adjective', { fr: ['professionnel'] }),
  conceptOf('energy/noun', { fr: ['énergie'] }),
  conceptOf('event/noun', { fr: ['événement'] }),
]);

test('A French word without its accent is found', () => {
  const concepts = (sentence: string) => annotate({ fr: sentence }, french).fr?.map(({ conceptId }) => conceptId);
  expect(concepts('à hopital')).toEqual(['at/preposition', 'hospital/noun']);
  expect(concepts('à Hopital')).toEqual(['at/preposition', undefined]);
  expect(concepts('Etat')).toEqual(['state/noun']);
  expect(concepts('A hopital')).toEqual(['at/preposition', 'hospital/noun']);
});

test('A French word with a double letter or an accent too few or too many is found', () => {
  const concepts = (sentence: string) => annotate({ fr: sentence }, french).fr?.map(({ conceptId }) => conceptId);
  expect(concepts('à professionel')).toEqual(['at/preposition', 'professional/adjective']);
  expect(concepts('à énérgie')).toEqual(['at/preposition', 'energy/noun']);
  expect(concepts('à evenement')).toEqual(['at/preposition', 'event/noun']);
  expect(concepts('à Professionel')).toEqual(['at/preposition', undefined]);
});
