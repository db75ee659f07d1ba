import { expect, test } from 'vitest';
import { annotate } from '../../../annotate.ts';
import { conceptOf } from '../../../concept.fixture.ts';
import { createLexicon } from '../../../create-lexicon.ts';

const lexicon = createLexicon([
  conceptOf('to/preposition', { en: ['to'] }),
  conceptOf('to-infinitive/particle', { en: ['to'] }),
  conceptOf('safely/adverb', { en: ['safely'] }),
  conceptOf('swim/verb', { en: ['swim'] }),
  conceptOf('one/numeral', { en: ['one'] }),
  conceptOf('one-people/pronoun', { en: ['one'] }),
  conceptOf('if/conjunction', { en: ['if'] }),
  conceptOf('look/verb', { en: ['look'] }),
  conceptOf('be/verb', { en: ['be'] }),
  conceptOf('be-passive/verb', { en: ['be'] }),
  conceptOf('do/verb', { en: ['do'] }),
  conceptOf('we/pronoun', { en: ['we'] }),
  conceptOf('work/noun', { en: ['work'] }),
  conceptOf('wrong/adjective', { en: ['wrong'] }),
  conceptOf('wrong-amiss/adjective', { en: ['wrong'] }),
  conceptOf('way/noun', { en: ['way'] }),
  conceptOf('way-means/noun', { en: ['way'] }),
  conceptOf('travel/verb', { en: ['travel'] }),
  conceptOf('mediterranean/name', { en: ['Mediterranean'] }),
  conceptOf('mediterranean-adjective/adjective', { en: ['Mediterranean'] }),
  conceptOf('island/noun', { en: ['island'] }),
  conceptOf('reflect-light/verb', { en: ['reflect'] }),
  conceptOf('reflect-think/verb', { en: ['reflect'] }),
  conceptOf('officer/noun', { en: ['officer'] }),
  conceptOf('officer-police/noun', { en: ['officer'] }),
  conceptOf('heavy/adjective', { en: ['heavy'] }),
  conceptOf('heavy-intense/adjective', { en: ['heavy'] }),
  conceptOf('rain/noun', { en: ['rain'] }),
  conceptOf('secretary/noun', { en: ['secretary'] }),
  conceptOf('secretary-of-government/noun', { en: ['secretary'] }),
  conceptOf('when-past/conjunction', { en: ['when'] }),
  conceptOf('when/conjunction', { en: ['when'] }),
  conceptOf('rain-verb/verb', { en: ['rain'] }),
  conceptOf('and-you/expression', { en: ['and you'] }),
  conceptOf('look-to-do/verb', { en: ['look to'] }),
  conceptOf('walk-in/verb', { en: ['walk in'] }),
  conceptOf('the/determiner', { en: ['the'] }),
  conceptOf('buy/verb', { en: ['buy'] }),
  conceptOf('pretty/adjective', { en: ['pretty'] }),
  conceptOf('draw/verb', { en: ['draw'] }),
  conceptOf('draw-weapon/verb', { en: ['draw'] }),
  conceptOf('raise-lift/verb', { en: ['raise'] }),
  conceptOf('increase/verb', { en: ['raise'] }),
  conceptOf('public/noun', { en: ['public'] }),
  conceptOf('public/adjective', { en: ['public'] }),
  conceptOf('housing/noun', { en: ['housing'] }),
  conceptOf('set-in/verb', { en: ['set in'] }),
]);

const words = (sentence: string) => annotate({ en: sentence }, lexicon).en ?? [];
const meaning = (sentence: string, word: string) => words(sentence).find(({ text }) => text === word)?.ownConceptId;

test.each([
  ['Too cold to safely swim', 'to', 'to-infinitive/particle'],
  ['If one looks', 'one', 'one-people/pronoun'],
  ['If one of us looks', 'one', 'one/numeral'],
  ['We are done', 'are', 'be/verb'],
  ['The work is done by Tom', 'is', 'be-passive/verb'],
  ['Something is wrong', 'wrong', 'wrong-amiss/adjective'],
  ['The wrong island', 'wrong', 'wrong/adjective'],
  ['A cheap way to travel', 'way', 'way-means/noun'],
  ['On the way to Rome', 'way', 'way/noun'],
  ['A Mediterranean island', 'Mediterranean', 'mediterranean-adjective/adjective'],
  ['In the Mediterranean', 'Mediterranean', 'mediterranean/name'],
  ['We reflected on it', 'reflected', 'reflect-think/verb'],
  ['It reflects the rain', 'reflects', 'reflect-light/verb'],
  ['The officer arrested him', 'officer', 'officer-police/noun'],
  ['An officer of the army', 'officer', 'officer/noun'],
  ['Heavy rain', 'Heavy', 'heavy-intense/adjective'],
  ['A heavy bag', 'heavy', 'heavy/adjective'],
  ['The Secretary of State', 'Secretary', 'secretary-of-government/noun'],
  ['Call my secretary', 'secretary', 'secretary/noun'],
  ['He drew his sword', 'drew', 'draw-weapon/verb'],
  ['He drew a picture', 'drew', 'draw/verb'],
  ['They raised the price', 'raised', 'increase/verb'],
  ['They raised a flag', 'raised', 'raise-lift/verb'],
  ['They need public housing', 'public', 'public/adjective'],
  ['He came home when it rained', 'when', 'when-past/conjunction'],
  ['He always sang when it rained', 'when', 'when/conjunction'],
])('the construction shows the meaning of an English word: %s', (sentence, word, conceptId) => {
  expect(meaning(sentence, word)).toBe(conceptId);
});

test.each([
  ['And you?', 'And you buy it'],
  ['We are looking to buy it', 'We look to the island'],
  ['We walked in', 'We walked in the rain'],
  ['Winter set in', 'It is set in Rome'],
])('an English phrase is meant in the first sentence only: %s %s', (meant, misread) => {
  const expressions = (sentence: string) => words(sentence).flatMap(({ expressionBase }) => expressionBase ?? []);
  expect(expressions(meant)).not.toEqual([]);
  expect(expressions(misread)).toEqual([]);
});

test('A lengthened English word may have a double letter', () => {
  expect(meaning('It is prettty', 'prettty')).toBe('pretty/adjective');
});
