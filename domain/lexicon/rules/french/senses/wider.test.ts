import { expect, test } from 'vitest';
import { annotate } from '../../../annotate.ts';
import { conceptOf } from '../../../concept.fixture.ts';
import { createLexicon } from '../../../create-lexicon.ts';

const lexicon = createLexicon([
  conceptOf('the/determiner', { fr: ['le', 'la', 'les', 'l’'] }),
  conceptOf('his/determiner', { fr: ['son', 'sa', 'ses'] }),
  conceptOf('term-school/noun', { fr: ['trimestre'] }),
  conceptOf('quarter-trimestre-fr/noun', { fr: ['trimestre'] }),
  conceptOf('school/noun', { fr: ['école'] }),
  conceptOf('business/noun', { fr: ['affaires'] }),
  conceptOf('belongings-affaires-fr/noun', { fr: ['affaires'] }),
  conceptOf('of/preposition', { fr: ['de'] }),
  conceptOf('end/noun', { fr: ['bout'] }),
  conceptOf('boil/verb', { fr: ['bouillir', 'bout'] }),
  conceptOf('water/noun', { fr: ['eau'] }),
]);

const concept = (sentence: string, word: number) =>
  annotate({ fr: sentence }, lexicon).fr?.[word]?.conceptId?.split('/')[0];

test('“trimestre” is a quarter of the year unless the text is about a school', () => {
  expect(concept('le trimestre', 1)).toBe('quarter-trimestre-fr');
  expect(concept('le trimestre de l’école', 1)).toBe('term-school');
});

test('“ses affaires” are belongings', () => {
  expect(concept('ses affaires', 1)).toBe('belongings-affaires-fr');
  expect(concept('les affaires', 1)).toBe('business');
});

test('“l’eau bout” is the verb', () => {
  expect(concept('l’eau bout', 2)).toBe('boil');
});
