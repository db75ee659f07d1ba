import { createHash } from 'node:crypto';
import { constants, deflateSync } from 'node:zlib';

interface PdfText {
  text: string;
  x: number;
  /** The distance from the top of the page. */
  y: number;
  size: number;
}

interface PdfOptions {
  /** The texts of each page. The value `scan` stands for a page that is a picture without text. */
  pages: readonly (readonly PdfText[] | 'scan')[];
  title?: string;
  author?: string;
  /** Chapters, with the index of the page on which they start (from 0). */
  outline?: readonly { title: string; page: number }[];
  /** `password`: cannot be opened without a password. `no-copying`: can be opened, but its text must not be copied. */
  protection?: 'password' | 'no-copying';
}

export const pdfPage = { width: 600, height: 800 };
const letterWidth = 0.6;

/** Places lines below each other in a monospaced font. Leading spaces indent a line; an empty line is a gap of half a line. */
export function setLines(
  lines: readonly string[],
  { x = 60, y = 80, size = 10, leading = size * 1.2 }: { x?: number; y?: number; size?: number; leading?: number } = {},
): PdfText[] {
  let baseline = y;
  return lines.flatMap((line) => {
    const text = line.trimStart();
    const set = { text, x: x + (line.length - text.length) * size * letterWidth, y: baseline, size };
    baseline += text === '' ? leading / 2 : leading;
    return text === '' ? [] : [set];
  });
}

