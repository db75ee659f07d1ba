import { extname } from 'node:path';
import { marked } from 'marked';
import { longestText } from '../../../../domain/creation/import.ts';
import { decodeText } from './decode-text.ts';
import { openArchive } from './open-archive.ts';
import { type ReadDocument, Unreadable } from './read-document.ts';
import { readDocx } from './read-docx.ts';
import { readEpub } from './read-epub.ts';
import { readHtml } from './read-html.ts';
import { isSubtitles, readSubtitles } from './read-subtitles.ts';
import { readTable } from './read-table.ts';
import { readText } from './read-text.ts';
import { isTmx, readTmx } from './read-tmx.ts';

/**
 * The content of a file decides how it is read. The extension is used only for text files, and for PDF files that do not start
 * with the PDF signature.
 */
export async function readFile(name: string, bytes: Buffer): Promise<ReadDocument> {
  const document = await readKind(name, bytes);
  const letters = document.chapters
    .flatMap(({ paragraphs }) => paragraphs)
    .reduce((sum, { text }) => sum + text.length, 0);
  if (letters === 0) throw new Unreadable('no-text');
  if (letters > longestText) throw new Unreadable('too-long');
  return document;
}

const zipSignature = Buffer.from('PK\x03\x04', 'latin1');

async function readKind(name: string, bytes: Buffer): Promise<ReadDocument> {
  if (bytes.subarray(0, 4).equals(zipSignature)) return readArchive(bytes);
  const isPdf = bytes.subarray(0, 8).includes('%PDF-') || extname(name).toLowerCase() === '.pdf';
  if (!isPdf) return readPlain(name, bytes);
  // Loaded only for PDF files, because PDF.js is large (1.7 MB).
  const { readPdf } = await import('./pdf/read-pdf.ts');
  return readPdf(bytes);
}

async function readArchive(bytes: Buffer) {
  const archive = await openArchive(bytes);
  if (archive.has('META-INF/container.xml')) return readEpub(archive);
  if (archive.has('word/document.xml')) return readDocx(archive);
  throw new Unreadable('unknown-kind');
}

/** The first bytes of RTF files and of Word files before 2007. Such files are refused. */
const otherSignatures = ['{\\rtf', Buffer.from([0xd0, 0xcf, 0x11, 0xe0])];

function readPlain(name: string, bytes: Buffer): ReadDocument {
  if (otherSignatures.some((signature) => bytes.subarray(0, 8).includes(signature)))
    throw new Unreadable('unknown-kind');
  const text = decodeText(bytes);
  const extension = extname(name).toLowerCase();
  if (isSubtitles(text)) return readSubtitles(text);
  if (isTmx(text)) return readTmx(text);
  if (['.csv', '.tsv'].includes(extension)) return readTable(text);
  if (
    ['.html', '.htm', '.xhtml'].includes(extension) ||
    /^\s*(?:<\?xml[^>]*>\s*)?<(?:!doctype html|html)\b/i.test(text)
  ) {
    return readHtml(text);
  }
  if (['.md', '.markdown'].includes(extension)) return readHtml(marked.parse(text, { async: false }));
  return readText(text);
}
