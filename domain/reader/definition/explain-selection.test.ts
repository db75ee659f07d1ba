import { expect, test } from 'vitest';
import { parseLexiconFile } from '../../../content/parse-lexicon-file.ts';
import { conceptOf } from '../../lexicon/concept.fixture.ts';
import { createLexicon } from '../../lexicon/create-lexicon.ts';
import { stanza } from '../../lexicon/stanza.fixture.ts';
import { explainSelection } from './explain-selection.ts';

const lexicon = createLexicon([
  conceptOf('of/preposition', { en: ['of'], es: ['de'] }),
  conceptOf('course/noun', { en: ['course'], es: ['curso'] }),
  conceptOf('of-course/adverb', { en: ['of course'], es: ['claro'] }),
  conceptOf('gold/noun', { en: ['gold'], es: ['oro'] }),
  conceptOf('of-gold/adjective', { en: ['of gold'], es: ['de oro'] }),
  conceptOf('because-of/preposition', { en: ['because of'], es: ['a causa de'] }),
  conceptOf('because/conjunction', { en: ['because'], es: ['porque'] }),
  conceptOf('go/verb', { en: ['go'], es: ['ir'] }),
  conceptOf('bad/adjective', { en: ['bad'], es: ['malo'] }),
  conceptOf('go-bad/verb', { en: ['go bad'], es: ['irritarse'] }),
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

test.each([
  { text: 'course', meaning: 'claro', base: 'of course', why: 'has another meaning there' },
  { text: 'gold', meaning: 'oro', base: 'gold', why: 'keeps its meaning there' },
  { text: 'of', meaning: 'claro', base: 'of course', why: 'has no meaning of its own there' },
])('a word of an expression is explained by its meaning in the sentence: $text $why', ({ text, meaning, base }) => {
  const sentence = text === 'gold' ? 'And of gold.' : 'And of course.';
  const translation = text === 'gold' ? 'Y de oro.' : 'Y claro.';
  const start = sentence.indexOf(text);
  const sentences = [{ versions: { en: sentence, es: translation }, start, end: start + text.length }];
  const question = { language: 'en', nativeLanguage: 'es', text, sentence, translation, sentences } as const;
  const explained = explainSelection(question, lexicon, () => []);
  expect(explained).toMatchObject({ meaning: { word: meaning }, baseForm: { word: base } });
  expect(explained.expression?.text).toBe(base === 'of course' ? 'of course' : undefined);
  expect(explained.parts.map((part) => part.meaning?.word)).toEqual({ course: ['curso'], of: ['de'], gold: [] }[text]);
});

test.each([
  { word: 'zvečer', part: 'adverb', why: 'the lexicon knows it as an adverb' },
  { word: 'dopoldne', part: null, why: 'the lexicon knows no part of speech of it' },
])('a single word is not called an expression because its concept is one: $word, $why', ({ word, part }) => {
  const { concepts } = parseLexiconFile(
    'test',
    [
      stanza('in-the-evening', 'expression', { sl: 'zvečer', es: 'por la noche' }),
      stanza('tonight', 'adverb', { sl: 'nocoj; zvečer', es: 'esta noche' }),
      stanza('in-the-morning', 'expression', { sl: 'dopoldne', es: 'por la mañana' }),
    ].join('\n\n'),
  );
  const sentence = `Berem ${word}.`;
  const versions = { sl: sentence, es: word === 'zvečer' ? 'Leo por la noche.' : 'Leo por la mañana.' };
  const sentences = [{ versions, start: 6, end: 6 + word.length }];
  const question = { language: 'sl', nativeLanguage: 'es', text: word, sentence, translation: versions.es } as const;
  const explained = explainSelection(
    { ...question, sentences },
    createLexicon(concepts.map(({ concept }) => concept)),
    () => [],
  );
  expect(explained).toMatchObject({ meaning: { word: word === 'zvečer' ? 'por la noche' : 'por la mañana' } });
  expect(explained.partOfSpeech).toBe(part);
});

test('an expression does not get the grammar and part of speech of the selected word', () => {
  const { concepts } = parseLexiconFile(
    'test',
    [
      stanza('return', 'verb', { en: 'return', es: 'volver' }),
      stanza('again', 'adverb', { en: 'again', es: 'volver* a <expression>' }),
      stanza('laugh', 'verb', { en: 'laugh', es: 'reír' }),
    ].join('\n\n'),
  );
  const sentence = 'Ana volvió a reír.';
  const start = sentence.indexOf('volvió');
  const sentences = [{ versions: { es: sentence }, start, end: start + 6 }];
  const question = {
    language: 'es',
    nativeLanguage: 'en',
    text: 'volvió',
    sentence,
    translation: null,
    sentences,
  } as const;
  const explained = explainSelection(question, createLexicon(concepts.map(({ concept }) => concept)), () => []);
  expect(explained).toMatchObject({
    expression: {
      text: 'volvió a',
      ranges: [
        [4, 10],
        [11, 12],
      ],
    },
    meaning: { word: 'again' },
    baseForm: { word: 'volver a' },
    partOfSpeech: 'expression',
    grammar: [],
    parts: [{ text: 'volvió', meaning: { word: 'return' }, partOfSpeech: 'verb', grammar: [{ kind: 'tense' }, {}] }],
  });
});

test('a function word in a preposition of several words is explained by the whole expression', () => {
  const sentence = 'It broke because of rain.';
  const start = sentence.indexOf('of');
  const sentences = [{ versions: { en: sentence }, start, end: start + 2 }];
  const question = {
    language: 'en',
    nativeLanguage: 'es',
    text: 'of',
    sentence,
    translation: null,
    sentences,
  } as const;
  expect(explainSelection(question, lexicon, () => [])).toMatchObject({ baseForm: { word: 'because of' } });
});

test('the short meaning “ir” is not found inside the longer meaning “irritarse”', () => {
  const sentence = 'They go bad.';
  const start = sentence.indexOf('go');
  const sentences = [{ versions: { en: sentence }, start, end: start + 2 }];
  const question = {
    language: 'en',
    nativeLanguage: 'es',
    text: 'go',
    sentence,
    translation: null,
    sentences,
  } as const;
  expect(explainSelection(question, lexicon, () => [])).toMatchObject({ meaning: { word: 'irritarse' } });
});

test('a word of an expression is not explained alone if it may be another word', () => {
  const { concepts } = parseLexiconFile(
    'test',
    [
      stanza('see', 'verb', { en: 'see', es: 'ver' }),
      stanza('get-dressed', 'verb', { en: 'get dressed', es: 'vestirse [i]' }),
      stanza('apparently', 'adverb', { en: 'apparently', es: 'por lo visto' }),
      stanza('happen', 'verb', { en: 'happen', es: 'pasar' }),
      stanza('raisin', 'noun', { en: 'raisin', es: 'pasa f' }),
      stanza('ignore', 'verb', { en: 'ignore', es: 'pasar* por alto' }),
    ].join('\n\n'),
  );
  const small = createLexicon(concepts.map(({ concept }) => concept));
  const partsOf = (sentence: string, text: string) => {
    const start = sentence.indexOf(text);
    const sentences = [{ versions: { es: sentence }, start, end: start + text.length }];
    const question = { language: 'es', nativeLanguage: 'en', text, sentence, translation: null, sentences } as const;
    const { expression, parts } = explainSelection(question, small, () => []);
    return { expression: expression?.text, parts: parts.map(({ meaning }) => meaning?.word) };
  };
  expect(partsOf('Por lo visto llueve.', 'visto')).toEqual({ expression: 'Por lo visto', parts: [] });
  expect(partsOf('Lo pasa por alto.', 'pasa')).toEqual({ expression: 'pasa por alto', parts: ['happen'] });
});
