import { expect, test } from 'vitest';
import { annotate } from '../../annotate.ts';
import { conceptOf } from '../../concept.fixture.ts';
import { createLexicon } from '../../create-lexicon.ts';

const lexicon = createLexicon([
  conceptOf('the/determiner', { fr: ['le', 'la', 'les', 'l’'] }),
  conceptOf('her/pronoun', { fr: ['la', 'l’'] }),
  conceptOf('a/determiner', { fr: ['un', 'une'] }),
  conceptOf('study/noun', { fr: ['étude'] }),
  conceptOf('watch/noun', { fr: ['montre'] }),
  conceptOf('show/verb', { fr: ['montrer'] }),
  conceptOf('that-conjunction/conjunction', { fr: ['que'] }),
  conceptOf('all/determiner', { fr: ['tout', 'toute'] }),
  conceptOf('any-every-tout-fr/determiner', { fr: ['tout', 'toute'] }),
  conceptOf('risk/noun', { fr: ['risque'] }),
  conceptOf('town/noun', { fr: ['ville'] }),
  conceptOf('even/adverb', { fr: ['même'] }),
  conceptOf('same/adjective', { fr: ['même'] }),
  conceptOf('child/noun', { fr: ['enfant'] }),
  conceptOf('laugh/verb', { fr: ['rire'] }),
  conceptOf('army/noun', { fr: ['armée'] }),
  conceptOf('armed/adjective', { fr: ['armé'] }),
  conceptOf('enemy/noun', { fr: ['ennemi'] }),
  conceptOf('cheerio/interjection', { fr: ['à plus'] }),
  conceptOf('to/preposition', { fr: ['à'] }),
  conceptOf('more/adverb', { fr: ['plus'] }),
  conceptOf('of/preposition', { fr: ['de'] }),
  conceptOf('worthy/adjective', { fr: ['digne'] }),
  conceptOf('country/noun', { fr: ['pays'] }),
]);

const annotated = (sentence: string, word: number) => annotate({ fr: sentence }, lexicon).fr?.[word];
const concept = (sentence: string, word: number) => annotated(sentence, word)?.conceptId?.split('/')[0];

test('A noun between another noun and “que” is a verb', () => {
  expect(concept('une étude montre que les enfants rient', 2)).toBe('show');
  expect(concept('l’enfant a une montre', 4)).toBe('watch');
});

test('“tout” before a noun without an article is “any”', () => {
  expect(concept('les enfants évitent tout risque', 3)).toBe('any-every-tout-fr');
  expect(concept('toute la ville rit', 0)).toBe('all');
});

test('“même” before an article is “even”', () => {
  expect(concept('ils rient, même les enfants', 2)).toBe('even');
  expect(concept('la même ville', 1)).toBe('same');
});

test('“armée” after an article is a noun', () => {
  expect(concept('l’armée ennemie', 1)).toBe('army');
});

test('“à plus” before another word is no farewell', () => {
  expect(concept('à plus de mille', 1)).not.toBe('cheerio');
});

test('An adverb in “-ment” is explained by its adjective', () => {
  const word = annotated('ils rient dignement', 2);
  expect(word?.conceptId).toBe('worthy/adjective');
  expect(word?.analysis?.word.partOfSpeech).toBe('adverb');
});

test('A prefix with a hyphen is explained with its word', () => {
  expect(annotated('un micro-pays', 1)?.analysis?.compound).toEqual(['micro-', 'pays']);
});
