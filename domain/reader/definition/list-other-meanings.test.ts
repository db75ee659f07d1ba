import { expect, test } from 'vitest';
import { findWordAt } from '../../learning/find-word-at.ts';
import { conceptOf } from '../../lexicon/concept.fixture.ts';
import { createLexicon } from '../../lexicon/create-lexicon.ts';
import { explainSelection } from './explain-selection.ts';

const lexicon = createLexicon([
  conceptOf('account/noun', { en: ['account'], es: ['cuenta'], de: ['Konto'] }),
  conceptOf('bill/noun', { en: ['bill'], es: ['cuenta'], de: ['Rechnung'] }),
  conceptOf('bead/noun', { en: ['bead'], es: ['cuenta'], de: ['Perle'] }),
  conceptOf('realisation/noun', { en: ['account, reckoning'], es: ['cuenta'], de: ['Erkenntnis'] }),
  conceptOf('tell/verb', { en: ['tell'], es: ['contar'], de: ['erzählen'] }),
  conceptOf('count/verb', { en: ['count'], es: ['contar'], de: ['zählen'] }),
  conceptOf('at-the-expense-of/preposition', { en: ['at the expense of'], es: ['por cuenta de'] }),
  conceptOf('begin/verb', {
    en: ['begin; start'],
    es: ['empezar; comenzar'],
    de: ['beginnen; anfangen'],
    fr: ['commencer'],
    it: ['cominciare'],
    pt: ['começar'],
    sl: ['začeti'],
  }),
  conceptOf('start/verb', {
    en: ['start; begin'],
    es: ['comenzar; empezar'],
    de: ['anfangen; beginnen'],
    fr: ['commencer'],
    it: ['cominciare'],
    pt: ['começar'],
    sl: ['začeti'],
  }),
  conceptOf('air/noun', {
    en: ['air'],
    es: ['aire'],
    fr: ['air'],
    it: ['aria'],
    pt: ['ar'],
    de: ['Luft'],
    sl: ['zrak'],
  }),
  conceptOf('look/noun', {
    en: ['look'],
    es: ['aire'],
    fr: ['air'],
    it: ['aria'],
    pt: ['ar'],
    de: ['Aussehen'],
    sl: ['videz'],
  }),
  conceptOf('to/preposition', { en: ['to'], es: ['a'] }),
  conceptOf('note-a/noun', { en: ['A (note)'], es: ['a'] }),
  conceptOf('bar-a/name', { en: ['Bar A'], es: ['cuenta'] }),
]);

function ask(sentence: string, text: string) {
  const start = sentence.indexOf(text);
  const sentences = [{ versions: { es: sentence }, start, end: start + text.length }];
  return { language: 'es', nativeLanguage: 'en', text, sentence, translation: null, sentences } as const;
}

const explain = (sentence: string, text: string) => explainSelection(ask(sentence, text), lexicon, () => []);
const meaningsOf = (sentence: string, text: string) => {
  const { meaning, others } = explain(sentence, text);
  return [meaning?.word, ...others.map((other) => other.meaning.word)];
};

test('lists up to three other meanings, also those of other words with the same form, with their base form', () => {
  const { meaning, others } = explain('La cuenta es larga.', 'cuenta');
  expect(others).toHaveLength(3);
  const meanings = [meaning?.word, ...others.map((other) => other.meaning.word)];
  expect(new Set(meanings).size).toBe(4);
  const verb = explain('Ana cuenta.', 'cuenta').others.find(({ sense }) => sense.endsWith('/verb'));
  expect([...others, verb].find((other) => other?.partOfSpeech === 'verb')).toMatchObject({
    baseForm: { word: 'contar' },
    grammar: [{ kind: 'tense', tense: 'present' }, { kind: 'person' }],
  });
});

test('a meaning that fits nearly as well comes first and is marked as likely, unless a translation decides', () => {
  const { others } = explain('La cuenta es larga.', 'cuenta');
  expect(others[0]?.isLikely).toBe(true);
  const versions = { es: 'La cuenta es larga.', en: 'The bill is long.', de: 'Die Rechnung ist lang.' };
  const question = { ...ask('La cuenta es larga.', 'cuenta'), sentences: [{ versions, start: 3, end: 9 }] };
  const decided = explainSelection(question, lexicon, () => []);
  expect(decided.meaning?.word).toBe('bill');
  expect(decided.others.some(({ isLikely }) => isLikely)).toBe(false);
});

test('leaves out near-synonyms and meanings that share a word with the shown meaning', () => {
  expect(meaningsOf('La cuenta es larga.', 'cuenta')).not.toContain('account, reckoning');
  expect(meaningsOf('Quiero empezar.', 'empezar')).toHaveLength(1);
});

test('keeps a meaning if only related languages use one word for it and for the shown meaning', () => {
  expect(meaningsOf('El aire es bueno.', 'aire').toSorted()).toEqual(['air', 'look']);
});

test('an expression, a phrase and a word with one meaning have no other meanings', () => {
  expect(explain('Paga por cuenta de Ana.', 'cuenta')).toMatchObject({
    meaning: { word: 'at the expense of' },
    others: [],
  });
  expect(explain('La cuenta es larga.', 'cuenta es').others).toEqual([]);
});

test('the word is saved with the chosen meaning, and with the base form that belongs to this meaning', () => {
  const question = ask('La cuenta es larga.', 'cuenta');
  expect(findWordAt({ ...question, sense: 'tell/verb' }, lexicon)).toMatchObject({
    base: 'contar',
    partOfSpeech: 'verb',
    form: 'cuenta',
    meaning: 'tell',
  });
  expect(findWordAt({ ...question, sense: 'bead/noun' }, lexicon)).toMatchObject({ base: 'cuenta', meaning: 'bead' });
  expect(findWordAt({ ...question, sense: 'air/noun' }, lexicon)).toEqual(findWordAt(question, lexicon));
});

test('leaves out names, and nouns beside a short function word', () => {
  expect(meaningsOf('La cuenta es larga.', 'cuenta')).not.toContain('Bar A');
  expect(meaningsOf('Voy a casa.', 'a')).toEqual(['to']);
});

test('only the negated forms of Slovenian “biti” are offered with the meaning “not”', () => {
  const slovenian = createLexicon([
    conceptOf('be/verb', { en: ['be'], sl: ['biti', 'je', 'ni'], de: ['sein'] }),
    conceptOf('past-auxiliary-not/verb', { en: ['not'], sl: ['biti', 'je', 'ni'], de: ['nicht sein'] }),
  ]);
  const sensesOf = (text: string) => {
    const sentences = [{ versions: { sl: text }, start: 0, end: text.length }];
    const question = { language: 'sl', nativeLanguage: 'en', text, sentence: text, translation: null } as const;
    const { others } = explainSelection({ ...question, sentences }, slovenian, () => []);
    return others.map(({ sense }) => sense);
  };
  expect(sensesOf('je')).toEqual([]);
  expect(sensesOf('ni')).toEqual(['past-auxiliary-not/verb']);
});
