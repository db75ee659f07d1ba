import { expect, test } from 'vitest';
import { parseLexiconFile } from '../../../../../content/parse-lexicon-file.ts';
import { annotate } from '../../../annotate.ts';
import { createLexicon } from '../../../create-lexicon.ts';
import { stanza } from '../../../stanza.fixture.ts';

const { concepts } = parseLexiconFile(
  'test',
  [
    stanza('the', 'determiner', { it: 'il | la, lo, i, gli, le, l’' }),
    stanza('of', 'preposition', { it: 'di' }),
    stanza('demand-for', 'expression', { it: 'domanda di' }),
    stanza('application', 'noun', { it: 'domanda f' }),
    stanza('oil', 'noun', { it: 'petrolio m' }),
    stanza('transfer', 'noun', { it: 'trasferimento m' }),
    stanza('fall-by', 'expression', { it: 'calare* di' }),
    stanza('decline', 'noun', { it: 'calo m' }),
    stanza('fall', 'verb', { it: 'calare' }),
    stanza('birth', 'noun', { it: 'nascita f' }),
    stanza('on-the-agenda', 'expression', { it: 'all’ordine del giorno' }),
    stanza('everyday-occurrence', 'expression', { it: 'all’ordine del giorno' }),
    stanza('be', 'verb', { it: 'essere' }),
    stanza('until', 'preposition', { it: 'fino a' }),
    stanza('up-to-a-number', 'preposition', { it: '~fino a; fino a' }),
    stanza('kilometre', 'noun', { it: 'chilometro m' }),
    stanza('tomorrow', 'adverb', { it: 'domani' }),
    stanza('as-before', 'expression', { it: 'come prima' }),
    stanza('everyones', 'expression', { it: 'di tutti' }),
    stanza('voter', 'noun', { it: 'elettore m' }),
  ].join('\n\n'),
);
const lexicon = createLexicon(concepts.map(({ concept }) => concept));

const meaning = (sentence: string, word: number) =>
  annotate({ it: sentence }, lexicon).it?.[word]?.conceptId?.split('/')[0];

test('“domanda di” is not “demand” before the name of an application', () => {
  expect(meaning('la domanda di petrolio', 1)).toBe('demand-for');
  expect(meaning('la domanda di trasferimento', 1)).toBe('application');
});

test('“calare di” needs an amount', () => {
  expect(meaning('cala di 20 chilometri', 0)).toBe('fall-by');
  expect(meaning('calo di nascite', 0)).not.toBe('fall-by');
});

test('After “essere”, “all’ordine del giorno” means that something is common', () => {
  expect(meaning('Sono all’ordine del giorno', 1)).toBe('everyday-occurrence');
  expect(meaning('la domanda all’ordine del giorno', 2)).toBe('on-the-agenda');
});

test('“fino a” before a number is a limit, before a time it means “until”', () => {
  expect(meaning('fino a 30 chilometri', 0)).toBe('up-to-a-number');
  expect(meaning('fino a domani', 0)).toBe('until');
});

test('“di tutti” before an article is no possessive', () => {
  expect(meaning('di tutti', 0)).toBe('everyones');
  expect(meaning('di tutti gli elettori', 0)).toBe('of');
});
