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
    stanza('his', 'determiner', { it: 'suo | sua' }),
    stanza('relationship-rapporto-it', 'noun', { it: 'rapporto m' }),
    stanza('report', 'noun', { it: 'relazione f; rapporto m' }),
    stanza('publish', 'verb', { it: 'pubblicare' }),
    stanza('between', 'preposition', { it: 'tra' }),
    stanza('country', 'noun', { it: 'paese m' }),
    stanza('course-of-time', 'noun', { it: 'corso m' }),
    stanza('course-of-lessons', 'noun', { it: 'corso m (di lezioni)' }),
    stanza('evening', 'adjective', { it: 'serale' }),
    stanza('son', 'noun', { it: 'figlio m' }),
    stanza('child-son-or-daughter', 'noun', { it: 'figlio m (maschio o femmina)' }),
    stanza('work', 'noun', { it: 'lavoro m' }),
    stanza('state', 'noun', { it: 'stato m' }),
    stanza('state-country', 'noun', { it: 'stato m' }),
    stanza('have', 'verb', { it: 'avere' }),
    stanza('plate', 'noun', { it: 'piatto m' }),
    stanza('flat-level', 'adjective', { it: 'piatto' }),
    stanza('ground', 'noun', { it: 'terreno m' }),
    stanza('of', 'preposition', { it: 'di' }),
  ].join('\n\n'),
);
const lexicon = createLexicon(concepts.map(({ concept }) => concept));

const meaning = (sentence: string, word: number) =>
  annotate({ it: sentence }, lexicon).it?.[word]?.conceptId?.split('/')[0];

test('“rapporto” is a report if it is published, and a relationship between two sides', () => {
  expect(meaning('il rapporto pubblicato', 1)).toBe('report');
  expect(meaning('il rapporto tra paesi', 1)).toBe('relationship-rapporto-it');
});

test('“corso” before “serale” means lessons', () => {
  expect(meaning('un corso serale', 1)).toBe('course-of-lessons');
});

test('“un figlio” is a child, “suo figlio” is a son', () => {
  expect(meaning('ha un figlio', 2)).toBe('child-son-or-daughter');
  expect(meaning('suo figlio', 1)).toBe('son');
});

test('“lo stato” before a verb is a country', () => {
  expect(meaning('lo stato ha lavoro', 1)).toBe('state-country');
});

test('“piatto” after a noun is an adjective', () => {
  expect(meaning('un terreno piatto', 2)).toBe('flat-level');
  expect(meaning('un piatto', 1)).toBe('plate');
});
