import { expect, test } from 'vitest';
import { annotate } from '../../../annotate.ts';
import { conceptOf } from '../../../concept.fixture.ts';
import { createLexicon } from '../../../create-lexicon.ts';

const lexicon = createLexicon([
  conceptOf('the/determiner', { fr: ['le', 'la', 'les', 'l’'] }),
  conceptOf('his/determiner', { fr: ['son', 'sa'] }),
  conceptOf('in/preposition', { fr: ['en'] }),
  conceptOf('do/verb', { fr: ['faire'] }),
  conceptOf('actually/adverb', { fr: ['en fait'] }),
  conceptOf('who-which/pronoun', { fr: ['qui'] }),
  conceptOf('friend/noun', { fr: ['ami'] }),
  conceptOf('although/conjunction', { fr: ['bien que'] }),
  conceptOf('well/adverb', { fr: ['bien'] }),
  conceptOf('that-conjunction/conjunction', { fr: ['que'] }),
  conceptOf('show/verb', { fr: ['montrer'] }),
  conceptOf('manage-to/expression', { fr: ['arriver* à'] }),
  conceptOf('arrive/verb', { fr: ['arriver'] }),
  conceptOf('to/preposition', { fr: ['à'] }),
  conceptOf('village/noun', { fr: ['village'] }),
  conceptOf('sleep/verb', { fr: ['dormir'] }),
  conceptOf('it/pronoun', { fr: ['il'] }),
]);

const concept = (sentence: string, word: number) =>
  annotate({ fr: sentence }, lexicon).fr?.[word]?.conceptId?.split('/')[0];

test('“en fait” before an object is no adverb', () => {
  expect(concept('en fait il dort', 1)).toBe('actually');
  expect(concept('il en fait son ami', 2)).not.toBe('actually');
});

test('“bien que” after a verb is no conjunction', () => {
  expect(concept('bien que le village dorme', 0)).toBe('although');
  expect(concept('il montre bien que le village dort', 2)).toBe('well');
});

test('“arriver à” is “manage to” only before an infinitive', () => {
  expect(concept('il arrive à dormir', 1)).toBe('manage-to');
  expect(concept('il arrive à son village', 1)).toBe('arrive');
});
