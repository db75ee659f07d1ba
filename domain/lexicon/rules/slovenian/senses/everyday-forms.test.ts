import { expect, test } from 'vitest';
import { annotate } from '../../../annotate.ts';
import { conceptOf } from '../../../concept.fixture.ts';
import { createLexicon } from '../../../create-lexicon.ts';

const lexicon = createLexicon([
  conceptOf('kind-sort/noun', { sl: ['vrsta', 'vrsti'] }),
  conceptOf('queue/noun', { sl: ['vrsta', 'vrsti'] }),
  conceptOf('row-series/noun', { sl: ['vrsta', 'vrsti'] }),
  conceptOf('last/adjective', { sl: ['zadnji'] }),
  conceptOf('in/preposition', { sl: ['v'] }),
  conceptOf('wait/verb', { sl: ['čakati', 'čaka'] }),
  conceptOf('new/adjective', { sl: ['nov', 'nova'] }),
  conceptOf('leaf/noun', { sl: ['list', 'listi'] }),
  conceptOf('sheet/noun', { sl: ['list', 'listi'] }),
  conceptOf('paper/noun', { sl: ['papir', 'papirja'] }),
  conceptOf('tree/noun', { sl: ['drevo', 'drevesa'] }),
  conceptOf('fluent/adjective', { sl: ['tekoč', 'tekoča', 'tekoče'] }),
  conceptOf('running-water-tekoc/adjective', { sl: ['tekoč', 'tekoča', 'tekoče'] }),
  conceptOf('water/noun', { sl: ['voda'] }),
  conceptOf('year/noun', { sl: ['leto', 'leti'] }),
  conceptOf('at-most/adverb', { sl: ['največ'] }),
  conceptOf('most/determiner', { sl: ['največ'] }),
  conceptOf('five/numeral', { sl: ['pet'] }),
  conceptOf('money/noun', { sl: ['denar', 'denarja'] }),
  conceptOf('fly/verb', { sl: ['leteti', 'leti'] }),
  conceptOf('two/numeral', { sl: ['dva', 'dve'] }),
  conceptOf('above/preposition', { sl: ['nad'] }),
  conceptOf('hand/noun', { sl: ['roka', 'rok'] }),
  conceptOf('deadline/noun', { sl: ['rok'] }),
  conceptOf('for/preposition', { sl: ['za'] }),
  conceptOf('when/conjunction', { sl: ['kdaj'] }),
  conceptOf('ever/adverb', { sl: ['kdaj'] }),
  conceptOf('if/conjunction', { sl: ['če'] }),
  conceptOf('come/verb', { sl: ['priti', 'prideš'] }),
]);

const concept = (sentence: string, word: number) =>
  annotate({ sl: sentence }, lexicon).sl?.[word]?.conceptId?.split('/')[0];

test('Words of the clause show what a common noun or adjective means', () => {
  expect(concept('Čaka v vrsti', 2)).toBe('queue');
  expect(concept('V zadnji vrsti', 2)).toBe('row-series');
  expect(concept('Nova vrsta', 1)).toBe('kind-sort');
  expect(concept('List drevesa', 0)).toBe('leaf');
  expect(concept('Listi papirja', 0)).toBe('sheet');
  expect(concept('Tekoča voda', 0)).toBe('running-water-tekoc');
  expect(concept('Tekoče leto', 0)).toBe('fluent');
});

test('“največ” is “at most” only before an amount', () => {
  expect(concept('Največ pet', 0)).toBe('at-most');
  expect(concept('Največ denarja', 0)).toBe('most');
});

test('The words before a form show whether it is a noun or a verb, and what it means', () => {
  expect(concept('Leti nad', 0)).toBe('fly');
  expect(concept('Dve leti', 1)).toBe('year');
  expect(concept('Rok za', 0)).toBe('deadline');
  expect(concept('Pet rok', 1)).toBe('hand');
  expect(concept('Kdaj prideš', 0)).toBe('when');
  expect(concept('Če kdaj prideš', 1)).toBe('ever');
});
