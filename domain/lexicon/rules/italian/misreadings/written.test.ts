import { expect, test } from 'vitest';
import { parseLexiconFile } from '../../../../../content/parse-lexicon-file.ts';
import { annotate } from '../../../annotate.ts';
import { createLexicon } from '../../../create-lexicon.ts';
import { stanza } from '../../../stanza.fixture.ts';

const { concepts } = parseLexiconFile(
  'test',
  [
    stanza('the', 'determiner', { it: 'il | la, lo, i, gli, le, l’' }),
    stanza('be', 'verb', { it: 'essere' }),
    stanza('at-the-end-of', 'expression', { it: 'al termine di' }),
    stanza('term', 'noun', { it: 'termine m' }),
    stanza('subsequent', 'adjective', { it: 'successivo' }),
    stanza('meeting', 'noun', { it: 'riunione f' }),
    stanza('it-to-me', 'expression', { it: 'me lo | me la' }),
    stanza('me', 'pronoun', { it: 'mi | me' }),
    stanza('it', 'pronoun', { it: 'lo | la' }),
    stanza('remember', 'verb', { it: 'ricordare' }),
    stanza('give', 'verb', { it: 'dare' }),
    stanza('familiar-with', 'expression', { it: 'pratico di | pratica di' }),
    stanza('practice', 'noun', { it: 'pratica f' }),
    stanza('sport', 'noun', { it: 'sport m' }),
    stanza('imminent', 'expression', { it: 'alle porte' }),
    stanza('door', 'noun', { it: 'porta f' }),
    stanza('knock', 'verb', { it: 'bussare' }),
    stanza('final-year', 'noun', { it: 'ultimo anno m' }),
    stanza('last', 'adjective', { it: 'ultimo' }),
    stanza('year', 'noun', { it: 'anno m' }),
    stanza('school', 'noun', { it: 'liceo m' }),
    stanza('sale', 'noun', { it: 'vendita f' }),
    stanza('be-located-in', 'expression', { it: 'trovarsi* in' }),
    stanza('find', 'verb', { it: 'trovare' }),
    stanza('of', 'preposition', { it: 'di' }),
    stanza('in', 'preposition', { it: 'in' }),
  ].join('\n\n'),
);
const lexicon = createLexicon(concepts.map(({ concept }) => concept));

const meaning = (sentence: string, word: number) =>
  annotate({ it: sentence }, lexicon).it?.[word]?.conceptId?.split('/')[0];

test('“al termine di” is no expression after “successivo”', () => {
  expect(meaning('al termine di riunione', 1)).toBe('at-the-end-of');
  expect(meaning('successivo al termine di riunione', 2)).toBe('term');
});

test('“me la” is no expression before a verb in the first person', () => {
  expect(meaning('me la dà', 0)).toBe('it-to-me');
  expect(meaning('me la ricordo', 0)).toBe('me');
});

test('“la pratica di” contains a noun', () => {
  expect(meaning('la pratica di sport', 1)).toBe('practice');
  expect(meaning('è pratica di sport', 1)).toBe('familiar-with');
});

test('“alle porte” is literal after “bussare”', () => {
  expect(meaning('è alle porte', 2)).toBe('imminent');
  expect(meaning('bussare alle porte', 2)).toBe('door');
});

test('“ultimo anno” is the final year in a text about school', () => {
  expect(meaning('l’ultimo anno di liceo', 2)).toBe('final-year');
  expect(meaning('vendita di ultimo anno', 3)).toBe('year');
});

test('A participle after “furono” is passive', () => {
  expect(meaning('furono trovati in liceo', 1)).toBe('find');
});
