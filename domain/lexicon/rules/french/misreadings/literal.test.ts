import { expect, test } from 'vitest';
import { annotate } from '../../../annotate.ts';
import { conceptOf } from '../../../concept.fixture.ts';
import { createLexicon } from '../../../create-lexicon.ts';

const lexicon = createLexicon([
  conceptOf('the/determiner', { fr: ['le', 'la', 'les', 'l’'] }),
  conceptOf('of/preposition', { fr: ['de'] }),
  conceptOf('from-home/expression', { fr: ['de la maison'] }),
  conceptOf('house/noun', { fr: ['maison'] }),
  conceptOf('roof/noun', { fr: ['toit'] }),
  conceptOf('say/verb', { fr: ['dire'] }),
  conceptOf('called/expression', { fr: ['dit le'] }),
  conceptOf('king/noun', { fr: ['roi'] }),
  conceptOf('still/adverb', { fr: ['encore'] }),
  conceptOf('one-more/expression', { fr: ['encore un'] }),
  conceptOf('a/determiner', { fr: ['un', 'une'] }),
  conceptOf('child/noun', { fr: ['enfant'] }),
  conceptOf('be/verb', { fr: ['être'] }),
  conceptOf('he/pronoun', { fr: ['il'] }),
  conceptOf('cow/noun', { fr: ['vache'] }),
  conceptOf('blimey/interjection', { fr: ['la vache'] }),
  conceptOf('sleep/verb', { fr: ['dormir'] }),
  conceptOf('no/particle', { fr: ['non'] }),
]);

const concept = (sentence: string, word: number) =>
  annotate({ fr: sentence }, lexicon).fr?.[word]?.conceptId?.split('/')[0];

test('“de la maison” is usually meant literally', () => {
  expect(concept('le toit de la maison', 2)).toBe('of');
});

test('“dit le” is a byname only before a capital letter', () => {
  expect(concept('Charles dit le Chauve', 1)).toBe('called');
  expect(concept('non, dit le roi', 1)).toBe('say');
});

test('“encore un” after “être” means “still a”', () => {
  expect(concept('encore un enfant', 0)).toBe('one-more');
  expect(concept('il est encore un enfant', 2)).toBe('still');
});

test('“la vache” is an interjection only if it stands alone', () => {
  expect(concept('la vache !', 1)).toBe('blimey');
  expect(concept('la vache dort', 1)).toBe('cow');
});
