import { expect, test } from 'vitest';
import { annotate } from '../../../annotate.ts';
import { conceptOf } from '../../../concept.fixture.ts';
import { createLexicon } from '../../../create-lexicon.ts';

const lexicon = createLexicon([
  conceptOf('by/preposition', { es: ['por'] }),
  conceptOf('through/preposition', { es: ['por'] }),
  conceptOf('be/verb', { es: ['ser', 'fue'] }),
  conceptOf('found/verb', { es: ['fundar'] }),
  conceptOf('king/noun', { es: ['rey', 'reyes'] }),
  conceptOf('the/determiner', { es: ['el', 'los'] }),
  conceptOf('which-what/determiner', { es: ['cuál', 'qué'] }),
  conceptOf('how-exclamation-es/adverb', { es: ['qué'] }),
  conceptOf('pretty/adjective', { es: ['bonito'] }),
  conceptOf('car/noun', { es: ['coche'] }),
  conceptOf('ship/noun', { es: ['barco'] }),
  conceptOf('old/adjective', { es: ['viejo'] }),
  conceptOf('the-old-man-es/noun', { es: ['viejo'] }),
  conceptOf('sing/verb', { es: ['cantar', 'cantó'] }),
]);

const meaning = (sentence: string, word: number) => annotate({ es: sentence }, lexicon).es?.[word]?.conceptId;

test('“por” names who acted after a passive participle', () => {
  expect(meaning('Fue fundada por los reyes', 2)).toBe('by/preposition');
});

test('“qué” before an adjective is an exclamation', () => {
  expect(meaning('Qué bonito', 0)).toBe('how-exclamation-es/adverb');
  expect(meaning('Qué coche', 0)).toBe('which-what/determiner');
});

test('“viejo” before a verb is an old man', () => {
  expect(meaning('El viejo cantó', 1)).toBe('the-old-man-es/noun');
  expect(meaning('El viejo barco', 1)).toBe('old/adjective');
});
