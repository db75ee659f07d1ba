import { expect, test } from 'vitest';
import { parseLexiconFile } from '../../../../../content/parse-lexicon-file.ts';
import { annotate } from '../../../annotate.ts';
import { createLexicon } from '../../../create-lexicon.ts';
import { stanza } from '../../../stanza.fixture.ts';

const { concepts } = parseLexiconFile(
  'test',
  [
    stanza('the', 'determiner', { it: 'il | la, lo, i, gli, le, l’' }),
    stanza('a', 'determiner', { it: 'un | una, uno' }),
    stanza('in', 'preposition', { it: 'in' }),
    stanza('on', 'preposition', { it: 'su' }),
    stanza('out-of-ratio-su-it', 'preposition', { it: 'su (proporzione)' }),
    stanza('two', 'numeral', { it: 'due' }),
    stanza('italian', 'noun', { it: 'italiano m' }),
    stanza('oneself', 'pronoun', { it: 'si' }),
    stanza('form-shape', 'noun', { it: 'forma f' }),
    stanza('form-take-shape', 'verb', { it: 'formarsi' }),
    stanza('ice', 'noun', { it: 'ghiaccio m' }),
    stanza('director', 'noun', { it: 'regista mf' }),
    stanza('bride', 'noun', { it: 'sposa f' }),
    stanza('marry', 'verb', { it: 'sposare' }),
    stanza('espouse-sposare-it', 'verb', { it: 'sposare (una causa)' }),
    stanza('actress', 'noun', { it: 'attrice f' }),
    stanza('thesis', 'noun', { it: 'tesi f' }),
    stanza('well', 'adverb', { it: 'bene | ben' }),
    stanza('really-quite-ben-it', 'adverb', { it: 'ben (rafforzativo)' }),
    stanza('as-many-as-ben-it', 'adverb', { it: 'ben (davanti a un numero)' }),
    stanza('little', 'adverb', { it: 'poco' }),
    stanza('many-of-us-in-molti-it', 'expression', { it: 'in molti' }),
    stanza('many', 'determiner', { it: 'molto [adj]' }),
    stanza('case', 'noun', { it: 'caso m' }),
    stanza('vote', 'verb', { it: 'votare' }),
    stanza('that-conjunction', 'conjunction', { it: 'che' }),
    stanza('who-which', 'pronoun', { it: 'che' }),
    stanza('growth', 'noun', { it: 'crescita f' }),
    stanza('support', 'verb', { it: 'sostenere' }),
    stanza('last', 'verb', { it: 'durare' }),
    stanza('say', 'verb', { it: 'dire' }),
    stanza('have', 'verb', { it: 'avere' }),
  ].join('\n\n'),
);
const lexicon = createLexicon(concepts.map(({ concept }) => concept));
const meaning = (sentence: string, word: number) => annotate({ it: sentence }, lexicon).it?.[word]?.conceptId;

test('After “si”, a form that may be a noun is a verb', () => {
  expect(meaning('il ghiaccio si forma', 3)).toBe('form-take-shape/verb');
  expect(meaning('la forma', 1)).toBe('form-shape/noun');
});

test('Between a subject and an object, a form that may be a noun is a verb', () => {
  expect(meaning('il regista sposa la tesi', 2)).toBe('espouse-sposare-it/verb');
  expect(meaning('il regista sposa la attrice', 2)).toBe('marry/verb');
  expect(meaning('la sposa', 1)).toBe('bride/noun');
});

test('“su” between numbers is a ratio', () => {
  expect(meaning('un italiano su due', 2)).toBe('out-of-ratio-su-it/preposition');
  expect(meaning('su un italiano', 0)).toBe('on/preposition');
});

test('“ben” emphasises “poco” and numbers', () => {
  expect(meaning('ben poco', 0)).toBe('really-quite-ben-it/adverb');
  expect(meaning('ben due', 0)).toBe('as-many-as-ben-it/adverb');
});

test('“in molti” before a verb means many people', () => {
  expect(meaning('in molti votano', 1)).toBe('many-of-us-in-molti-it/expression');
  expect(meaning('in molti casi', 1)).toBe('many/determiner');
});

test('“che” after a described noun opens a relative clause', () => {
  expect(meaning('una crescita sostenuta che dura', 3)).toBe('who-which/pronoun');
  expect(meaning('dice che dura', 1)).toBe('that-conjunction/conjunction');
});
