import { expect, test } from 'vitest';
import { annotate } from '../../../annotate.ts';
import { conceptOf } from '../../../concept.fixture.ts';
import { createLexicon } from '../../../create-lexicon.ts';

const lexicon = createLexicon([
  conceptOf('the/determiner', { es: ['el', 'la'] }),
  conceptOf('a/determiner', { es: ['un', 'una'] }),
  conceptOf('of/preposition', { es: ['de'] }),
  conceptOf('company/noun', { es: ['compañía'] }),
  conceptOf('company-military/noun', { es: ['compañía'] }),
  conceptOf('soldier/noun', { es: ['soldado', 'soldados'] }),
  conceptOf('insurance/noun', { es: ['seguros'] }),
  conceptOf('cut/noun', { es: ['corte'] }),
  conceptOf('court-royal/noun', { es: ['corte'] }),
  conceptOf('court-corte-es/noun', { es: ['corte'] }),
  conceptOf('ruling/noun', { es: ['sentencia'] }),
  conceptOf('king/noun', { es: ['rey'] }),
  conceptOf('see/verb', { es: ['ver', 'vio'] }),
  conceptOf('something/pronoun', { es: ['algo'] }),
  conceptOf('somewhat-algo-es/adverb', { es: ['algo'] }),
  conceptOf('house/noun', { es: ['casa'] }),
  conceptOf('expensive/adjective', { es: ['caro', 'cara'] }),
]);

const meaning = (sentence: string, word: number) => annotate({ es: sentence }, lexicon).es?.[word]?.conceptId;

test('“compañía” near soldiers is a part of an army', () => {
  expect(meaning('Una compañía de soldados', 1)).toBe('company-military/noun');
  expect(meaning('Una compañía de seguros', 1)).toBe('company/noun');
});

test('“la corte” near a ruling is a court of justice', () => {
  expect(meaning('La sentencia de la corte', 4)).toBe('court-corte-es/noun');
  expect(meaning('La corte de un rey', 1)).toBe('court-royal/noun');
  expect(meaning('Vio un corte', 2)).toBe('cut/noun');
});

test('“algo” between a noun and its adjective means “somewhat”', () => {
  expect(meaning('Una casa algo cara', 2)).toBe('somewhat-algo-es/adverb');
  expect(meaning('Vio algo caro', 1)).toBe('something/pronoun');
});
