import { expect, test } from 'vitest';
import { parseLexiconFile } from '../../../../content/parse-lexicon-file.ts';
import { annotate } from '../../annotate.ts';
import { createLexicon } from '../../create-lexicon.ts';
import { defineWords } from '../../define-words.ts';
import { stanza } from '../../stanza.fixture.ts';
import { findBaseForm } from '../find-base-form.ts';

const { concepts } = parseLexiconFile(
  'test',
  [
    stanza('door', 'noun', { en: 'door', es: 'puerta f' }),
    stanza('lorry', 'noun', { en: 'lorry', es: 'camión m' }),
    stanza('bird', 'noun', { en: 'bird', es: 'pájaro m' }),
    stanza('head', 'noun', { en: 'head', es: 'cabeza f' }),
    stanza('boat', 'noun', { en: 'boat', es: 'barco m' }),
    stanza('hand', 'noun', { en: 'hand', es: 'mano f' }),
    stanza('quiet', 'adjective', { en: 'quiet', es: 'callado' }),
    stanza('success', 'noun', { en: 'success', es: 'ex m' }),
    stanza('see', 'verb', { en: 'see', es: 'ver' }),
  ].join('\n\n'),
);
const lexicon = createLexicon(concepts.map(({ concept }) => concept));

function explain(sentence: string, position = 0) {
  const words = annotate({ es: sentence }, lexicon).es ?? [];
  const defined = defineWords({
    sentence,
    words,
    indexes: [position],
    conceptId: words[position]?.conceptId,
    base: undefined,
    language: 'es',
    target: 'en',
    lexicon,
  });
  const base = findBaseForm({ words, position, language: 'es' });
  return { meaning: defined?.meaning.word, base, gender: defined?.gender, isGuess: words[position]?.isGuess ?? false };
}

test.each([
  ['puertecitas', 'little door', 'puertecita', 'f'],
  ['camioncito', 'little lorry', 'camioncito', 'm'],
  ['pajaritos', 'little bird', 'pajarito', 'm'],
  ['cabecita', 'little head', 'cabecita', 'f'],
  ['barquito', 'little boat', 'barquito', 'm'],
  ['manita', 'little hand', 'manita', 'f'],
])('%s is %s, which is certain', (form, meaning, base, gender) => {
  expect(explain(form)).toEqual({ meaning, base, gender, isGuess: false });
});

test('a diminutive of an adjective keeps the meaning of the adjective', () => {
  expect(explain('calladita')).toMatchObject({ meaning: 'quiet', base: 'calladito' });
});

test('a word with an accent or a capital letter inside a sentence is no diminutive', () => {
  expect(explain('éxito').meaning).toBeUndefined();
  expect(explain('ver Barquito', 1).meaning).toBeUndefined();
});
