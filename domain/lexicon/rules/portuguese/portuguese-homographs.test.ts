import { expect, test } from 'vitest';
import { annotate } from '../../annotate.ts';
import { conceptOf } from '../../concept.fixture.ts';
import { createLexicon } from '../../create-lexicon.ts';

const lexicon = createLexicon([
  conceptOf('there-is/verb', { pt: ['haver'] }),
  conceptOf('have/verb', { pt: ['ter; haver'] }),
  conceptOf('there-was-no/expression', { pt: ['não havia'] }),
  conceptOf('not/particle', { pt: ['não'] }),
  conceptOf('buy/verb', { pt: ['comprar'] }),
  conceptOf('house/noun', { pt: ['casa', 'casas'] }),
  conceptOf('the/determiner', { pt: ['o', 'a', 'os', 'as'] }),
  conceptOf('him/pronoun', { pt: ['o', 'ele'] }),
  conceptOf('he/pronoun', { pt: ['ele'] }),
  conceptOf('that-conjunction/conjunction', { pt: ['que'] }),
  conceptOf('silence/noun', { pt: ['silêncio'] }),
  conceptOf('shush/interjection', { pt: ['silêncio'] }),
  conceptOf('deep/adjective', { pt: ['profundo'] }),
  conceptOf('even-if/expression', { pt: ['mesmo que'] }),
  conceptOf('even/adverb', { pt: ['mesmo'] }),
  conceptOf('say/verb', { pt: ['dizer'] }),
  conceptOf('every/expression', { pt: ['a cada'] }),
  conceptOf('each/determiner', { pt: ['cada'] }),
  conceptOf('to/preposition', { pt: ['a'] }),
  conceptOf('day/noun', { pt: ['dia'] }),
  conceptOf('give/verb', { pt: ['dar'] }),
  conceptOf('count-on/expression', { pt: ['contar* com'] }),
  conceptOf('count/verb', { pt: ['contar'] }),
  conceptOf('with/preposition', { pt: ['com'] }),
  conceptOf('also/adverb', { pt: ['também'] }),
  conceptOf('commissioner/noun', { pt: ['comissário'] }),
  conceptOf('former/adjective', { en: ['former'], pt: ['antigo'] }),
  conceptOf('tale/noun', { pt: ['conto', 'contos'] }),
  conceptOf('thousand-escudos/noun', { pt: ['conto', 'contos'] }),
  conceptOf('go/verb', { pt: ['ir'] }),
  conceptOf('will/verb', { pt: ['ir'] }),
  conceptOf('neither-nor/conjunction', { pt: ['nem'] }),
  conceptOf('not-even/adverb', { pt: ['nem'] }),
  conceptOf('her/pronoun', { pt: ['a'] }),
]);

const words = (sentence: string) => annotate({ pt: sentence }, lexicon).pt ?? [];
const meaning = (sentence: string, word: number) => words(sentence)[word]?.conceptId?.split('/')[0];

test('“Haver” before a participle is an auxiliary', () => {
  expect(meaning('Ele havia comprado a casa', 1)).toBe('have');
  expect(meaning('Ele não havia comprado a casa', 2)).toBe('have');
  expect(meaning('Não havia casas', 1)).toBe('there-was-no');
});

test('“Ele” after “que” is the subject if a verb follows', () => {
  expect(meaning('Dizem que ele comprou a casa', 2)).toBe('he');
});

test('An interjection stands alone', () => {
  expect(meaning('Silêncio profundo', 0)).toBe('silence');
});

test('“Mesmo que” after a verb of saying is no conjunction', () => {
  expect(meaning('Ele disse mesmo que compra a casa', 2)).toBe('even');
  expect(meaning('Ele compra mesmo que diga', 2)).toBe('even-if');
});

test('“A cada” does not mean “every” after a verb of giving', () => {
  expect(meaning('Ele compra casas a cada dia', 3)).toBe('every');
  expect(meaning('Ele deu a cada casa', 2)).toBe('to');
});

test('An adverb may come between a verb and its preposition', () => {
  expect(meaning('Ele conta também com a casa', 1)).toBe('count-on');
  expect(meaning('Ele conta também com a casa', 2)).toBe('also');
});

test('A prefix before a hyphen is analysed with its word', () => {
  expect(words('O ex-comissário comprou')[1]?.analysis?.word.base).toBe('ex-comissário');
  expect(meaning('O ex-comissário comprou', 1)).toBe('commissioner');
});

test('“Contos” beside a large number are money', () => {
  expect(meaning('Ele deu 500 contos', 3)).toBe('thousand-escudos');
  expect(meaning('Ele comprou contos', 2)).toBe('tale');
});

test('The future of “ir” before an infinitive means “will”', () => {
  expect(meaning('Ele irá comprar a casa', 1)).toBe('will');
});

test('“Nem” before a verb means “not even” unless a negation precedes it', () => {
  expect(meaning('Ele nem disse', 1)).toBe('not-even');
  expect(meaning('Ele não comprou nem disse', 3)).toBe('neither-nor');
});

test('“A” before a finite verb is a pronoun', () => {
  expect(meaning('Ele não a comprou', 2)).toBe('her');
  expect(meaning('Ele não comprou a casa', 3)).toBe('the');
});
