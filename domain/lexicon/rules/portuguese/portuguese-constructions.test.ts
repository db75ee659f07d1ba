import { expect, test } from 'vitest';
import { annotate } from '../../annotate.ts';
import { conceptOf } from '../../concept.fixture.ts';
import { createLexicon } from '../../create-lexicon.ts';

const lexicon = createLexicon([
  conceptOf('the/determiner', { pt: ['o', 'a', 'os', 'as'] }),
  conceptOf('a/determiner', { pt: ['um', 'uma'] }),
  conceptOf('house/noun', { pt: ['casa'] }),
  conceptOf('bigger-biggest/adjective', { pt: ['maior'] }),
  conceptOf('biggest-maior-pt/adjective', { pt: ['maior'] }),
  conceptOf('better-melhor-pt/adjective', { pt: ['melhor'] }),
  conceptOf('best/adjective', { pt: ['melhor'] }),
  conceptOf('than/conjunction', { pt: ['do que'] }),
  conceptOf('he/pronoun', { pt: ['ele', 'ela'] }),
  conceptOf('be/verb', { pt: ['ser'] }),
  conceptOf('go/verb', { pt: ['ir'] }),
  conceptOf('will/verb', { pt: ['ir'] }),
  conceptOf('solve-resolver-pt/verb', { pt: ['resolver'] }),
  conceptOf('decide-resolver-pt/verb', { pt: ['resolver'] }),
  conceptOf('sell/verb', { pt: ['vender'] }),
  conceptOf('have/verb', { pt: ['ter'] }),
  conceptOf('problem/noun', { pt: ['problema'] }),
  conceptOf('to-the/preposition', { pt: ['às'] }),
  conceptOf('at-time-as-pt/preposition', { pt: ['às'] }),
  conceptOf('hour/noun', { pt: ['hora'] }),
  conceptOf('eight/numeral', { pt: ['oito'] }),
  conceptOf('child/noun', { pt: ['criança'] }),
  conceptOf('if/conjunction', { pt: ['se'] }),
  conceptOf('oneself/pronoun', { pt: ['se'] }),
  conceptOf('for/preposition', { pt: ['por'] }),
  conceptOf('early/adverb', { pt: ['cedo'] }),
  conceptOf('give-up/verb', { pt: ['ceder'] }),
  conceptOf('leave/verb', { pt: ['sair'] }),
  conceptOf('demand/noun', { pt: ['procura'] }),
  conceptOf('look-for/verb', { pt: ['procurar'] }),
  conceptOf('try-procurar-pt/verb', { pt: ['procurar'] }),
  conceptOf('me/pronoun', { pt: ['me'] }),
  conceptOf('serious/adjective', { pt: ['sério'] }),
  conceptOf('responsible/adjective', { pt: ['responsável'] }),
  conceptOf('official/noun', { pt: ['responsável'] }),
  conceptOf('and/conjunction', { pt: ['e'] }),
  conceptOf('solution/noun', { pt: ['solução'] }),
  conceptOf('say/verb', { pt: ['dizer'] }),
  conceptOf('even/adverb', { pt: ['mesmo'] }),
  conceptOf('same/adjective', { pt: ['mesmo'] }),
  conceptOf('that-conjunction/conjunction', { pt: ['que'] }),
]);

const meaning = (sentence: string, word: number) =>
  annotate({ pt: sentence }, lexicon).pt?.[word]?.conceptId?.split('/')[0];

test('After a definite article, “maior” and “melhor” are superlatives', () => {
  expect(meaning('Ele vende a maior casa', 3)).toBe('biggest-maior-pt');
  expect(meaning('Ele vende uma casa maior', 4)).toBe('bigger-biggest');
  expect(meaning('Ele vende a melhor casa', 3)).toBe('best');
  expect(meaning('Ele vende uma casa melhor', 4)).toBe('better-melhor-pt');
});

test('“Resolver” before an infinitive means “decide”', () => {
  expect(meaning('Ele resolveu vender', 1)).toBe('decide-resolver-pt');
  expect(meaning('Ele resolveu o problema', 1)).toBe('solve-resolver-pt');
});

test('“Às” before an hour means “at”', () => {
  expect(meaning('Ele saiu às 20h', 2)).toBe('at-time-as-pt');
  expect(meaning('Ele saiu às oito horas', 2)).toBe('at-time-as-pt');
  expect(meaning('Ele vende às crianças', 2)).toBe('to-the');
});

test('“Se” before the infinitive of an irregular verb is a pronoun', () => {
  expect(meaning('por a casa se ter vendido', 3)).toBe('oneself');
});

test('“Cedo” is a form of “ceder” only after “eu”', () => {
  expect(meaning('Ele sai cedo', 2)).toBe('early');
});

test('Before an infinitive, “procura” is a verb', () => {
  expect(meaning('Ele procura vender', 1)).toBe('try-procurar-pt');
  expect(meaning('a procura', 1)).toBe('demand');
});

test('A pronoun may stand between “vai” and the infinitive', () => {
  expect(meaning('Ele vai me vender', 1)).toBe('will');
});

test('“Responsável” joined to an adjective is an adjective', () => {
  expect(meaning('Ele é sério e responsável', 4)).toBe('responsible');
});

test('“A solução foi” is a form of “ser”', () => {
  expect(meaning('A solução foi vender', 2)).toBe('be');
  expect(meaning('Ele foi vender', 1)).toBe('go');
});

test('After a verb of saying, “mesmo que” means “even that”', () => {
  expect(meaning('Ele disse mesmo que saiu', 2)).toBe('even');
});
