import { expect, test } from 'vitest';
import { annotate } from './annotate.ts';
import { conceptOf } from './concept.fixture.ts';
import { createLexicon } from './create-lexicon.ts';
import { lookUp } from './look-up.ts';

const lexicon = createLexicon([
  conceptOf('have/verb', { en: ['have'], de: ['haben'], sl: ['imeti', 'nimam', 'imam'] }),
  conceptOf('want/verb', { en: ['want'], de: ['wollen'], sl: ['hoteti', 'noče', 'hoče'] }),
  conceptOf('like/verb', { en: ['like'], de: ['mögen'], sl: ['rad', 'rada'] }),
  conceptOf('sing/verb', { en: ['sing'], sl: ['peti', 'poje'] }),
  conceptOf('this/determiner', { en: ['this'], de: ['dieser'], sl: ['ta', 'tega'] }),
  conceptOf('brother/noun', { en: ['brother'], sl: ['brat'] }),
  conceptOf('know/verb', { en: ['know'], sl: ['vedeti', 'vem'] }),
  conceptOf('not/particle', { en: ['not'], sl: ['ne'] }),
  conceptOf('be/verb', { en: ['be'], sl: ['biti', 'je', 'ni'] }),
  conceptOf('be-part/expression', { en: ['be part of'], de: ['Teil sein von'], sl: ['biti* del'] }),
  conceptOf('no-need/expression', { en: ['no need'], de: ['nicht nötig'], sl: ['ni treba'] }),
]);

function meaning(sentence: string, text: string, target: 'en' | 'de') {
  const words = annotate({ sl: sentence }, lexicon).sl ?? [];
  const start = sentence.indexOf(text);
  const found = lookUp({ sentence, words, language: 'sl', start, end: start + text.length }, target, lexicon);
  return found?.whole?.meaning.word;
}

test('A negated form has a negated meaning', () => {
  expect(meaning('Nimam brata.', 'Nimam', 'de')).toBe('nicht haben');
  expect(meaning('Ona noče.', 'noče', 'en')).toBe('not want');
  expect(meaning('Imam brata.', 'Imam', 'de')).toBe('haben');
});

test('“Rad” beside a verb is “gern”, but not beside “imeti” (have)', () => {
  expect(meaning('Ana rada poje.', 'rada', 'de')).toBe('gern');
  expect(meaning('Ana rada imam.', 'rada', 'de')).toBe('mögen');
});

test('A demonstrative without a noun is “das”', () => {
  expect(meaning('Tega ne vem.', 'Tega', 'de')).toBe('das');
  expect(meaning('Tega brata vem.', 'Tega', 'de')).toBe('dieser');
});

test('An expression with a negated verb has a negated meaning, unless its dictionary form is negated', () => {
  expect(meaning('To ni del.', 'ni del', 'en')).toBe('not be part of');
  expect(meaning('To je del.', 'je del', 'en')).toBe('be part of');
  expect(meaning('Ni treba.', 'Ni treba', 'en')).toBe('no need');
});
