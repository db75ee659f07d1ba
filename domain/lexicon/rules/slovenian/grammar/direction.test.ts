import { expect, test } from 'vitest';
import { annotate } from '../../../annotate.ts';
import { conceptOf } from '../../../concept.fixture.ts';
import { createLexicon } from '../../../create-lexicon.ts';

const lexicon = createLexicon([
  conceptOf('in/preposition', { sl: ['v; na'] }),
  conceptOf('into-v-sl/preposition', { sl: ['v'] }),
  conceptOf('to/preposition', { sl: ['v; na'] }),
  conceptOf('on/preposition', { sl: ['na; ob'] }),
  conceptOf('at/preposition', { sl: ['ob'] }),
  conceptOf('beside/preposition', { sl: ['ob'] }),
  conceptOf('until/preposition', { sl: ['do'] }),
  conceptOf('up-to-do/preposition', { sl: ['do'] }),
  conceptOf('room/noun', { sl: ['soba', 'sobo', 'sobi'] }),
  conceptOf('drawer/noun', { sl: ['predal'] }),
  conceptOf('influence/noun', { sl: ['vpliv'] }),
  conceptOf('way/noun', { sl: ['način'] }),
  conceptOf('similar/adjective', { sl: ['podoben'] }),
  conceptOf('river/noun', { sl: ['reka', 'reki'] }),
  conceptOf('purchase/noun', { sl: ['nakup', 'nakupu'] }),
  conceptOf('saturday/noun', { sl: ['sobota', 'soboto', 'sobotah'] }),
  conceptOf('wood/noun', { sl: ['gozd', 'gozda'] }),
  conceptOf('end/noun', { sl: ['konec', 'konca'] }),
  conceptOf('three/numeral', { sl: ['tri'] }),
  conceptOf('four/numeral', { sl: ['štiri'] }),
]);

const concept = (sentence: string, word: number) =>
  annotate({ sl: sentence }, lexicon).sl?.[word]?.conceptId?.split('/')[0];

test('“v” means “into” before an accusative, but not before a time', () => {
  expect(concept('V sobo', 0)).toBe('into-v-sl');
  expect(concept('V predal', 0)).toBe('into-v-sl');
  expect(concept('V sobi', 0)).toBe('in');
  expect(concept('V soboto', 0)).not.toBe('into-v-sl');
});

test('“na” means “on” behind an influence and “in” before a way', () => {
  expect(concept('Vpliv na sobo', 1)).toBe('on');
  expect(concept('Na podoben način', 0)).toBe('in');
});

test('“do” means “until” before a time only', () => {
  expect(concept('Do konca', 0)).toBe('until');
  expect(concept('Do leta 1990', 0)).toBe('until');
  expect(concept('Do gozda', 0)).toBe('up-to-do');
  expect(concept('Tri do štiri', 1)).toBe('up-to-do');
});

test('“ob” means “beside” before a place, “on” before a day and “at” before an event', () => {
  expect(concept('Ob reki', 0)).toBe('beside');
  expect(concept('Ob sobotah', 0)).toBe('on');
  expect(concept('Ob nakupu', 0)).toBe('at');
});
