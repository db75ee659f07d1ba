import { basename, extname } from 'node:path';
import { planParts } from '../../../domain/creation/plan-parts.ts';
import { proposeTitle } from '../../../domain/creation/propose-title.ts';
import type { Language } from '../../../domain/language.ts';
import { siteOf } from '../../../domain/link.ts';
import { splitParagraphs } from '../../../domain/text/split-paragraphs.ts';
import { guessLanguage } from '../../library/guess-language.ts';
import type { PlannedText } from './import-queries.ts';
import { planBilingual } from './plan-bilingual.ts';
import { isBareHeading } from './read-file/chapter-heading.ts';
import type { ReadDocument } from './read-file/read-document.ts';
import { splitChapters, toTitle } from './split-chapters.ts';

/** The size of the sample from which the language is detected. */
const lettersForLanguage = 20_000;

interface Origin {
  fileName: string;
  /** The address of the imported web page; null if the import is a file. */
  sourceUrl: string | null;
  /** The import that this file translates; null if the file is not a translation. */
  translates: string | null;
  learningLang: Language | null;
  mainLang: Language | null;
}

/** Detects the language, splits the text into sentences and plans its parts. */
export async function planDocument(document: ReadDocument, origin: Origin): Promise<Omit<PlannedText, 'hash'>> {
  const { fileName, sourceUrl, translates, learningLang, mainLang } = origin;
  const name = sourceUrl === null ? nameOf(fileName) : siteOf(sourceUrl);
  const { language, parts } =
    document.bilingual === undefined || translates !== null
      ? await planText(document, translates === null ? learningLang : mainLang)
      : planBilingual(document.bilingual, learningLang);
  const found = document.title ?? (parts.length === 1 && sourceUrl === null ? findTitle(document) : null);
  return {
    title: (found && toTitle(found)) ?? name,
    author: document.author && toTitle(document.author),
    language,
    parts,
    cover: document.cover && { type: document.cover.type, bytes: Buffer.from(document.cover.base64, 'base64') },
  };
}

/**
 * Finds a title for a short text without one: the first heading, or the first words if this heading is only a number
 * such as “Chapter 3”. Returns null for subtitles and tables: the name of the file describes them better.
 */
function findTitle({ bilingual, chapters }: ReadDocument) {
  const hasTimes = chapters.some(({ paragraphs }) => paragraphs.some(({ startMs }) => startMs !== undefined));
  if (bilingual !== undefined || hasTimes) return null;
  const texts = chapters.flatMap(({ title, paragraphs }) => [title ?? '', ...paragraphs.map(({ text }) => text)]);
  const first = texts.flatMap(splitParagraphs).find((paragraph) => !isBareHeading(paragraph));
  return proposeTitle(first ?? '') || null;
}

const nameOf = (fileName: string) => basename(fileName, extname(fileName)).replaceAll(/[_-]+/g, ' ').trim() || fileName;

/** If a text is too short to detect its language, it counts as a text in the expected language. */
async function planText(document: ReadDocument, expected: Language | null) {
  const language = guessLanguage(middleOf(document)) ?? expected ?? 'en';
  return { language, parts: planParts(await splitChapters(document.chapters, language)) };
}

/** The sample starts after the first third of the text, because a title page or a licence may be in another language. */
function middleOf({ chapters }: ReadDocument) {
  const texts = chapters.flatMap(({ paragraphs }) => paragraphs.map(({ text }) => text));
  const first = Math.floor(texts.length / 3);
  return [...texts.slice(first), ...texts.slice(0, first)].join(' ').slice(0, lettersForLanguage);
}
