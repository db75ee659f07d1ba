import { expect, test } from 'vitest';
import { annotate } from '../../../annotate.ts';
import { conceptOf } from '../../../concept.fixture.ts';
import { createLexicon } from '../../../create-lexicon.ts';

const lexicon = createLexicon([
  conceptOf('between/preposition', { sl: ['med'] }),
  conceptOf('during/preposition', { sl: ['med'] }),
  conceptOf('amongst/preposition', { sl: ['med'] }),
  conceptOf('war/noun', { sl: ['vojna', 'vojno', 'vojni'] }),
  conceptOf('friend/noun', { sl: ['prijatelj', 'prijatelji', 'prijateljem'] }),
  conceptOf('town/noun', { sl: ['mesto', 'mestom'] }),
  conceptOf('sea/noun', { sl: ['morje', 'morjem'] }),
  conceptOf('and/conjunction', { sl: ['in'] }),
  conceptOf('on/preposition', { sl: ['na'] }),
  conceptOf('at/preposition', { sl: ['na'] }),
  conceptOf('meeting/noun', { sl: ['sestanek', 'sestanku'] }),
  conceptOf('roof/noun', { sl: ['streha', 'strehi'] }),
  conceptOf('along/preposition', { sl: ['po'] }),
  conceptOf('after/preposition', { sl: ['po'] }),
  conceptOf('road/noun', { sl: ['cesta', 'cesti'] }),
  conceptOf('probably/adverb', { sl: ['verjetno'] }),
  conceptOf('likely/adjective', { sl: ['verjeten', 'verjetno'] }),
  conceptOf('more/adverb', { sl: ['bolj'] }),
  conceptOf('be/verb', { sl: ['biti', 'je', 'so', 'niso'] }),
  conceptOf('guilty/adjective', { sl: ['kriv', 'krivi'] }),
  conceptOf('blame/verb', { sl: ['kriviti', 'krivi'] }),
]);

const concept = (sentence: string, word: number) =>
  annotate({ sl: sentence }, lexicon).sl?.[word]?.conceptId?.split('/')[0];

test('The form of the noun after “med” shows its meaning', () => {
  expect(concept('Med vojno', 0)).toBe('during');
  expect(concept('Med prijatelji', 0)).toBe('amongst');
  expect(concept('Med mestom in morjem', 0)).toBe('between');
});

test('“na” means “at” before an event, and “po” means “after” it', () => {
  expect(concept('Na sestanku', 0)).toBe('at');
  expect(concept('Na strehi', 0)).not.toBe('at');
  expect(concept('Po vojni', 0)).toBe('after');
});

test('Words beside “verjetno” and “krivi” show their meaning', () => {
  expect(concept('Bolj verjetno', 1)).toBe('likely');
  expect(concept('Niso krivi', 1)).toBe('guilty');
});
