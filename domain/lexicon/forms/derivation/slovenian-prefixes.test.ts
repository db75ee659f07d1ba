import { expect, test } from 'vitest';
import { conceptOf } from '../../concept.fixture.ts';
import { createLexicon } from '../../create-lexicon.ts';
import { analyseForm } from '../analyse-form.ts';

const lexicon = createLexicon([
  conceptOf('convincing/adjective', { sl: ['prepričljiv', 'prepričljiva'] }),
  conceptOf('european/adjective', { sl: ['evropski', 'evropskega'] }),
  conceptOf('owner/noun', { sl: ['lastnik'] }),
  conceptOf('walk/verb', { sl: ['hoditi', 'hodimo'] }),
]);

const partsOf = (form: string) =>
  analyseForm({ form, language: 'sl', index: lexicon.languages.sl }).map(({ compound }) => compound?.join(' '));

test.each([
  ['neprepričljiva', 'ne- prepričljiv'],
  ['srednjeevropskega', 'srednje- evropski'],
  ['solastnik', 'so- lastnik'],
])('A word is explained without its prefix: %s', (form, parts) => expect(partsOf(form)).toEqual([parts]));

test('A finite verb has no such prefix', () => expect(partsOf('nehodimo')).toEqual([]));
