import { expect, test } from 'vitest';
import { conceptOf } from '../lexicon/concept.fixture.ts';
import type { Concept } from '../lexicon/concept.ts';
import { createLexicon } from '../lexicon/create-lexicon.ts';
import type { WordUnit } from '../reader/definition/definition.ts';
import { findWordAt } from './find-word-at.ts';

const lexicon = createLexicon([
  conceptOf('every/determiner', { en: ['every'], sl: ['vsak'] }),
  conceptOf('day/noun', { en: ['day'], sl: ['dan'] }),
  conceptOf('daily/adverb', { en: ['daily'], sl: ['vsak dan'] }),
  conceptOf('seem/verb', { en: ['seem'], sl: ['zdeti se'] }),
  conceptOf('reflexive/pronoun', { en: ['oneself'], sl: ['se'] }),
  withEnglishHint(conceptOf('bread/noun', { en: ['bread'], sl: ['kruh'] }), 'food'),
  conceptOf('bake/verb', { en: ['bake'], sl: ['peči', 'peče'] }),
]);

function withEnglishHint(concept: Concept, hint: string): Concept {
  return { ...concept, words: { ...concept.words, en: { ...concept.words.en, hint } } };
}

const sentence = 'Ana vsak dan peče kruh.';

function find(text: string, unit?: WordUnit) {
  const start = sentence.indexOf(text);
  const sentences = [{ versions: { sl: sentence, en: 'Ana bakes bread daily.' }, start, end: start + text.length }];
  const translation = 'Ana bakes bread daily.';
  return findWordAt({ language: 'sl', nativeLanguage: 'en', text, sentence, translation, sentences, unit }, lexicon);
}

test('a selected word of an expression becomes the expression, or stays alone on request', () => {
  const expression = { base: 'vsak dan', form: 'vsak dan', partOfSpeech: 'adverb', meaning: 'daily' };
  expect(find('dan')).toMatchObject(expression);
  expect(find('dan', 'expression')).toMatchObject(expression);
  expect(find('dan', 'word')).toMatchObject({
    base: 'dan',
    form: 'dan',
    partOfSpeech: 'noun',
    meaning: 'day',
    ranges: [[9, 12]],
  });
});

test('the meaning has its hint, because the word is also shown without its sentence', () => {
  expect(find('kruh')?.meaning).toBe('bread (food)');
});

test('a selected reflexive pronoun becomes its verb, or stays alone on request', () => {
  const reflexive = {
    base: 'zdeti se',
    form: 'Zdi se',
    meaning: 'seem',
    ranges: [
      [0, 3],
      [4, 6],
    ],
  };
  expect(findPronoun()).toMatchObject(reflexive);
  expect(findPronoun('expression')).toMatchObject(reflexive);
  expect(findPronoun('word')).toMatchObject({ base: 'se', form: 'se', partOfSpeech: 'pronoun', ranges: [[4, 6]] });
});

function findPronoun(unit?: WordUnit) {
  const text = 'Zdi se.';
  const sentences = [{ versions: { sl: text }, start: 4, end: 6 }];
  const question = { language: 'sl', nativeLanguage: 'en', text: 'se', sentence: text, translation: null } as const;
  return findWordAt({ ...question, sentences, unit }, lexicon);
}

test('a selected reflexive pronoun becomes its verb, even if an expression contains the verb', () => {
  const withExpression = createLexicon([
    conceptOf('increase/verb', { en: ['increase', 'increased'], sl: ['povečati se', 'povečale se'] }),
    conceptOf('increase-by/expression', { en: ['increased by'], sl: ['povečale za'] }),
    conceptOf('reflexive/pronoun', { en: ['oneself'], sl: ['se'] }),
  ]);
  const text = 'Cene so se povečale za tretjino.';
  const sentences = [{ versions: { sl: text, en: 'Prices increased by a third.' }, start: 8, end: 10 }];
  const question = { language: 'sl', nativeLanguage: 'en', text: 'se', sentence: text, translation: null } as const;
  expect(findWordAt({ ...question, sentences }, withExpression)).toMatchObject({
    base: 'povečati se',
    meaning: 'increase',
    ranges: [
      [8, 10],
      [11, 19],
    ],
  });
});

test('several words that are not an expression are saved as one phrase with its translation', () => {
  expect(find('peče kruh')).toMatchObject({
    base: 'peče kruh',
    form: 'peče kruh',
    partOfSpeech: 'expression',
    meaning: 'bakes bread',
    ranges: [[13, 22]],
    isPhrase: true,
  });
});

test('a selection that cuts an expression and holds another word is saved as it was selected', () => {
  expect(find('dan peče')).toMatchObject({
    base: 'dan peče',
    form: 'dan peče',
    partOfSpeech: 'expression',
    ranges: [[9, 17]],
    isPhrase: true,
  });
});
