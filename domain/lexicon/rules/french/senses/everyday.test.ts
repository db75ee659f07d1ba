import { expect, test } from 'vitest';
import { annotate } from '../../../annotate.ts';
import { conceptOf } from '../../../concept.fixture.ts';
import { createLexicon } from '../../../create-lexicon.ts';

const lexicon = createLexicon([
  conceptOf('the/determiner', { fr: ['le', 'la', 'les', 'l’'] }),
  conceptOf('he/pronoun', { fr: ['il'] }),
  conceptOf('rating/noun', { fr: ['note'] }),
  conceptOf('write-down/verb', { fr: ['noter'] }),
  conceptOf('hotel/noun', { fr: ['hôtel'] }),
  conceptOf('of/preposition', { fr: ['de'] }),
  conceptOf('courtyard/noun', { fr: ['cour'] }),
  conceptOf('court-of-law/noun', { fr: ['cour'] }),
  conceptOf('condemn/verb', { fr: ['condamner'] }),
  conceptOf('sleep/verb', { fr: ['dormir'] }),
  conceptOf('in/preposition', { fr: ['dans'] }),
]);

const concept = (sentence: string, word: number) =>
  annotate({ fr: sentence }, lexicon).fr?.[word]?.conceptId?.split('/')[0];

test('“note” after an article is a noun', () => {
  expect(concept('la note de l’hôtel', 1)).toBe('rating');
});

test('“cour” near a verdict is a court of law', () => {
  expect(concept('la cour condamne', 1)).toBe('court-of-law');
  expect(concept('il dort dans la cour', 4)).toBe('courtyard');
});
