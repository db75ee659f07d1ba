import { expect, test } from 'vitest';
import { annotate } from '../../annotate.ts';
import { conceptOf } from '../../concept.fixture.ts';
import { createLexicon } from '../../create-lexicon.ts';

const lexicon = createLexicon([
  conceptOf('educate/verb', { es: ['educar'] }),
  conceptOf('polite/adjective', { es: ['educado'] }),
  conceptOf('amuse/verb', { es: ['divertir'] }),
  conceptOf('fun/adjective', { es: ['divertido'] }),
  conceptOf('be/verb', { es: ['ser'] }),
  conceptOf('very/adverb', { es: ['muy'] }),
  conceptOf('a/determiner', { es: ['un'] }),
  conceptOf('boy/noun', { es: ['chico'] }),
  conceptOf('by/preposition', { es: ['por'] }),
  conceptOf('priest/noun', { es: ['cura'] }),
  conceptOf('in/preposition', { es: ['en'] }),
]);

const meaning = (sentence: string, word: number) => annotate({ es: sentence }, lexicon).es?.[word]?.conceptId;

test('A participle after “fue” is a verb', () => {
  expect(meaning('Fue educado en Londres', 1)).toBe('educate/verb');
  expect(meaning('Fue un chico educado', 3)).toBe('polite/adjective');
  expect(meaning('Es muy educado', 2)).toBe('polite/adjective');
});

test('A participle before an agent or a year is a verb', () => {
  expect(meaning('Un chico educado por un cura', 2)).toBe('educate/verb');
  expect(meaning('Un chico educado en 1950', 2)).toBe('educate/verb');
});

test('Some participles are adjectives even after “fue”', () => {
  expect(meaning('Fue divertido', 1)).toBe('fun/adjective');
});
