import {
  joinParts,
  type PlannedChapter,
  type PlannedParagraph,
  planParts,
} from '../../../../domain/creation/plan-parts.ts';
import type { Language } from '../../../../domain/language.ts';
import type { AlignedChapters } from '../../../../domain/translation/align-chapters.ts';
import type { Pair } from '../../../../domain/translation/align-texts.ts';
import type { Services } from '../../../services.ts';
import { type findSameFile, lockImport, type PlannedText } from '../import-queries.ts';
import { joinLone } from '../join-lone.ts';
import { Unreadable } from '../read-file/read-document.ts';
import { alignBooks } from './align-books.ts';

/** A limit above the length of the longest novels. */
const mostSentences = 50_000;
/**
 * If more than this many translated sentences without a source sentence follow each other, they are dropped. They are not
 * part of the text, but for example the preface of a translator.
 */
const mostLone = 3;

type SameFile = NonNullable<Awaited<ReturnType<typeof findSameFile>>>;

interface SecondFile {
  read: PlannedText;
  /** The id of the import of the first file. */
  translates: string;
  learningLang: Language | null;
  findSame: (hash: Buffer) => Promise<SameFile | undefined>;
  signal: AbortSignal;
}

/**
 * Aligns the second file with the first one, and divides the text into parts again, now with translations. The file in the
 * language that the user learns becomes the source text, even if it was uploaded second.
 */
export async function pairTexts(
  services: Pick<Services, 'db' | 'lexicon'>,
  { read, translates, learningLang, findSame, signal }: SecondFile,
): Promise<PlannedText | { known: SameFile }> {
  const first = await loadFirst(services, translates);
  if (first.language === read.language) throw new Unreadable('same-language');
  const isTurned = read.language === learningLang;
  const [text, translation] = isTurned ? [read, first] : [first, read];
  const known = await findSame(text.hash);
  if (known !== undefined) return { known };
  const source = { language: text.language, chapters: joinParts(text.parts) };
  const other = { language: translation.language, chapters: joinParts(translation.parts) };
  if ([source, other].some(({ chapters }) => countSentences(chapters) > mostSentences))
    throw new Unreadable('too-long');
  const aligned = await alignBooks(services, { source, translation: other, signal });
  if (!aligned.isTranslation) throw new Unreadable('not-a-translation');
  const planned = planParts(toTranslated(source.chapters, other.chapters, aligned));
  const parts = planned.map((part) => ({ ...part, translation: translation.language }));
  const [single] = parts;
  if (single === undefined) throw new Unreadable('no-text');
  // A text with a single part becomes one article. Its title is the title of the file, not the title of its chapter.
  return { ...text, parts: parts.length > 1 ? parts : [{ ...single, translatedTitle: translation.title }] };
}

/** The first file is missing only if its import was cancelled, or was finished in another tab. */
async function loadFirst(services: Pick<Services, 'db'>, importId: string): Promise<PlannedText> {
  const first = await lockImport(services, importId);
  if (!first?.fileHash || !first.title || !first.language || !first.parts) throw new Unreadable('not-stored');
  const { fileHash: hash, title, author, language, parts, cover, coverType } = first;
  return { hash, title, author, language, parts, cover: cover && coverType ? { type: coverType, bytes: cover } : null };
}

function toTranslated(
  chapters: readonly PlannedChapter[],
  others: readonly PlannedChapter[],
  { chapters: pairs, areChaptersPaired }: AlignedChapters,
): PlannedChapter[] {
  return chapters.map(({ title, paragraphs }, index) => ({
    title,
    translatedTitle: (areChaptersPaired && others[index]?.title) || '',
    paragraphs: paragraphs.flatMap(({ startMs }, at) => toParagraphs(pairs[index]?.[at] ?? [], startMs)),
  }));
}

/** Returns an empty list if all sentences of the paragraph were joined with sentences of another paragraph. */
function toParagraphs(pairs: readonly Pair[], startMs: number | undefined): PlannedParagraph[] {
  const joined = joinLone(dropLongRuns(pairs));
  const sentences = joined.map(({ source }) => source);
  return sentences.length === 0
    ? []
    : [{ sentences, translations: joined.map(({ translation }) => translation), startMs }];
}

function dropLongRuns(pairs: readonly Pair[]): Pair[] {
  const kept: Pair[] = [];
  let run: Pair[] = [];
  for (const pair of pairs) {
    run.push(pair);
    if (pair.source === '') continue;
    kept.push(...(run.length - 1 > mostLone ? [pair] : run));
    run = [];
  }
  return run.length > mostLone ? kept : [...kept, ...run];
}

const countSentences = (chapters: readonly PlannedChapter[]) =>
  chapters.reduce(
    (sum, { paragraphs }) => sum + paragraphs.reduce((count, { sentences }) => count + sentences.length, 0),
    0,
  );
