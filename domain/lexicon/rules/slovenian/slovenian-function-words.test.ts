import { expect, test } from 'vitest';
import { annotate } from '../../annotate.ts';
import { conceptOf } from '../../concept.fixture.ts';
import { createLexicon } from '../../create-lexicon.ts';

const lexicon = createLexicon([
  conceptOf('be/verb', { sl: ['biti'] }),
  conceptOf('past-auxiliary/verb', { sl: ['biti'] }),
  conceptOf('eat/verb', { sl: ['jesti', 'je'] }),
  conceptOf('it-je-sl/pronoun', { sl: ['ona', 'je'] }),
  conceptOf('who-which/pronoun', { sl: ['ki'] }),
  conceptOf('not/particle', { sl: ['ne'] }),
  conceptOf('know/verb', { sl: ['vedeti', 've'] }),
  conceptOf('oneself/pronoun', { sl: ['se', 'si'] }),
  conceptOf('part-of-verb-se-sl/pronoun', { sl: ['se'] }),
  conceptOf('laugh/verb', { sl: ['smejati se'] }),
  conceptOf('go/verb', { sl: ['iti', 'šla'] }),
  conceptOf('ask/verb', { sl: ['vprašati', 'vprašam', 'vprašala'] }),
  conceptOf('happy/adjective', { sl: ['srečen'] }),
  conceptOf('wet/adjective', { sl: ['moker', 'mokro'] }),
  conceptOf('letter/noun', { sl: ['pismo'] }),
  conceptOf('page/noun', { sl: ['stran'] }),
  conceptOf('tenth/adjective', { sl: ['deseti', 'deseto'] }),
  conceptOf('read/verb', { sl: ['brati', 'bere'] }),
  conceptOf('and/conjunction', { sl: ['in'] }),
  conceptOf('like-imeti-rad-sl/expression', { sl: ['rada imeti*'] }),
  conceptOf('have/verb', { sl: ['imeti', 'ima', 'imela'] }),
  conceptOf('would/verb', { sl: ['bi'] }),
]);

const meaning = (sentence: string, word: number) => annotate({ sl: sentence }, lexicon).sl?.[word];
const concept = (sentence: string, word: number) => meaning(sentence, word)?.conceptId?.split('/')[0];

test('“se” belongs to a verb that is listed with it', () => {
  expect(concept('Ana se smeje', 1)).toBe('part-of-verb-se-sl');
  expect(concept('Ana se že zelo zelo zelo zelo zelo dolgo smeje', 1)).toBe('part-of-verb-se-sl');
  expect(concept('Vprašam se', 1)).toBe('oneself');
});

test('A form of “biti” beside a participle forms the past tense', () => {
  expect(concept('Ana je šla', 1)).toBe('past-auxiliary');
  expect(concept('Ana je srečna', 1)).toBe('be');
});

test('“si” is an auxiliary beside a participle in the singular, otherwise a pronoun or “are”', () => {
  expect(concept('Zakaj si šla', 1)).toBe('past-auxiliary');
  expect(concept('Ana si je vprašala', 1)).toBe('oneself');
  expect(concept('Si srečen', 0)).toBe('be');
});

test('“je” before a negation is a pronoun', () => {
  expect(concept('Ana, ki je ne ve', 2)).toBe('it-je-sl');
});

test('An adjective before a conjunction describes its own subject', () => {
  expect(meaning('Pismo je mokro in Ana bere', 2)?.analysis?.word.partOfSpeech).toBe('adjective');
  expect(meaning('Deseto stran bere', 0)?.analysis?.word.partOfSpeech).toBe('adjective');
});

test('“rada bi imela” is not “rada ima”', () => {
  expect(concept('Ana rada ima pismo', 1)).toBe('like-imeti-rad-sl');
  expect(concept('Ana rada bi imela pismo', 1)).not.toBe('like-imeti-rad-sl');
});
