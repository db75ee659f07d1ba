import type { Language } from '../language.ts';
import { bounds } from './new-article.ts';

/** A paragraph of sentences; for subtitles, with the time at which it begins. */
export interface PlannedParagraph {
  sentences: string[];
  startMs?: number | undefined;
  /** The translation of each sentence; an empty string if it has none. Only for a file in two languages. */
  translations?: string[] | undefined;
}

export interface PlannedChapter {
  title: string | null;
  /** Only for a text with translations; empty if the title is not translated. */
  translatedTitle?: string | undefined;
  paragraphs: PlannedParagraph[];
}

export interface PlannedPart extends PlannedChapter {
  /** A chapter that is too long for one article has several parts, counted from one. */
  partOfChapter: number;
  chapterParts: number;
  translation?: Language | undefined;
}

/** The length of a part, in sentences, if the text has no chapters. */
const sentencesPerPart = 150;
/** A chapter with fewer sentences, such as a title page or a dedication, is joined with the next chapter. */
const fewestSentences = 5;

/**
 * One part if the text fits in one article. Otherwise one part per chapter or, without chapters, parts of about 150
 * sentences. A chapter that is too long for an article gets several parts.
 */
export function planParts(chapters: readonly PlannedChapter[]): PlannedPart[] {
  const filled = chapters.filter(({ title, paragraphs }) => title !== null || paragraphs.length > 0);
  const whole: PlannedChapter = { title: null, paragraphs: filled.flatMap(withHeading) };
  if (whole.paragraphs.length === 0) return [];
  if (filled.length === 1 && filled[0] !== undefined && fits(filled[0].paragraphs)) return [single(filled[0])];
  if (fits(whole.paragraphs)) return [single(whole)];
  const joined = joinShort(filled);
  if (joined.length === 1) return splitEvenly(whole, countParts(whole.paragraphs, sentencesPerPart));
  return joined.flatMap((chapter) => splitEvenly(chapter, countParts(chapter.paragraphs, bounds.sentences.atMost)));
}

/** The chapters that were split into these parts. */
export function joinParts(parts: readonly PlannedPart[]): PlannedChapter[] {
  const chapters: PlannedChapter[] = [];
  for (const { title, paragraphs, partOfChapter } of parts) {
    const last = chapters.at(-1);
    if (last !== undefined && partOfChapter > 1) last.paragraphs.push(...paragraphs);
    else chapters.push({ title, paragraphs: [...paragraphs] });
  }
  return chapters;
}

/** The chapter with its heading as the first paragraph. */
function withHeading({ title, translatedTitle, paragraphs }: PlannedChapter): PlannedParagraph[] {
  if (title === null) return paragraphs;
  const translations = translatedTitle === undefined ? undefined : [translatedTitle];
  return [{ sentences: [title], translations }, ...paragraphs];
}

const single = (chapter: PlannedChapter): PlannedPart => ({ ...chapter, partOfChapter: 1, chapterParts: 1 });

function joinShort(chapters: readonly PlannedChapter[]): PlannedChapter[] {
  const joined: PlannedChapter[] = [];
  let waiting: PlannedParagraph[] = [];
  for (const chapter of chapters) {
    if (countSentences(chapter.paragraphs) < fewestSentences) waiting.push(...withHeading(chapter));
    else {
      joined.push({ ...chapter, paragraphs: [...waiting, ...chapter.paragraphs] });
      waiting = [];
    }
  }
  const last = joined.at(-1);
  if (last === undefined) return [{ title: null, paragraphs: waiting }];
  last.paragraphs.push(...waiting);
  return joined;
}

const countParts = (paragraphs: readonly PlannedParagraph[], sentences: number) =>
  Math.max(Math.ceil(countSentences(paragraphs) / sentences), Math.ceil(countLetters(paragraphs) / bounds.text.atMost));

/** Splits a chapter between paragraphs, so that its parts have about the same length. */
function splitEvenly(chapter: PlannedChapter, wanted: number): PlannedPart[] {
  const paragraphs = chapter.paragraphs.flatMap(cutLong);
  const goal = Math.max(1, countSentences(paragraphs) / wanted);
  const pieces: PlannedParagraph[][] = [];
  let open: PlannedParagraph[] = [];
  for (const paragraph of paragraphs) {
    const isNearer = countSentences(open) + paragraph.sentences.length / 2 > goal;
    if (open.length > 0 && (isNearer || !fits([...open, paragraph]))) {
      pieces.push(open);
      open = [];
    }
    open.push(paragraph);
  }
  const [last, rest] = [pieces.at(-1), open];
  if (last !== undefined && countSentences(rest) < goal / 3 && fits([...last, ...rest])) last.push(...rest);
  else if (rest.length > 0) pieces.push(rest);
  return pieces.map((piece, index) => ({
    ...chapter,
    paragraphs: piece,
    partOfChapter: index + 1,
    chapterParts: pieces.length,
  }));
}

/** Cuts a paragraph between sentences if it is too long for one article. */
function cutLong(paragraph: PlannedParagraph): PlannedParagraph[] {
  if (fits([paragraph])) return [paragraph];
  const { sentences, translations } = paragraph;
  const slice = (from: number, to?: number): PlannedParagraph => ({
    ...paragraph,
    sentences: sentences.slice(from, to),
    translations: translations?.slice(from, to),
  });
  const cut: PlannedParagraph[] = [];
  let from = 0;
  for (const index of sentences.keys()) {
    const isFull = index - from === sentencesPerPart || !fits([slice(from, index + 1)]);
    if (index === from || !isFull) continue;
    cut.push(slice(from, index));
    from = index;
  }
  return [...cut, slice(from)];
}

const fits = (paragraphs: readonly PlannedParagraph[]) =>
  countSentences(paragraphs) <= bounds.sentences.atMost && countLetters(paragraphs) <= bounds.text.atMost;

const countSentences = (paragraphs: readonly PlannedParagraph[]) =>
  paragraphs.reduce((sum, { sentences }) => sum + sentences.length, 0);

/** Counts the letters of the longer version, because the limit of an article applies to each language. */
const countLetters = (paragraphs: readonly PlannedParagraph[]) =>
  Math.max(
    sumLengths(paragraphs.flatMap(({ sentences }) => sentences)),
    sumLengths(paragraphs.flatMap(({ translations }) => translations ?? [])),
  );

const sumLengths = (texts: readonly string[]) => texts.reduce((sum, { length }) => sum + length, 0);
