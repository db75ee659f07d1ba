import { describe, expect, test } from 'vitest';
import { joinParts, type PlannedChapter, type PlannedPart, planParts } from './plan-parts.ts';

const paragraphsOf = (count: number, name = 'S', perParagraph = 10) =>
  Array.from({ length: Math.ceil(count / perParagraph) }, (_, paragraph) => ({
    sentences: Array.from(
      { length: Math.min(perParagraph, count - paragraph * perParagraph) },
      (_, sentence) => `${name} ${paragraph * perParagraph + sentence}.`,
    ),
  }));
const sentencesOf = (parts: readonly PlannedChapter[]) =>
  parts.flatMap(({ paragraphs }) => paragraphs.flatMap(({ sentences }) => sentences));
const sizesOf = (parts: readonly PlannedPart[]) => parts.map((part) => sentencesOf([part]).length);

test('a text of at most 600 sentences is one part', () => {
  expect(planParts([{ title: 'A walk', paragraphs: paragraphsOf(600) }])).toEqual([
    { title: 'A walk', paragraphs: paragraphsOf(600), partOfChapter: 1, chapterParts: 1 },
  ]);
});

test('a longer text without chapters has parts of about 150 sentences, which end with paragraphs', () => {
  const text = [{ title: null, paragraphs: paragraphsOf(1000) }];
  const parts = planParts(text);
  expect(sizesOf(parts)).toHaveLength(7);
  for (const size of sizesOf(parts)) expect(size).toBeGreaterThanOrEqual(130);
  for (const size of sizesOf(parts)) expect(size % 10).toBe(0);
  expect(sentencesOf(parts)).toEqual(sentencesOf(text));
});

describe('a long text with chapters', () => {
  const chapters = [
    { title: null, paragraphs: [{ sentences: ['For my mother.'] }] },
    { title: 'One', paragraphs: paragraphsOf(300, 'A') },
    { title: 'Two', paragraphs: paragraphsOf(1300, 'B') },
    { title: 'Three', paragraphs: paragraphsOf(40, 'C') },
  ];

  test('has one part per chapter, and several for a chapter of more than 600 sentences', () => {
    expect(
      planParts(chapters).map(({ title, partOfChapter, chapterParts }) => [title, partOfChapter, chapterParts]),
    ).toEqual([
      ['One', 1, 1],
      ['Two', 1, 3],
      ['Two', 2, 3],
      ['Two', 3, 3],
      ['Three', 1, 1],
    ]);
  });

  test('keeps every sentence once and in order, also those of very short chapters', () => {
    const sentences = sentencesOf(planParts(chapters));
    expect(sentences).toEqual(sentencesOf(chapters));
    expect(sentences[0]).toBe('For my mother.');
  });
});

test('a part has at most 40,000 characters, and a paragraph without an end is cut between sentences', () => {
  const sentence = `${'word '.repeat(40)}end.`;
  const text = [{ title: null, paragraphs: [{ sentences: Array.from({ length: 700 }, () => sentence) }] }];
  const parts = planParts(text);
  for (const part of parts) expect(sentencesOf([part]).join('').length).toBeLessThanOrEqual(40_000);
  expect(sentencesOf(parts)).toEqual(sentencesOf(text));
});

test('an empty text has no parts', () => {
  expect(planParts([])).toEqual([]);
});

describe('a text with translations', () => {
  const translate = (chapter: PlannedChapter): PlannedChapter => ({
    ...chapter,
    translatedTitle: 'A title',
    paragraphs: chapter.paragraphs.map(({ sentences }) => ({
      sentences,
      translations: sentences.map((sentence) => `${sentence} ${'x'.repeat(30)}`),
    })),
  });
  const areAligned = (parts: readonly PlannedPart[]) =>
    parts.every(({ paragraphs }) =>
      paragraphs.every(({ sentences, translations }) => sentences.length === translations?.length),
    );

  test('keeps each translation beside its sentence, also where a long paragraph is cut', () => {
    const chapters = ['Uno', 'Dos'].map((title) => ({ title, paragraphs: paragraphsOf(1000, title, 1000) }));
    const parts = planParts(chapters.map(translate));
    expect(areAligned(parts)).toBe(true);
    expect(sentencesOf(parts)).toEqual(sentencesOf(chapters));
    expect(parts.every(({ translatedTitle }) => translatedTitle === 'A title')).toBe(true);
  });

  test('has parts that fit the longer side, and translates the headings inside an article', () => {
    const chapters = [1, 2].map((number) => ({ title: `${number}`, paragraphs: paragraphsOf(250, 'S') }));
    const [single, ...others] = planParts(chapters.map(translate));
    expect(others).toEqual([]);
    expect(single?.paragraphs[0]).toEqual({ sentences: ['1'], translations: ['A title'] });
    const long = chapters.map((chapter) => ({
      ...translate(chapter),
      paragraphs: chapter.paragraphs.map(({ sentences }) => ({
        sentences,
        translations: sentences.map(() => 'x'.repeat(100)),
      })),
    }));
    expect(planParts(long)).toHaveLength(2);
  });
});

test('parts can be joined to the chapters that they were split from', () => {
  const chapters = ['One', 'Two'].map((title) => ({ title, paragraphs: paragraphsOf(700, title) }));
  const parts = planParts(chapters);
  expect(parts.length).toBeGreaterThan(2);
  expect(joinParts(parts)).toEqual(chapters);
});
