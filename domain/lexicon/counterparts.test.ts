import { expect, test } from 'vitest';
import { annotate } from './annotate.ts';
import { conceptOf } from './concept.fixture.ts';
import { counterparts } from './counterparts.ts';
import { createLexicon } from './create-lexicon.ts';

const lexicon = createLexicon([
  conceptOf('the/determiner', { en: ['the'], de: ['der', 'die', 'das'], fr: ['le', 'la'] }),
  conceptOf('dog/noun', { en: ['dog'], de: ['Hund'], fr: ['chien'] }),
  conceptOf('cat/noun', { en: ['cat'], de: ['Katze'], fr: ['chat'] }),
  conceptOf('of/preposition', { en: ['of'], de: ['von'], fr: ['de'] }),
  { ...conceptOf('of-the/preposition', { fr: ['du'] }), words: ofTheWords() },
  conceptOf('get-up/verb', { en: ['gets up'], de: ['aufstehen', 'steht … auf'], fr: ['se lever'] }),
]);

function ofTheWords() {
  const { words } = conceptOf('of-the/preposition', { fr: ['du'] });
  return { ...words, en: { word: 'of the', isRenderingOnly: true, entries: [] } };
}

test('Words of the same concept belong together, and repeated words are matched in order', () => {
  const annotation = annotate({ en: 'the dog the cat', de: 'der Hund die Katze' }, lexicon);
  expect(counterparts(annotation, { from: 'en', to: 'de' }, lexicon)).toEqual([
    { from: [0], to: [0] },
    { from: [1], to: [1] },
    { from: [2], to: [2] },
    { from: [3], to: [3] },
  ]);
});

test('If one version repeats a word more often, the nearest words belong together', () => {
  const annotation = annotate({ en: 'dog cat the dog', de: 'Katze der Hund' }, lexicon);
  expect(counterparts(annotation, { from: 'de', to: 'en' }, lexicon)).toContainEqual({ from: [2], to: [3] });
});

test('An expression belongs to an expression as a whole', () => {
  const annotation = annotate({ en: 'the dog gets up', de: 'der Hund steht auf' }, lexicon);
  expect(counterparts(annotation, { from: 'en', to: 'de' }, lexicon)).toContainEqual({ from: [2, 3], to: [2, 3] });
});

test('A contraction belongs to the words that render it, in both directions', () => {
  const annotation = annotate({ en: 'cat of the dog', fr: 'chat du chien' }, lexicon);
  expect(counterparts(annotation, { from: 'fr', to: 'en' }, lexicon)).toContainEqual({ from: [1], to: [1, 2] });
  expect(counterparts(annotation, { from: 'en', to: 'fr' }, lexicon)).toContainEqual({ from: [1, 2], to: [1] });
});

test('A contraction belongs to its preposition if the article is missing', () => {
  const annotation = annotate({ en: 'cat of dog', fr: 'chat du chien' }, lexicon);
  expect(counterparts(annotation, { from: 'en', to: 'fr' }, lexicon)).toContainEqual({ from: [1], to: [1] });
});
