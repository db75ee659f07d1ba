import { expect, test } from 'vitest';
import { annotate } from '../../annotate.ts';
import { conceptOf } from '../../concept.fixture.ts';
import { createLexicon } from '../../create-lexicon.ts';

const lexicon = createLexicon([
  conceptOf('the/determiner', { fr: ['le', 'la', 'les', 'l’'] }),
  conceptOf('a/determiner', { fr: ['un', 'une'] }),
  conceptOf('be/verb', { fr: ['être'] }),
  conceptOf('prescription/noun', { fr: ['ordonnance'] }),
  conceptOf('ordinance/noun', { fr: ['ordonnance'] }),
  conceptOf('doctor/noun', { fr: ['médecin'] }),
  conceptOf('king/noun', { fr: ['roi'] }),
  conceptOf('of/preposition', { fr: ['de', 'du'] }),
  conceptOf('tie/verb', { fr: ['attacher'] }),
  conceptOf('attach/verb', { fr: ['attacher'] }),
  conceptOf('rope/noun', { fr: ['corde'] }),
  conceptOf('title/noun', { fr: ['titre'] }),
  conceptOf('mass-large/adjective', { fr: ['massif'] }),
  conceptOf('massif-mountain/noun', { fr: ['massif'] }),
  conceptOf('arrival/noun', { fr: ['arrivée'] }),
  conceptOf('former/adjective', { fr: ['ancien'], en: ['former'] }),
  conceptOf('president/noun', { fr: ['président'], en: ['president'] }),
]);

const concept = (sentence: string, word: number) =>
  annotate({ fr: sentence }, lexicon).fr?.[word]?.conceptId?.split('/')[0];

test('A noun has its usual sense unless a cue shows another one', () => {
  expect(concept('une ordonnance du roi', 1)).toBe('ordinance');
  expect(concept('une ordonnance du médecin', 1)).toBe('prescription');
});

test('A verb has its usual sense unless a cue shows another one', () => {
  expect(concept('attacher le titre', 0)).toBe('attach');
  expect(concept('attacher la corde', 0)).toBe('tie');
});

test('“massif” is a noun after an article', () => {
  expect(concept('le massif', 1)).toBe('massif-mountain');
  expect(concept('une arrivée massive', 2)).toBe('mass-large');
});

test('A word that the lexicon lists without its prefix is found', () => {
  expect(concept('l’ex-président', 1)).toBe('president');
});
