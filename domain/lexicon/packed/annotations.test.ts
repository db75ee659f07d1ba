import { expect, test } from 'vitest';
import { annotate } from '../annotate.ts';
import { conceptOf } from '../concept.fixture.ts';
import { createLexicon } from '../create-lexicon.ts';
import { openAnnotations, packAnnotations } from './annotations.ts';

const lexicon = createLexicon([
  conceptOf('the/determiner', { en: ['the'], de: ['der', 'die', 'das'] }),
  conceptOf('fox/noun', { en: ['fox'], de: ['Fuchs'] }),
  conceptOf('get-up/verb', { en: ['get up', 'got up'], de: ['aufstehen', 'steht … auf', 'stand … auf'] }),
  conceptOf('give/verb', { en: ['give'], pt: ['dar'] }),
  conceptOf('him/pronoun', { en: ['him'], pt: ['lhe'] }),
]);
const sentences = [
  { en: 'The fox got up.', de: 'Der Fuchs stand auf.' },
  { en: 'I would give him water.', pt: 'Dar-lhe-ia água.' },
];
const packed = packAnnotations(sentences.map((versions) => annotate(versions, lexicon)));

test('a packed annotation equals the original, with expressions, analyses and divided Portuguese verbs', () => {
  const open = openAnnotations(packed, lexicon);
  for (const [index, versions] of sentences.entries())
    expect(structuredClone(open(index, versions))).toEqual(structuredClone(annotate(versions, lexicon)));
});

test('a sentence with other words than the packed one is annotated anew', () => {
  const changed = { en: 'The fox.', de: 'Der Fuchs.' };
  expect(structuredClone(openAnnotations(packed, lexicon)(0, changed))).toEqual(
    structuredClone(annotate(changed, lexicon)),
  );
});
