import { expect, test } from 'vitest';
import { annotate } from '../../../annotate.ts';
import { conceptOf } from '../../../concept.fixture.ts';
import { createLexicon } from '../../../create-lexicon.ts';

const lexicon = createLexicon([
  conceptOf('he/pronoun', { fr: ['il'] }),
  conceptOf('we/pronoun', { fr: ['nous'] }),
  conceptOf('me/pronoun', { fr: ['me'] }),
  conceptOf('us/pronoun', { fr: ['nous'] }),
  conceptOf('oneself/pronoun', { fr: ['se', 's’', 'me', 'nous', 'toi'] }),
  conceptOf('reflexive-part-fr/pronoun', { fr: ['se', 's’', 'me', 'nous', 'toi'] }),
  conceptOf('each-other-se-fr/pronoun', { fr: ['se', 's’', 'nous'] }),
  conceptOf('be/verb', { fr: ['être'] }),
  conceptOf('stop/verb', { fr: ['s’arrêter'] }),
  conceptOf('sprinkle/verb', { fr: ['arroser'] }),
  conceptOf('already/adverb', { fr: ['déjà'] }),
]);

const concept = (sentence: string, word: number) =>
  annotate({ fr: sentence }, lexicon).fr?.[word]?.conceptId?.split('/')[0];

test('“se” before a reflexive verb of the lexicon is a part of the verb', () => {
  expect(concept('il s’arrête', 1)).toBe('reflexive-part-fr');
  expect(concept('il s’est déjà arrêté', 1)).toBe('reflexive-part-fr');
  expect(concept('arrête-toi', 1)).toBe('reflexive-part-fr');
});

test('“se” before another verb is the object', () => {
  expect(concept('il s’arrose', 1)).toBe('oneself');
});

test('“nous nous” is the subject and the object', () => {
  expect(concept('nous nous arrêtons', 0)).toBe('we');
  expect(concept('nous nous arrêtons', 1)).toBe('reflexive-part-fr');
});
