import { expect, test } from 'vitest';
import { parseLexicon } from './parse-lexicon.ts';

const house = `house
noun
en: house | houses
es: casa f | casas
fr: maison f
de: Haus n (Gebäude) | Hauses, Häuser
pt: casa f
it: casa f | case
sl: ~hiša, dom (razlaga)`;

test('A stanza is a concept: words, genders, hints, forms, and what only explains', () => {
  const { concepts, problems } = parseLexicon('lexicon/nouns.txt', house);
  expect(problems).toEqual([]);
  expect(concepts[0]?.concept).toMatchObject({
    id: 'house/noun',
    words: {
      en: { word: 'house', forms: ['houses'], isRenderingOnly: false },
      de: { word: 'Haus', gender: 'n', hint: 'Gebäude', forms: ['Hauses', 'Häuser'] },
      sl: { word: 'hiša, dom', hint: 'razlaga', forms: [], isRenderingOnly: true },
    },
  });
});

test.each([
  ['casa f | casas', 'casa f, hogar', 4],
  ['es: casa f | casas', 'sp: casa f', 4],
  ['fr: maison f\n', '', 3],
  ['noun', 'substantive', 2],
  ['fr: maison f', 'fr:  ', 5],
  ['| case', '| case, , casette', 8],
])('What departs from the format is refused where it stands: %s, written %s', (right, wrong, line) => {
  const { concepts, problems } = parseLexicon('lexicon/nouns.txt', house.replace(right, wrong));
  expect(concepts).toEqual([]);
  expect(problems).toEqual([expect.stringMatching(new RegExp(`^lexicon/nouns.txt:${line} `))]);
});

test('One wrong stanza does not hide the next', () => {
  expect(parseLexicon('lexicon/nouns.txt', `wrong\nnoun\n\n${house}`).concepts).toHaveLength(1);
});
