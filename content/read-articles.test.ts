import { expect, test } from 'vitest';
import { languages } from '../domain/language.ts';
import { parseArticle } from './read-articles.ts';

const versions = (text: string) => languages.map((language) => `${language}: ${text}`).join('\n');
const article = `place: library
type: deep-dive
genres: science, informative
tone: informative
audience: kids
length: short
level: A2

title
${versions('Title')}

summary
${versions('Summary.')}

keywords
${versions('one, two')}

§

${versions('First.')}

${versions('Second.')}

§

${versions('Third.')}
`;

test('reads an article with its attributes, headings, paragraphs and sentences', () => {
  const { id, genres, level, title, keywords, paragraphs } = parseArticle('an-article', article);
  expect({ id, genres, level, title: title.fr, keywords: keywords.sl }).toEqual({
    id: 'an-article',
    genres: ['science', 'informative'],
    level: 'A2',
    title: 'Title',
    keywords: ['one', 'two'],
  });
  expect(paragraphs.map(({ sentences }) => sentences.map(({ line, versions }) => [line, versions.de]))).toEqual([
    [
      [38, 'First.'],
      [46, 'Second.'],
    ],
    [[56, 'Third.']],
  ]);
});

test('reads the series of an article and its part number', () => {
  const part = article.replace('level: A2\n', 'level: A2\nseries: the-lighthouse\npart: 2\n');
  expect(parseArticle('an-article', part).series).toEqual({ id: 'the-lighthouse', part: 2 });
  expect(parseArticle('an-article', article).series).toBeUndefined();
});

test.each([
  ['type: deep-dive', 'type: essay', 2],
  ['science, informative', 'science, science', 3],
  ['tone: informative\n', '', 1],
  ['level: A2\n', 'level: A2\nmood: good\n', 1],
  ['level: A2\n', 'level: A2\nseries: the-lighthouse\n', 1],
  ['level: A2\n', 'level: A2\npart: 2\nseries: the-lighthouse\n', 8],
  ['level: A2\n', 'level: A2\nseries: The lighthouse\npart: 2\n', 8],
  ['level: A2\n', 'level: A2\nseries: the-lighthouse\npart: two\n', 9],
  ['summary', 'Summary', 18],
  ['fr: First.', 'fr First.', 40],
  ['fr: First.', 'fr: ', 40],
  ['sl: First.\n', '', 38],
  ['sl: Third.\n', 'sl: Third.\n\n§\n', 65],
  ['§\n\nen: First.', 'en: First.', 36],
])('reports the line of a format error: %j, written as %j', (right, wrong, line) => {
  expect(() => parseArticle('an-article', article.replace(right, wrong))).toThrow(
    new RegExp(`^articles/an-article.md:${line} `),
  );
});
