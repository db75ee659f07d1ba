import { expect, test } from 'vitest';
import { annotate } from '../../annotate.ts';
import { conceptOf } from '../../concept.fixture.ts';
import { createLexicon } from '../../create-lexicon.ts';

const lexicon = createLexicon([
  conceptOf('the/determiner', { fr: ['le', 'la', 'les', 'l’'] }),
  conceptOf('a/determiner', { fr: ['un', 'une'] }),
  conceptOf('he/pronoun', { fr: ['il'] }),
  conceptOf('to/preposition', { fr: ['à'] }),
  conceptOf('to-the/preposition', { fr: ['au', 'aux'] }),
  conceptOf('with-the-au-fr/preposition', { fr: ['au', 'aux'] }),
  conceptOf('with-having-a-fr/preposition', { fr: ['à'] }),
  conceptOf('at/preposition', { fr: ['chez'] }),
  conceptOf('among-chez/preposition', { fr: ['chez'] }),
  conceptOf('at-chez-fr/preposition', { fr: ['chez'] }),
  conceptOf('of/preposition', { fr: ['de', 'd’'] }),
  conceptOf('some-partitive/determiner', { fr: ['de', 'd’'] }),
  conceptOf('by/preposition', { fr: ['par'] }),
  conceptOf('very/adverb', { fr: ['très'] }),
  conceptOf('man/noun', { fr: ['homme'] }),
  conceptOf('eye/noun', { fr: ['œil', 'yeux'] }),
  conceptOf('access/noun', { fr: ['accès'] }),
  conceptOf('plant/noun', { fr: ['plante'] }),
  conceptOf('flower/noun', { fr: ['fleur'] }),
  conceptOf('parents/noun', { fr: ['parent'] }),
  conceptOf('child/noun', { fr: ['enfant'] }),
  conceptOf('friend/noun', { fr: ['ami'] }),
  conceptOf('project/noun', { fr: ['projet'] }),
  conceptOf('big/adjective', { fr: ['grand'] }),
  conceptOf('be/verb', { fr: ['être'] }),
  conceptOf('speak/verb', { fr: ['parler'] }),
  conceptOf('lay/verb', { fr: ['poser'] }),
  conceptOf('level-headed/adjective', { fr: ['posé'] }),
  conceptOf('lose/verb', { fr: ['perdre'] }),
  conceptOf('time/noun', { fr: ['temps'] }),
  conceptOf('waste-time/expression', { fr: ['perdre* son temps'] }),
  conceptOf('it/pronoun', { fr: ['le', 'la', 'les'] }),
  conceptOf('carry/verb', { fr: ['porter'] }),
  conceptOf('door/noun', { fr: ['porte'] }),
  conceptOf('any-sans-de/determiner', { fr: ['de', 'd’'] }),
  conceptOf('not/particle', { fr: ['ne', 'n’', 'pas'] }),
  conceptOf('have/verb', { fr: ['avoir'] }),
  conceptOf('find/verb', { fr: ['trouver'] }),
  conceptOf('solution/noun', { fr: ['solution'] }),
  conceptOf('visit/noun', { fr: ['visite'] }),
  conceptOf('visit/verb', { fr: ['visiter'] }),
]);

const concept = (sentence: string, word: number) =>
  annotate({ fr: sentence }, lexicon).fr?.[word]?.conceptId?.split('/')[0];
const conceptAndClass = (sentence: string, word: number) => annotate({ fr: sentence }, lexicon).fr?.[word]?.conceptId;

test('“aux” and “à” introduce a feature after a noun that does not govern them', () => {
  expect(concept('un homme aux yeux bleus', 2)).toBe('with-the-au-fr');
  expect(concept('l’accès aux fleurs', 2)).toBe('to-the');
  expect(concept('une plante à fleurs', 2)).toBe('with-having-a-fr');
  expect(concept('il parle à un homme', 2)).toBe('to');
});

test('“chez” names a home or a group', () => {
  expect(concept('chez un ami', 0)).toBe('at-chez-fr');
  expect(concept('chez les enfants', 0)).toBe('among-chez');
});

test('“de” before a plural adjective is an article unless the verb governs “de”', () => {
  expect(concept('ils sont de grands amis', 2)).toBe('some-partitive');
  expect(concept('il parle de grands projets', 2)).toBe('of');
});

test('A participle is a verb in the passive and an adjective after “très”', () => {
  expect(concept('il a été posé par un ami', 3)).toBe('lay');
  expect(concept('il est très posé', 3)).toBe('level-headed');
});

test('“son” in an expression matches the other possessives', () => {
  expect(concept('nous perdons notre temps', 1)).toBe('waste-time');
  expect(concept('nous perdons le temps', 1)).toBe('lose');
});

test('A verb with the form of a feminine noun is found after “le”', () => {
  expect(conceptAndClass('Marie le visite', 2)).toBe('visit/verb');
  expect(conceptAndClass('la visite', 1)).toBe('visit/noun');
});

test('“la” between a subject and a verb is a pronoun, even if the verb has the form of a noun', () => {
  expect(concept('il la porte', 1)).toBe('it');
  expect(concept('il parle à la porte', 3)).toBe('the');
});

test('“de” after a negated verb is “any” unless the verb governs “de”', () => {
  expect(concept('il n’a pas trouvé de solution', 5)).toBe('any-sans-de');
  expect(concept('il n’a pas parlé de solution', 5)).toBe('of');
});
