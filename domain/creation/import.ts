import * as v from 'valibot';
import { type Language, languages } from '../language.ts';
import type { Level } from '../level.ts';
import { isLink } from '../link.ts';
import { titleSchema } from './new-article.ts';

export const fileMaxBytes = 50 * 1024 * 1024;
/** Files are uploaded in pieces of this size, because the server holds each request body in memory. */
export const pieceBytes = 1024 * 1024;
/** In characters. Longer than any novel of one volume. */
export const longestText = 6_000_000;

/** Extensions of files that can be imported. How a file is read depends on its content, not on its extension. */
export const fileExtensions = [
  'epub',
  'pdf',
  'docx',
  'txt',
  'md',
  'html',
  'htm',
  'xhtml',
  'srt',
  'vtt',
  'tmx',
  'csv',
  'tsv',
] as const;

export const countPieces = (size: number) => Math.ceil(size / pieceBytes);

const importId = v.pipe(v.string(), v.uuid());

/** The browser chooses the id, so that a request sent twice begins one import. */
export const newImportSchema = v.strictObject({
  importId,
  fileName: v.pipe(v.string(), v.trim(), v.minLength(1, 'required'), v.maxLength(300, 'too-long')),
  size: v.pipe(v.number(), v.integer(), v.minValue(1, 'required'), v.maxValue(fileMaxBytes, 'too-large')),
  /** The id of the import whose text this file translates. */
  translates: v.optional(importId),
});
export type NewImport = v.InferOutput<typeof newImportSchema>;

export const newLinkSchema = v.strictObject({
  importId,
  url: v.pipe(v.string(), v.trim(), v.minLength(1, 'required'), v.check(isLink, 'malformed')),
});
export type NewLink = v.InferOutput<typeof newLinkSchema>;

export const importParamSchema = v.object({ importId });
export const pieceParamSchema = v.object({
  importId,
  piece: v.pipe(v.string(), v.regex(/^\d{1,2}$/), v.toNumber(), v.maxValue(countPieces(fileMaxBytes) - 1)),
});

export const pieceSchema = v.strictObject({
  bytes: v.pipe(v.string(), v.base64('malformed'), v.maxLength(Math.ceil(pieceBytes / 3) * 4)),
});

/** The size limit of a JSON request body with one piece. */
export const pieceBodyBytes = 2 * pieceBytes;

export const importAcceptanceSchema = v.strictObject({ title: titleSchema, language: v.picklist(languages) });
export type ImportAcceptance = v.InferOutput<typeof importAcceptanceSchema>;

/** Why a file or a page could not be read. The web app has a message for each of them. */
export const importFailures = [
  'unknown-kind',
  'damaged',
  'protected',
  'locked',
  'scanned',
  'no-text',
  'too-long',
  'unsafe-archive',
  'too-slow',
  'not-stored',
  'unreachable',
  'address-refused',
  'too-large',
  'not-a-page',
  'sign-in-needed',
  'robots-refused',
  'no-article',
  'same-language',
  'not-a-translation',
] as const;
export type ImportFailure = (typeof importFailures)[number];

export interface ImportMeasures {
  sentences: number;
  words: number;
  /** Zero if the text has no chapters. */
  chapters: number;
  /** One if the text becomes a single article. */
  parts: number;
  /** The first sentences, each paragraph on a line of its own. */
  beginning: string;
  /** Null if the text has no translation. */
  translation: { language: Language; sentences: number } | null;
}

export interface ImportFit {
  /** Null if the text is too short to measure. */
  level: Level | null;
  /**
   * Null if the vocabulary of the user is unknown. For a long text, only a sample is measured, and `newWords` is
   * extrapolated.
   */
  coverage: { known: number; newWords: number } | null;
}

interface ImportSource {
  importId: string;
  fileName: string;
  /** Null for a page. */
  size: number | null;
  /** The address of a page; null for a file. */
  sourceUrl: string | null;
  /** The id of the import whose text this file translates; null if it is not a translation. */
  translates: string | null;
}

export interface ReadyImport extends ImportSource, ImportMeasures {
  status: 'ready';
  title: string;
  author: string | null;
  language: Language;
  /** Null until a sample of the text is measured. */
  fit: ImportFit | null;
}

/** An import as its user sees it. */
export type Import =
  | (ImportSource & { status: 'receiving' | 'reading' })
  | (ImportSource & { status: 'failed'; failure: ImportFailure })
  | ReadyImport
  | (ImportSource & { status: 'done'; bookId: string | null; articleId: string | null });
