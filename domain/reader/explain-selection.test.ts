import { expect, test } from 'vitest';
import { conceptOf } from '../lexicon/concept.fixture.ts';
import { createLexicon } from '../lexicon/create-lexicon.ts';
import { explainSelection } from './explain-selection.ts';

const lexicon = createLexicon([
  conceptOf('of/preposition', { en: ['of'], es: ['de'] }),
  conceptOf('course/noun', { en: ['course'], es: ['curso'] }),
  conceptOf('of-course/adverb', { en: ['of course'], es: ['claro'] }),
  conceptOf('gold/noun', { en: ['gold'], es: ['oro'] }),
  conceptOf('of-gold/adjective', { en: ['of gold'], es: ['de oro'] }),
]);

test.each([
  { text: 'of course', translation: 'Y claro.', literal: 'de · curso' },
  { text: 'of gold', translation: 'Y de oro.', literal: null },
])('an expression has a literal gloss only if it differs from the meaning: $text', ({ text, translation, literal }) => {
  const sentence = `And ${text}.`;
  const sentences = [{ versions: { en: sentence, es: translation }, start: 4, end: 4 + text.length }];
  const question = { language: 'en', nativeLanguage: 'es', text, sentence, translation, sentences } as const;
  expect(explainSelection(question, lexicon, () => [])).toMatchObject({ literal });
});
