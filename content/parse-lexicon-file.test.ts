import { expect, test } from 'vitest';
import { parseLexiconFile } from './parse-lexicon-file.ts';

const house = `house
noun
en: house
es: casa f; hogar m (donde se vive)
fr: maison f
de: Haus n [Häuser] (Gebäude)
pt: casa f
it: casa f
sl: ~hiša, dom (razlaga)`;

test('parses a stanza to a concept: words with gender, parts and hint, and explanations', () => {
  const { concepts, problems } = parseLexiconFile('lexicon/nouns.txt', house);
  expect(problems).toEqual([]);
  expect(concepts[0]?.concept).toMatchObject({
    id: 'house/noun',
    words: {
      en: { word: 'house', isRenderingOnly: false, entries: [{ base: 'house' }] },
      es: {
        word: 'casa',
        gender: 'f',
        entries: [{ base: 'casa' }, { base: 'hogar', gender: 'm', hint: 'donde se vive' }],
      },
      de: { word: 'Haus', gender: 'n', hint: 'Gebäude', entries: [{ parts: ['Häuser'], classes: [] }] },
      sl: { word: 'hiša, dom', hint: 'razlaga', isRenderingOnly: true, entries: [] },
    },
  });
});

const write = `write
verb
en: write; put* … in writing <expression> | writes it down
es: escribir; poner* … por escrito <expression>
fr: ~mettre sur papier; écrire
de: schreiben; umschreiben [insep]
pt: escrever
it: scrivere
sl: pisati ipf [pišem] / napisati pf [napišem, napisal]; rad <adverb>`;

test('parses parts of speech, aspects, aspect partners, class words and extra forms', () => {
  const { concepts, problems } = parseLexiconFile('lexicon/verbs.txt', write);
  expect(problems).toEqual([]);
  expect(concepts[0]?.concept.words).toMatchObject({
    en: {
      entries: [{ base: 'write' }, { base: 'put in writing', partOfSpeech: 'expression', forms: ['writes it down'] }],
    },
    fr: { word: 'mettre sur papier', isRenderingOnly: true, entries: [{ base: 'écrire' }] },
    de: { entries: [{ base: 'schreiben' }, { base: 'umschreiben', classes: ['insep'], parts: [] }] },
    sl: {
      entries: [
        { base: 'pisati', aspect: 'ipf', partner: 'napisati', parts: ['pišem'] },
        { base: 'napisati', aspect: 'pf', partner: 'pisati', parts: ['napišem', 'napisal'] },
        { base: 'rad', partOfSpeech: 'adverb' },
      ],
    },
  });
});

test.each([
  ['casa f; hogar m (donde se vive)', 'casa f, hogar', 4],
  ['es: casa f', 'sp: casa f', 4],
  ['fr: maison f\n', '', 3],
  ['noun', 'substantive', 2],
  ['fr: maison f', 'fr:  ', 5],
  ['[Häuser]', '[Häuser, ]', 6],
  ['fr: maison f', 'fr: maison f <thing>', 5],
  ['it: casa f', 'it: casa pf', 8],
  ['pt: casa f', 'pt: casa f / lar m', 7],
])('reports the line of a format error: %s, written as %s', (right, wrong, line) => {
  const { concepts, problems } = parseLexiconFile('lexicon/nouns.txt', house.replace(right, wrong));
  expect(concepts).toEqual([]);
  expect(problems).toEqual([expect.stringMatching(new RegExp(`^lexicon/nouns.txt:${line} `))]);
});

test('parses the stanza after an invalid one', () => {
  expect(parseLexiconFile('lexicon/nouns.txt', `wrong\nnoun\n\n${house}`).concepts).toHaveLength(1);
});
