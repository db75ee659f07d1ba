import { expect, test } from 'vitest';
import { perLanguage } from '../../per-language.ts';
import { explainSelection } from '../../reader/definition/explain-selection.ts';
import { conceptOf } from '../concept.fixture.ts';
import { createLexicon } from '../create-lexicon.ts';

const ranks = {
  ...perLanguage(() => []),
  es: [
    { base: 'caminar', partOfSpeech: 'verb' as const },
    { base: 'queso', partOfSpeech: 'noun' as const },
    { base: 'neuronas', partOfSpeech: undefined },
    { base: 'peso', partOfSpeech: 'noun' as const },
  ],
};
const lexicon = createLexicon(
  [
    conceptOf('cat/noun', { en: ['cat'], es: ['gato'] }),
    conceptOf('the/determiner', { en: ['the'], es: ['el'] }),
    conceptOf('weigh/verb', { en: ['weigh'], es: ['pesar'] }),
  ],
  ranks,
);

const explain = (sentence: string, text: string) => {
  const start = sentence.indexOf(text);
  const question = { language: 'es', nativeLanguage: 'en', text, sentence, translation: null } as const;
  return explainSelection(
    { ...question, sentences: [{ versions: { es: sentence }, start, end: start + text.length }] },
    lexicon,
    () => [],
  );
};

test('A common word without a concept has a base form and a part of speech, marked as a guess', () => {
  expect(explain('El gato caminaba.', 'caminaba')).toMatchObject({
    meaning: null,
    baseForm: { word: 'caminar' },
    partOfSpeech: 'verb',
    grammar: [{ kind: 'guessed' }],
  });
  expect(explain('Come quesos.', 'quesos')).toMatchObject({ baseForm: { word: 'queso' }, partOfSpeech: 'noun' });
});

test('A form whose base form is not certain has no base form', () => {
  expect(explain('Tiene neuronas.', 'neuronas')).toMatchObject({ baseForm: null, partOfSpeech: null, grammar: [] });
});

test('After an article, a form is a noun without a concept rather than a verb with one', () => {
  expect(explain('El peso es grande.', 'peso')).toMatchObject({ meaning: null, baseForm: { word: 'peso' } });
  expect(explain('Yo peso mucho.', 'peso')).toMatchObject({ meaning: { word: 'weigh' }, baseForm: { word: 'pesar' } });
});
