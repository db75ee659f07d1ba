import { expect, test } from 'vitest';
import { parseLexiconFile } from '../../../content/parse-lexicon-file.ts';
import type { Language } from '../../language.ts';
import { annotate } from '../annotate.ts';
import { conceptOf } from '../concept.fixture.ts';
import { createLexicon } from '../create-lexicon.ts';
import { stanza } from '../stanza.fixture.ts';

const lexicon = createLexicon([
  conceptOf('wait/verb', { en: ['wait'], de: ['warten'], sl: ['čakati'] }),
  conceptOf('wait-for/expression', { en: ['wait* for'], de: ['warten* auf'], sl: ['čakati* na'] }),
  conceptOf('answer/verb', { de: ['antworten'] }),
  conceptOf('answer-to/expression', { de: ['antworten* auf'] }),
  conceptOf('die-of/expression', { de: ['sterben* an'] }),
  conceptOf('die/verb', { de: ['sterben'] }),
  conceptOf('depend-on/expression', { de: ['abhängen* von'] }),
  conceptOf('depend/verb', { de: ['abhängen'] }),
  conceptOf('bank-on/expression', { de: ['setzen* auf'] }),
  conceptOf('set/verb', { de: ['setzen'] }),
  conceptOf('remind-of/expression', { en: ['remind* … of'] }),
  conceptOf('remind/verb', { en: ['remind'] }),
  conceptOf('intend/verb', { de: ['vorhaben'] }),
  conceptOf('have/verb', { en: ['have'], de: ['haben'] }),
  conceptOf('on/preposition', { en: ['on'], de: ['auf'], sl: ['na'] }),
  conceptOf('him/pronoun', { en: ['him'], de: ['ihn'] }),
]);

const concept = (sentence: string, language: Language, word: number) =>
  annotate({ [language]: sentence }, lexicon)[language]?.[word]?.conceptId?.split('/')[0];

test('A verb and its preposition are an expression in any order, with words in between', () => {
  expect(concept('Er wartet dort auf das Haus', 'de', 1)).toBe('wait-for');
  expect(concept('der auf ihn wartet', 'de', 1)).toBe('wait-for');
  expect(concept('er wartet darauf', 'de', 2)).toBe('wait-for');
  expect(concept('das hängt von ihm ab', 'de', 2)).toBe('depend-on');
  expect(concept('čakal je na hišo', 'sl', 2)).toBe('wait-for');
  expect(concept('they remind him of it', 'en', 3)).toBe('remind-of');
});

test('A preposition with another case, with another verb or without an object does not belong to the verb', () => {
  expect(concept('Er wartet auf dem Haus', 'de', 1)).toBe('wait');
  expect(concept('Er setzt sich auf das Haus', 'de', 1)).toBe('set');
  expect(concept('Er wartet, und auf dem Haus', 'de', 1)).toBe('wait');
});

test('A noun is not a form of the verb', () => {
  expect(concept('die Antwort auf das Haus', 'de', 1)).not.toBe('answer-to');
});

test('A preposition that opens a phrase of time does not belong to the verb', () => {
  expect(concept('er starb am selben Tag', 'de', 1)).toBe('die');
});

test('A preposition before its object is not the prefix of a verb', () => {
  expect(concept('er hat vor einem Jahr gewartet', 'de', 1)).toBe('have');
  expect(concept('was er vorhat', 'de', 2)).toBe('intend');
});

test('In Slovenian, the object of the preposition is in the case that the verb governs', () => {
  const { concepts } = parseLexiconFile(
    'test',
    [
      stanza('wait', 'verb', { sl: 'čakati ipf' }),
      stanza('wait-for', 'expression', { sl: 'čakati* na ipf' }),
      stanza('forget', 'verb', { sl: 'pozabiti pf' }),
      stanza('forget-about', 'expression', { sl: 'pozabiti* na pf' }),
      stanza('go', 'verb', { sl: 'iti ipf' }),
      stanza('fetch', 'expression', { sl: 'iti* po ipf' }),
      stanza('come', 'verb', { sl: 'priti pf [pridem, prišel]' }),
      stanza('come-here', 'verb', { sl: 'priti sem pf [pridem, prišel]' }),
      stanza('be', 'verb', { sl: 'biti ipf' }),
      stanza('on', 'preposition', { sl: 'na' }),
      stanza('after', 'preposition', { sl: 'po' }),
      stanza('station', 'noun', { sl: 'postaja f' }),
      stanza('invitation', 'noun', { sl: 'vabilo n' }),
      stanza('party', 'noun', { sl: 'zabava f' }),
      stanza('lunch', 'noun', { sl: 'kosilo n' }),
      stanza('bread', 'noun', { sl: 'kruh m' }),
    ].join('\n\n'),
  );
  const slovenian = createLexicon(concepts.map(({ concept }) => concept));
  const listExpressions = (sentence: string) => [
    ...new Set(annotate({ sl: sentence }, slovenian).sl?.flatMap(({ expressionBase }) => expressionBase ?? [])),
  ];
  expect(listExpressions('Čakala je na postajo.')).toEqual(['čakati na']);
  expect(listExpressions('Čakala je na postaji.')).toEqual([]);
  expect(listExpressions('Pozabila je na zabavo.')).toEqual(['pozabiti na']);
  expect(listExpressions('Pozabila je vabilo na zabavo.')).toEqual([]);
  expect(listExpressions('Šla je po kruh.')).toEqual(['iti po']);
  expect(listExpressions('Po kosilu je šla.')).toEqual([]);
  expect(listExpressions('Pridi sem.')).toEqual(['priti sem']);
  expect(listExpressions('Ko sem prišla, je čakala.')).toEqual([]);
});
