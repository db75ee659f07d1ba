import { expect, test } from 'vitest';
import { annotate } from '../../../annotate.ts';
import { conceptOf } from '../../../concept.fixture.ts';
import { createLexicon } from '../../../create-lexicon.ts';

const lexicon = createLexicon([
  conceptOf('ask-request/verb', { it: ['chiedere', 'chiede'] }),
  conceptOf('wonder/verb', { it: ['chiedersi'] }),
  conceptOf('grant/verb', { it: ['concedere'] }),
  conceptOf('indulge/verb', { it: ['concedersi'] }),
  conceptOf('one-people/pronoun', { it: ['si'] }),
  conceptOf('oneself/pronoun', { it: ['si'] }),
  conceptOf('the/determiner', { it: ['il', 'la', 'una'] }),
  conceptOf('extension/noun', { it: ['proroga'] }),
  conceptOf('why/adverb', { it: ['perché'] }),
  conceptOf('of/preposition', { it: ['di'] }),
  conceptOf('end/noun', { it: ['fine'] }),
  conceptOf('in-the-end/adverb', { it: ['alla fine'] }),
  conceptOf('leave/verb', { it: ['partire', 'parte'] }),
  conceptOf('month/noun', { it: ['mese'] }),
]);

const meaning = (sentence: string, word: number) => annotate({ it: sentence }, lexicon).it?.[word]?.conceptId;

test('“si” with a verb and its subject is passive', () => {
  expect(meaning('si concede una proroga', 1)).toBe('grant/verb');
  expect(meaning('si chiede di partire', 1)).toBe('ask-request/verb');
});

test('“si” belongs to the pronominal verb if the subject is a person', () => {
  expect(meaning('Anna si concede una proroga', 2)).toBe('indulge/verb');
  expect(meaning('si chiede perché', 1)).toBe('wonder/verb');
});

test('“alla fine” is an expression only if no “di” follows', () => {
  expect(meaning('alla fine parte', 0)).toBe('in-the-end/adverb');
  expect(meaning('parte alla fine di mese', 2)).toBe('end/noun');
});
