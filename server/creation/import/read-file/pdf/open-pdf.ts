import {
  getDocument,
  PasswordException,
  type PDFDocumentProxy,
  type PDFPageProxy,
  PermissionFlag,
  Util,
} from 'unpdf/pdfjs';
import { longestText } from '../../../../../domain/creation/import.ts';
import { Unreadable } from '../read-document.ts';
import { cleanRun } from './clean-run.ts';
import type { Run } from './line.ts';

/** A limit above the number of pages of a book with `longestText` letters. */
const mostPages = 5000;
const mostOutlineEntries = 2000;

export interface OpenPdf {
  title: string | null;
  author: string | null;
  /** The chapters with their titles and pages. Pages are counted from 0. Empty if there is no outline. */
  outline: OutlineEntry[];
  /** The runs (pieces of text with their positions) of each page. */
  pages: Run[][];
}

export interface OutlineEntry {
  title: string;
  page: number;
}

/** Reads the text of all pages with PDF.js. Fonts, pictures and scripts are not loaded. */
export async function openPdf(bytes: Uint8Array): Promise<OpenPdf> {
  const task = getDocument({
    // Passes a copy, because PDF.js refuses a Buffer and takes ownership of the array that it gets.
    data: new Uint8Array(bytes),
    verbosity: 0,
    disableFontFace: true,
    useSystemFonts: false,
    useWasm: false,
    enableXfa: false,
  });
  try {
    const pdf = await task.promise;
    if (pdf.numPages === 0) throw new Unreadable('damaged');
    if (pdf.numPages > mostPages) throw new Unreadable('too-long');
    const permissions = await pdf.getPermissions();
    if (permissions !== null && !permissions.includes(PermissionFlag.COPY)) throw new Unreadable('protected');
    return { ...(await readAbout(pdf)), outline: await readOutline(pdf), pages: await readPages(pdf) };
  } catch (error) {
    if (error instanceof Unreadable) throw error;
    throw new Unreadable(error instanceof PasswordException ? 'locked' : 'damaged');
  } finally {
    await task.destroy();
  }
}

async function readPages(pdf: PDFDocumentProxy) {
  const pages: Run[][] = [];
  let letters = 0;
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const runs = await readRuns(page);
    letters += runs.reduce((sum, { text }) => sum + text.length, 0);
    if (letters > longestText) throw new Unreadable('too-long');
    pages.push(runs);
    page.cleanup();
  }
  return pages;
}

async function readRuns(page: PDFPageProxy): Promise<Run[]> {
  const { transform, width: pageWidth, height: pageHeight } = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  const runs: Run[] = [];
  let hasSpaceBefore = false;
  for (const item of items) {
    if (!('str' in item)) continue;
    const text = cleanRun(item.str);
    const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0]: number[] = Util.transform(transform, item.transform);
    const size = Math.hypot(c, d);
    // Rotated text is a note at the margin or a watermark. It is left out.
    const isUpright = Math.abs(b) < Math.abs(a) / 10;
    const isOnPage = x > -size && x < pageWidth && y > 0 && y < pageHeight + size;
    if (text.trim() === '') hasSpaceBefore = true;
    else if (isUpright && isOnPage && size > 0) {
      runs.push({ text, x, y, right: x + item.width, size, hasSpaceBefore: hasSpaceBefore || text.startsWith(' ') });
      hasSpaceBefore = text.endsWith(' ');
    }
  }
  return runs;
}

/** Titles that were set by a program and not by the author, for example a file name. */
const inventedTitle = /^(?:microsoft word|untitled|document\d*$)|\.(?:docx?|odt|indd|qxd|tex|dvi|rtf|pdf|ps)$/i;

async function readAbout(pdf: PDFDocumentProxy) {
  const { info } = await pdf.getMetadata();
  const textOf = (name: string) => {
    const value: unknown = name in info ? Reflect.get(info, name) : undefined;
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
  };
  const title = textOf('Title');
  return { title: title === null || inventedTitle.test(title) ? null : title, author: textOf('Author') };
}

/** Reads the entries of the highest outline level that has several entries. Damaged entries are left out. */
async function readOutline(pdf: PDFDocumentProxy): Promise<OutlineEntry[]> {
  let level = (await pdf.getOutline()) ?? [];
  while (level.length === 1) level = level[0]?.items ?? [];
  const entries: OutlineEntry[] = [];
  for (const { title, dest } of level.slice(0, mostOutlineEntries)) {
    const page = await findPage(pdf, dest);
    if (page !== undefined && title.trim() !== '') entries.push({ title: cleanRun(title).trim(), page });
  }
  return entries;
}

async function findPage(pdf: PDFDocumentProxy, target: unknown): Promise<number | undefined> {
  try {
    const place: unknown = typeof target === 'string' ? await pdf.getDestination(target) : target;
    const page: unknown = Array.isArray(place) ? place[0] : undefined;
    if (typeof page === 'number') return page;
    return isReference(page) ? await pdf.getPageIndex(page) : undefined;
  } catch {
    return undefined;
  }
}

const isReference = (value: unknown): value is { num: number; gen: number } =>
  typeof value === 'object' && value !== null && 'num' in value && 'gen' in value;
