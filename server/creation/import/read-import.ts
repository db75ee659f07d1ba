import { createHash } from 'node:crypto';
import { basename, extname } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ImportFailure, ImportMeasures } from '../../../domain/creation/import.ts';
import { type PlannedPart, planParts } from '../../../domain/creation/plan-parts.ts';
import type { Language } from '../../../domain/language.ts';
import { siteOf } from '../../../domain/link.ts';
import { splitWords } from '../../../domain/text/split-words.ts';
import { guessLanguage } from '../../library/guess-language.ts';
import { publishEvent } from '../../platform/live-events/publish-event.ts';
import type { Services } from '../../services.ts';
import {
  findImportToRead,
  findSameFile,
  lockImport,
  readPieces,
  recordImportFailure,
  recordKnown,
  recordRead,
  recordSample,
} from './import-queries.ts';
import { planBilingual } from './plan-bilingual.ts';
import { type ReadDocument, Unreadable } from './read-file/read-document.ts';
import { runReader } from './run-reader.ts';
import { splitChapters, toTitle } from './split-chapters.ts';
import { takeSample } from './take-sample.ts';

const timeoutMs = { file: 30_000, page: 15_000 };
/** Enough letters to detect a language. */
const lettersForLanguage = 20_000;

/** Reads the file or page, stores its text, then measures a sample of it. A retry continues with the step that is missing. */
export async function readImport(services: Services, importId: string, signal: AbortSignal) {
  const started = await findImportToRead(services, importId);
  if (started === undefined) return;
  const { userId } = started;
  const tell = () => publishEvent(services, { userId, topic: 'article', articleId: importId });
  if (started.status === 'reading') {
    try {
      await readText(services, { ...started, importId, signal });
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      await recordImportFailure(services, importId, failureOf(error, started.sourceUrl !== null));
    }
    await tell();
  }
  await measureText(services, importId, signal);
  await tell();
}

/** A page that is too much for the reader has no text that users could read. */
function failureOf({ failure }: Unreadable, isPage: boolean): ImportFailure {
  return isPage && (failure === 'damaged' || failure === 'too-slow') ? 'no-article' : failure;
}

interface Started {
  importId: string;
  userId: string;
  fileName: string;
  /** Null for a file. */
  sourceUrl: string | null;
  learningLang: Language | null;
  signal: AbortSignal;
}

async function readText(services: Services, { importId, userId, fileName, sourceUrl, learningLang, signal }: Started) {
  const isPage = sourceUrl !== null;
  const hash = createHash('sha256');
  const pieces = hashing(readPieces(services, importId), hash);
  const document = await runReader({
    name: fileName,
    isPage,
    pieces,
    timeoutMs: timeoutMs[isPage ? 'page' : 'file'],
    signal,
  });
  // The adverts of a page change, its article does not.
  const digest = isPage ? hashArticle(document) : hash.digest();
  const same = await findSameFile(services, userId, digest);
  if (same !== undefined) return recordKnown(services, importId, same);
  const name = isPage ? siteOf(sourceUrl) : nameOf(fileName);
  const { language, parts } =
    document.bilingual === undefined
      ? await planText(document, learningLang)
      : planBilingual(document.bilingual, learningLang);
  if (parts.length === 0) throw new Unreadable('no-text');
  await recordRead(services, importId, {
    hash: digest,
    title: toTitle(document.title ?? name) ?? name,
    author: document.author && toTitle(document.author),
    language,
    parts,
    measures: await measure(parts, language),
    cover: document.cover && { type: document.cover.type, bytes: Buffer.from(document.cover.base64, 'base64') },
  });
}

const hashArticle = (article: ReadDocument) =>
  createHash('sha256')
    .update(`page ${JSON.stringify(article)}`)
    .digest();

async function planText(document: ReadDocument, learningLang: Language | null) {
  const language = guessLanguage(middleOf(document)) ?? learningLang ?? 'en';
  return { language, parts: planParts(await splitChapters(document.chapters, language)) };
}

async function* hashing(pieces: AsyncIterable<Buffer>, hash: ReturnType<typeof createHash>) {
  for await (const piece of pieces) {
    hash.update(piece);
    yield piece;
  }
}

/** From the middle, where no title page or licence in another language is. */
function middleOf({ chapters }: ReadDocument) {
  const texts = chapters.flatMap(({ paragraphs }) => paragraphs.map(({ text }) => text));
  const first = Math.floor(texts.length / 3);
  return [...texts.slice(first), ...texts.slice(0, first)].join(' ').slice(0, lettersForLanguage);
}

const nameOf = (fileName: string) => basename(fileName, extname(fileName)).replaceAll(/[_-]+/g, ' ').trim() || fileName;

/** Counting the words of a novel takes a while, so other requests are served in between. */
async function measure(parts: readonly PlannedPart[], language: Language): Promise<ImportMeasures> {
  let [sentenceCount, words] = [0, 0];
  for (const { paragraphs } of parts) {
    await nextTurn();
    const sentences = paragraphs.flatMap((paragraph) => paragraph.sentences);
    sentenceCount += sentences.length;
    words += sentences.reduce((sum, sentence) => sum + splitWords(sentence, language).length, 0);
  }
  const first = parts[0]?.paragraphs.flatMap(({ sentences }) => sentences) ?? [];
  return {
    sentences: sentenceCount,
    words,
    chapters: parts.filter(({ title, partOfChapter }) => title !== null && partOfChapter === 1).length,
    parts: parts.length,
    beginning: first.slice(0, 3).join(' ').slice(0, 400),
  };
}

async function measureText(services: Services, importId: string, signal: AbortSignal) {
  const stored = await lockImport(services, importId);
  if (stored?.status !== 'ready' || stored.language === null || stored.parts === null) return;
  const { parts, language } = stored;
  await recordSample(services, importId, await takeSample(services, { parts, language, signal }));
}