/** Wraps a paragraph into lines of at most `letters` characters, and indents the first line. */
export function wrap(paragraph: string, letters: number, indent = 2): string[] {
  const lines = [' '.repeat(indent)];
  for (const word of paragraph.split(' ')) {
    const line = lines.at(-1) ?? '';
    const longer = line.trim() === '' ? line + word : `${line} ${word}`;
    if (longer.length <= letters) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** A PDF with a monospaced font in the encoding WinAnsi, and the ligatures fi and fl. */
export function makePdf({ pages, title = '', author = '', outline = [], protection }: PdfOptions): Buffer {
  const objects: (string | Buffer)[] = [];
  const add = (object: string | Buffer) => objects.push(object);
  const pageNumber = (page: number) => firstPage + page * 2;
  const firstPage = 6;
  const firstEntry = pageNumber(pages.length);
  add(`<< /Type /Catalog /Pages 2 0 R ${outline.length > 0 ? `/Outlines ${firstEntry} 0 R` : ''} >>`);
  const kids = pages.map((_, page) => `${pageNumber(page)} 0 R`).join(' ');
  add(
    `<< /Type /Pages /Count ${pages.length} /Kids [${kids}] /MediaBox [0 0 ${pdfPage.width} ${pdfPage.height}]
    /Resources << /Font << /F 3 0 R >> /XObject << /I 4 0 R >> >> >>`,
  );
  add(
    `<< /Type /Font /Subtype /Type1 /BaseFont /Courier
    /Encoding << /BaseEncoding /WinAnsiEncoding /Differences [1 /fi /fl] >> >>`,
  );
  add(
    stream(
      Buffer.from([0x80]),
      '/Type /XObject /Subtype /Image /Width 1 /Height 1 /BitsPerComponent 8 /ColorSpace /DeviceGray',
    ),
  );
  add(`<< /Title (${escapeText(title)}) /Author (${escapeText(author)}) >>`);
  for (const [page, texts] of pages.entries()) {
    add(`<< /Type /Page /Parent 2 0 R /Contents ${pageNumber(page) + 1} 0 R >>`);
    const content = texts === 'scan' ? 'q 600 0 0 800 0 0 cm /I Do Q' : texts.map(drawText).join('\n');
    add(stream(Buffer.from(content, 'latin1')));
  }
  if (outline.length > 0) {
    add(`<< /Type /Outlines /First ${firstEntry + 1} 0 R /Last ${firstEntry + outline.length} 0 R >>`);
    for (const [index, entry] of outline.entries()) {
      const next = index + 1 < outline.length ? `/Next ${firstEntry + index + 2} 0 R` : '';
      const target = `[${pageNumber(entry.page)} 0 R /Fit]`;
      add(`<< /Title (${escapeText(entry.title)}) /Parent ${firstEntry} 0 R /Dest ${target} ${next} >>`);
    }
  }
  return writePdf(objects, `/Info 5 0 R ${protection === undefined ? '' : encrypt(protection)}`);
}

/** Writes the objects of a PDF, numbered from 1. The first object must be the catalogue. */
export function writePdf(objects: readonly (string | Buffer)[], trailer = ''): Buffer {
  const chunks: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const offsets: number[] = [];
  let length = chunks[0]?.length ?? 0;
  const write = (chunk: Buffer) => {
    chunks.push(chunk);
    length += chunk.length;
  };
  for (const [index, object] of objects.entries()) {
    offsets.push(length);
    write(Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')]));
  }
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`;
  const end = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${length}\n%%EOF\n`;
  write(Buffer.from(table + end, 'latin1'));
  return Buffer.concat(chunks);
}

/** A decompression bomb: a PDF page whose content is this many MiB of spaces. */
export function makeBombPdf(mebibytes: number): Buffer {
  // After a full flush, the compressed block ends at a byte boundary and refers to no earlier data, so the block can be
  // repeated.
  const block = deflateSync(Buffer.alloc(1024 ** 2, ' '), { finishFlush: constants.Z_FULL_FLUSH, level: 9 });
  const [head, body] = [block.subarray(0, 2), block.subarray(2)];
  const end = Buffer.from([0x01, 0x00, 0x00, 0xff, 0xff]);
  const packed = Buffer.concat([head, ...Array.from({ length: mebibytes }, () => body), end]);
  return writePdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 1 /Kids [3 0 R] /MediaBox [0 0 600 800] >>',
    '<< /Type /Page /Parent 2 0 R /Contents 4 0 R >>',
    toStream(packed, ''),
  ]);
}

const stream = (content: Buffer, entries = '') => toStream(deflateSync(content), entries);

const toStream = (packed: Buffer, entries: string) =>
  Buffer.concat([
    Buffer.from(`<< /Length ${packed.length} /Filter /FlateDecode ${entries} >>\nstream\n`),
    packed,
    Buffer.from('\nendstream'),
  ]);

const drawText = ({ text, x, y, size }: PdfText) =>
  `BT /F ${size} Tf 1 0 0 1 ${x} ${pdfPage.height - y} Tm (${escapeText(text)}) Tj ET`;

/** The codes of the characters that are not in Latin-1: the additional characters of Windows-1252, and two ligatures. */
const otherLetters: Record<string, number> = {
  ﬁ: 1,
  ﬂ: 2,
  '…': 0x85,
  '†': 0x86,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '•': 0x95,
  '–': 0x96,
  '—': 0x97,
  œ: 0x9c,
};

const escapeText = (text: string) =>
  text.replaceAll(
    /[^ -'*-[\]-~]/gu,
    (letter) => `\\${(otherLetters[letter] ?? letter.charCodeAt(0)).toString(8).padStart(3, '0')}`,
  );

/**
 * The dictionary of the standard security handler, revision 2. The content is not encrypted, because the app must refuse the
 * file before it reads any content.
 */
function encrypt(protection: 'password' | 'no-copying') {
  const owner = Buffer.alloc(32, 7);
  const permissions = -20;
  const id = Buffer.alloc(16, 1);
  const permissionBytes = Buffer.alloc(4);
  permissionBytes.writeInt32LE(permissions);
  const digest = createHash('md5')
    .update(Buffer.concat([padding, owner, permissionBytes, id]))
    .digest();
  const user = protection === 'password' ? Buffer.alloc(32, 3) : applyRc4(digest.subarray(0, 5), padding);
  const hex = (bytes: Buffer) => `<${bytes.toString('hex')}>`;
  return `/ID [${hex(id)} ${hex(id)}] /Encrypt << /Filter /Standard /V 1 /R 2 /O ${hex(owner)} /U ${hex(user)} /P ${permissions} >>`;
}

/** The padding of an empty password, from the PDF specification. */
const padding = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');

/** RC4 is implemented here, because OpenSSL no longer provides it. */
function applyRc4(key: Buffer, data: Buffer) {
  const state = Array.from({ length: 256 }, (_, index) => index);
  const at = (index: number) => state[index & 255] ?? 0;
  const swap = (a: number, b: number) => {
    [state[a], state[b]] = [at(b), at(a)];
  };
  for (let a = 0, b = 0; a < 256; a += 1) {
    b = (b + at(a) + (key[a % key.length] ?? 0)) & 255;
    swap(a, b);
  }
  let [a, b] = [0, 0];
  const result = data.map((byte) => {
    a = (a + 1) & 255;
    b = (b + at(a)) & 255;
    swap(a, b);
    return byte ^ at(at(a) + at(b));
  });
  return Buffer.from(result);
}
