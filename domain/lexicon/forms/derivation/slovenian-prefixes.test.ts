import { expect, test } from 'vitest';
import { conceptOf } from '../../concept.fixture.ts';
import { createLexicon } from '../../create-lexicon.ts';
import { analyseForm } from '../analyse-form.ts';

const lexicon = createLexicon([
  conceptOf('convincing/adjective', { sl: ['prepričljiv', 'prepričljiva'] }),
  conceptOf('european/adjective', { sl: ['evropski', 'evropskega'] }),
  conceptOf('owner/noun', { sl: ['lastnik'] }),
  conceptOf('walk/verb', { sl: ['hoditi', 'hodimo'] }),
  conceptOf('yellow/adjective', { sl: ['rumen', 'rumena'] }),
  conceptOf('colour/noun', { sl: ['barva'] }),
  conceptOf('power/noun', { sl: ['moč'] }),
  conceptOf('accuracy/noun', { sl: ['točnost'] }),
  conceptOf('woman/noun', { sl: ['ženska'] }),
]);

const partsOf = (form: string) =>
  analyseForm({ form, language: 'sl', index: lexicon.languages.sl }).map(({ compound }) => compound?.join(' '));

test.each([
  ['neprepričljiva', 'ne- prepričljiv'],
  ['srednjeevropskega', 'srednje- evropski'],
  ['solastnik', 'so- lastnik'],
  ['zelenorumena', 'zeleno- rumen'],
  ['temnorumena', 'temno- rumen'],
  ['brezbarvnim', 'brez- barva'],
  ['brezmočna', 'brez- moč'],
  ['netočnost', 'pomanjkanje- točnost'],
])('A word is explained without its prefix: %s', (form, parts) => expect(partsOf(form)).toEqual([parts]));

test('A noun for a person has no “ne-”', () => expect(partsOf('neženska')).toEqual([]));

test('A finite verb has no such prefix', () => expect(partsOf('nehodimo')).toEqual([]));
