import { expect, test } from 'vitest';
import type { Language } from '../language.ts';
import { annotate } from './annotate.ts';
import { conceptOf } from './concept.fixture.ts';
import { createLexicon } from './create-lexicon.ts';
import { lookUp } from './look-up.ts';

const house = conceptOf('house/noun', { en: ['house', 'houses'], es: ['casa', 'casas'], de: ['Haus', 'Häuser'] });
const lexicon = createLexicon([
  {
    ...house,
    words: {
      ...house.words,
      es: {
        ...house.words.es,
        gender: 'f',
        entries: house.words.es.entries.map((entry) => ({ ...entry, gender: 'f' })),
      },
      de: { ...house.words.de, gender: 'n', hint: 'Gebäude' },
    },
  },
  conceptOf('the/determiner', { en: ['the'], fr: ['le', 'l’'], es: ['el', 'las'], it: ['il', 'l’'] }),
  conceptOf('of-the/preposition', { it: ['dell’'] }),
  conceptOf('water/noun', { en: ['water'], fr: ['eau'], it: ['acqua'] }),
  conceptOf('do-not/verb', { en: ['don’t'], fr: ['ne … pas'] }),
  conceptOf('go/verb', { en: ['go', 'went'], de: ['gehen', 'geht'] }),
  conceptOf('get-up/verb', { en: ['get up'], de: ['aufstehen', 'steht … auf'] }),
  conceptOf('stand/verb', { en: ['stand'], de: ['stehen', 'steht'] }),
  conceptOf('of/preposition', { en: ['of'], es: ['de'] }),
  conceptOf('course/noun', { en: ['course'], es: ['curso'] }),
  conceptOf('of-course/adverb', { en: ['of course'], es: ['claro'] }),
  conceptOf('give/verb', { en: ['give'], pt: ['dar'] }),
  conceptOf('to-him/pronoun', { en: ['him'], pt: ['lhe'] }),
  conceptOf('pocket/verb', { en: ['pocket'], es: ['meterse en el bolsillo', 'se metió … en el bolsillo'] }),
]);

/** Looks up the text between the square brackets. */
function lookUpMarked(marked: string, language: Language, target: Language) {
  const sentence = marked.replace(/[[\]]/g, '');
  const [start, end] = [marked.indexOf('['), marked.indexOf(']') - 1];
  const words = annotate({ [language]: sentence }, lexicon)[language] ?? [];
  return lookUp({ sentence, words, language, start, end }, target, lexicon);
}

test('A word is defined with its base form, gender and meaning', () => {
  expect(lookUpMarked('las [casas]', 'es', 'de')?.whole).toEqual({
    text: 'casas',
    ranges: [{ start: 4, end: 9 }],
    conceptId: 'house/noun',
    partOfSpeech: 'noun',
    baseForm: 'casa',
    gender: 'f',
    isInflected: true,
    analysis: { word: expect.objectContaining({ base: 'casa', gender: 'f' }), features: ['pl'] },
    meaning: { word: 'Haus', gender: 'n', hint: 'Gebäude', isRenderingOnly: false },
  });
});

test('A selection inside a word selects the whole word, and a selection of spaces selects nothing', () => {
  expect(lookUpMarked('the ho[us]e', 'en', 'es')?.whole?.baseForm).toBe('house');
  expect(lookUpMarked('the ho[]use', 'en', 'es')?.whole?.baseForm).toBe('house');
  expect(lookUpMarked('the  [ ]  house', 'en', 'es')).toBeUndefined();
});

test('Each part of a contraction is defined, and a contraction that is one word is defined as one word', () => {
  expect(lookUpMarked('[l’]eau', 'fr', 'en')?.whole?.meaning.word).toBe('the');
  expect(lookUpMarked('l’[eau]', 'fr', 'en')?.whole?.meaning.word).toBe('water');
  expect(lookUpMarked('[dell’acqua]', 'it', 'en')?.parts.map(({ definition }) => definition?.conceptId)).toEqual([
    'of-the/preposition',
    'water/noun',
  ]);
  expect(lookUpMarked('do[n’t]', 'en', 'fr')?.whole).toMatchObject({ text: 'don’t', meaning: { word: 'ne … pas' } });
  expect(lookUpMarked('dar-[lhe]-ei', 'pt', 'en')?.whole?.meaning.word).toBe('him');
  expect(lookUpMarked('dar-lhe-[ei]', 'pt', 'en')).toMatchObject({
    whole: { baseForm: 'dar' },
    around: { text: 'dar … ei' },
  });
});

test('A word inside an expression is defined with the expression around it', () => {
  const found = lookUpMarked('Er [steht] heute auf.', 'de', 'en');
  // German “steht … auf” (gets up) is one separated verb, so “steht” is not defined on its own. Its own meaning (stands) is
  // only listed in `parts`.
  expect(found?.whole).toBeUndefined();
  expect(found?.parts.map(({ definition }) => definition?.conceptId)).toEqual(['stand/verb']);
  expect(found?.around).toMatchObject({ text: 'steht … auf', baseForm: 'aufstehen', meaning: { word: 'get up' } });
});

test('Dots stand only in place of words that are left out of an expression', () => {
  const found = lookUpMarked('Se [metió] la llave en el bolsillo.', 'es', 'en');
  expect(found?.whole ?? found?.around).toMatchObject({
    text: 'Se metió … en el bolsillo',
    meaning: { word: 'pocket' },
  });
});

test('An expression is defined as a whole, and its words one by one', () => {
  const found = lookUpMarked('[of course]', 'en', 'es');
  expect(found?.whole?.meaning.word).toBe('claro');
  expect(found?.parts.map(({ text, definition }) => [text, definition?.meaning.word])).toEqual([
    ['of', 'de'],
    ['course', 'curso'],
  ]);
});

test('An expression is defined for the words within it, but not for the words before or after it', () => {
  expect(lookUpMarked('Er [steht heute auf].', 'de', 'en')?.whole?.meaning.word).toBe('get up');
  const found = lookUpMarked('[Of course the house of water]', 'en', 'es');
  expect(found?.whole).toBeUndefined();
  expect(found?.around).toBeUndefined();
  expect(found?.parts.length).toBe(6);
});

test('Several words that are no expression have only definitions of the single words', () => {
  const found = lookUpMarked('[the gnu]', 'en', 'es');
  expect(found?.whole).toBeUndefined();
  expect(found?.parts).toEqual([
    expect.objectContaining({ text: 'the', definition: expect.objectContaining({ conceptId: 'the/determiner' }) }),
    { text: 'gnu', start: 4, end: 7, definition: undefined },
  ]);
});

test('A generated form is traced back to its base form', () => {
  expect(lookUpMarked('er [gehst]', 'de', 'en')?.whole).toMatchObject({
    baseForm: 'gehen',
    isInflected: true,
    meaning: { word: 'go' },
  });
});
