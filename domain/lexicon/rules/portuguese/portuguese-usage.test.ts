import { expect, test } from 'vitest';
import { annotate } from '../../annotate.ts';
import { conceptOf } from '../../concept.fixture.ts';
import { createLexicon } from '../../create-lexicon.ts';

const lexicon = createLexicon([
  conceptOf('his/determiner', { pt: ['seu', 'sua', 'seus', 'suas'] }),
  conceptOf('your-seu-pt/determiner', { pt: ['seu', 'sua', 'seus', 'suas'] }),
  conceptOf('his-her-seu-pt/determiner', { pt: ['seu', 'sua', 'seus', 'suas'] }),
  conceptOf('house/noun', { pt: ['casa'] }),
  conceptOf('you/pronoun', { pt: ['você'] }),
  conceptOf('he/pronoun', { pt: ['ele'] }),
  conceptOf('sell/verb', { pt: ['vender'] }),
  conceptOf('to/preposition', { pt: ['a', 'ao'] }),
  conceptOf('per-ao-pt/preposition', { pt: ['ao'] }),
  conceptOf('for/preposition', { pt: ['por'] }),
  conceptOf('per/preposition', { pt: ['por'] }),
  conceptOf('year/noun', { pt: ['ano'] }),
  conceptOf('time/noun', { pt: ['vez', 'vezes'] }),
  conceptOf('need/verb', { pt: ['precisar'] }),
  conceptOf('specify/verb', { pt: ['especificar; precisar'] }),
  conceptOf('date/noun', { pt: ['data'] }),
  conceptOf('the/determiner', { pt: ['o', 'a'] }),
  conceptOf('of/preposition', { pt: ['de'] }),
  conceptOf('part-of/expression', { pt: ['parte de'] }),
  conceptOf('part/noun', { pt: ['parte'] }),
  conceptOf('leave/verb', { pt: ['partir'] }),
  conceptOf('neither-nor/conjunction', { pt: ['nem'] }),
  conceptOf('nor-nem-pt/conjunction', { pt: ['nem'] }),
  conceptOf('better/adverb', { pt: ['melhor'] }),
  conceptOf('better-melhor-pt/adjective', { pt: ['melhor'] }),
  conceptOf('leader/noun', { pt: ['dirigente', 'dirigentes'] }),
  conceptOf('technician/noun', { pt: ['técnico', 'técnicos'] }),
  conceptOf('technical/adjective', { pt: ['técnico'] }),
  conceptOf('and/conjunction', { pt: ['e'] }),
  conceptOf('government/noun', { pt: ['governo'] }),
  conceptOf('judge/noun', { pt: ['juiz'] }),
  conceptOf('referee/noun', { pt: ['árbitro; juiz'] }),
  conceptOf('game/noun', { pt: ['jogo'] }),
]);

const meaning = (sentence: string, word: number) =>
  annotate({ pt: sentence }, lexicon).pt?.[word]?.conceptId?.split('/')[0];

test('“Seu” means “your” beside “você” and after an imperative', () => {
  expect(meaning('Você vende sua casa', 2)).toBe('your-seu-pt');
  expect(meaning('Veja sua casa', 1)).toBe('your-seu-pt');
  expect(meaning('Ele vende sua casa', 2)).toBe('his-her-seu-pt');
});

test('“Ao” and “por” before a unit mean “per”', () => {
  expect(meaning('Ele vende 10 ao ano', 3)).toBe('per-ao-pt');
  expect(meaning('Ele vende ao governo', 2)).toBe('to');
  expect(meaning('Ele vende duas vezes por ano', 4)).toBe('per');
  expect(meaning('Ele vende por você', 2)).toBe('for');
});

test('“Precisar” with a direct object means “specify”', () => {
  expect(meaning('Ele não soube precisar a data', 3)).toBe('specify');
  expect(meaning('Ele precisou de casa', 1)).toBe('need');
});

test('“Parte” after its subject is a verb', () => {
  expect(meaning('Ele parte de casa', 1)).toBe('leave');
  expect(meaning('A parte de casa', 1)).toBe('part-of');
});

test('A single “nem” means “nor”', () => {
  expect(meaning('Ele não vende nem casa', 3)).toBe('nor-nem-pt');
  expect(meaning('nem casa nem governo', 0)).toBe('neither-nor');
});

test('“Melhor” before a noun is an adjective', () => {
  expect(meaning('melhor casa', 0)).toBe('better-melhor-pt');
  expect(meaning('Ele vende melhor', 2)).toBe('better');
});

test('A form joined to a noun by “e” is a noun itself', () => {
  expect(meaning('dirigentes e técnicos do governo', 2)).toBe('technician');
});

test('“Juiz” beside words about a match is a referee', () => {
  expect(meaning('O juiz vende o jogo', 1)).toBe('referee');
  expect(meaning('O juiz vende a casa', 1)).toBe('judge');
});
