import { expect, test } from 'vitest';
import { annotate } from '../../../annotate.ts';
import { conceptOf } from '../../../concept.fixture.ts';
import { createLexicon } from '../../../create-lexicon.ts';

const lexicon = createLexicon([
  conceptOf('ear/noun', { pt: ['ouvido'] }),
  conceptOf('hear/verb', { pt: ['ouvir'] }),
  conceptOf('be/verb', { pt: ['ser', 'foi', 'fomos', 'era'] }),
  conceptOf('go/verb', { pt: ['ir', 'foi', 'fomos', 'ia'] }),
  conceptOf('be-going-to-ir-pt/verb', { pt: ['ir', 'foi', 'fomos', 'ia'] }),
  conceptOf('leave/verb', { pt: ['sair'] }),
  conceptOf('half/adjective', { pt: ['meio'] }),
  conceptOf('kind-of/adverb', { pt: ['meio'] }),
  conceptOf('year/noun', { pt: ['ano'] }),
  conceptOf('and/conjunction', { pt: ['e'] }),
  conceptOf('the/determiner', { pt: ['o', 'a'] }),
  conceptOf('a/determiner', { pt: ['um', 'uma'] }),
  conceptOf('end-final-pt/noun', { pt: ['final'] }),
  conceptOf('final-match/noun', { pt: ['final'] }),
  conceptOf('evil/noun', { pt: ['mal'] }),
  conceptOf('hardly/adverb', { pt: ['mal'] }),
  conceptOf('badly/adverb', { pt: ['mal'] }),
  conceptOf('how/adverb', { pt: ['como'] }),
  conceptOf('as/conjunction', { pt: ['como'] }),
  conceptOf('know/verb', { pt: ['saber'] }),
  conceptOf('even/adverb', { pt: ['mesmo'] }),
  conceptOf('really/adverb', { pt: ['mesmo'] }),
  conceptOf('tired/adjective', { pt: ['cansado'] }),
  conceptOf('although/conjunction', { pt: ['embora'] }),
  conceptOf('away/adverb', { pt: ['embora'] }),
  conceptOf('of/preposition', { pt: ['de'] }),
  conceptOf('by-de-pt/preposition', { pt: ['de'] }),
  conceptOf('plane/noun', { pt: ['avião'] }),
  conceptOf('travel/verb', { pt: ['viajar'] }),
  conceptOf('era-era-pt/noun', { pt: ['era'] }),
  conceptOf('new/adjective', { pt: ['novo', 'nova'] }),
  conceptOf('he/pronoun', { pt: ['ele'] }),
  conceptOf('fixed/adjective', { pt: ['fixo', 'fixa'] }),
  conceptOf('fix/verb', { pt: ['fixar'] }),
  conceptOf('income/noun', { pt: ['renda'] }),
  conceptOf('sale/noun', { pt: ['venda'] }),
  conceptOf('exhausted/adjective', { pt: ['esgotado'] }),
  conceptOf('exhaust/verb', { pt: ['esgotar'] }),
  conceptOf('have/verb', { pt: ['ter'] }),
]);

const meaning = (sentence: string, word: number) =>
  annotate({ pt: sentence }, lexicon).pt?.[word]?.conceptId?.split('/')[0];

test('A participle after an article is a noun if the noun names a thing', () => {
  expect(meaning('O ouvido ', 1)).toBe('ear');
  expect(meaning('Ele foi ouvido', 2)).toBe('hear');
});

test('“meio” after “e” means “half”, before an adjective “kind of”', () => {
  expect(meaning('um ano e meio', 3)).toBe('half');
  expect(meaning('Ele foi meio cansado', 2)).toBe('kind-of');
});

test('“A final” is a match, “o final” an end', () => {
  expect(meaning('A final do ano', 1)).toBe('final-match');
  expect(meaning('O final do ano', 1)).toBe('end-final-pt');
});

test('The words beside “mal” show whether it means “evil”, “badly” or “hardly”', () => {
  expect(meaning('O mal', 1)).toBe('evil');
  expect(meaning('Ele viaja mal', 2)).toBe('badly');
});

test('“Como” after a verb of knowing means “how”', () => {
  expect(meaning('Ele sabe como viajar', 2)).toBe('how');
});

test('“Mesmo” at the start of a clause means “even”', () => {
  expect(meaning('Mesmo cansado', 0)).toBe('even');
});

test('“Embora” after a verb of motion means “away”', () => {
  expect(meaning('Ele foi embora', 2)).toBe('away');
  expect(meaning('Embora cansado', 0)).toBe('although');
});

test('“de” before a vehicle means “by” if a verb of motion precedes', () => {
  expect(meaning('Ele viajou de avião', 2)).toBe('by-de-pt');
  expect(meaning('O ouvido de avião', 2)).toBe('of');
});

test('“ia” before an infinitive announces an intention', () => {
  expect(meaning('Ele ia sair', 1)).toBe('be-going-to-ir-pt');
  expect(meaning('Fomos cansado', 0)).not.toBe('be-going-to-ir-pt');
});

test('“Era” after an adjective is a noun', () => {
  expect(meaning('uma nova era', 2)).toBe('era-era-pt');
});

test('After a noun a form is an adjective rather than a verb, after “ter” a participle', () => {
  expect(meaning('a renda fixa', 2)).toBe('fixed');
  expect(meaning('Ele tinha esgotado', 2)).toBe('exhaust');
});
