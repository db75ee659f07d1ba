import { strToU8, zipSync } from 'fflate';

type Files = Record<string, string | Uint8Array>;

const toBytes = (content: string | Uint8Array) => (typeof content === 'string' ? strToU8(content) : content);

export const makeZip = (files: Files) =>
  Buffer.from(zipSync(Object.fromEntries(Object.entries(files).map(([path, content]) => [path, toBytes(content)]))));

/** A picture of one pixel. */
export const tinyPng = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

interface EpubChapter {
  file: string;
  /** The title in the table of contents. Undefined if the chapter is not listed there. */
  title?: string;
  /** The id of an element in the file, at which the chapter starts. */
  anchor?: string;
  /** The HTML of the body. Undefined if the chapter is in the same file as the chapter before it. */
  html?: string;
}

interface EpubOptions {
  version?: 2 | 3;
  title?: string;
  author?: string;
  chapters: readonly EpubChapter[];
  files?: Files;
  cover?: Uint8Array;
}

const contentsItem = {
  2: '<item id="ncx" href="toc.ncx" media-type="application/x-dtbncx+xml"/>',
  3: '<item id="nav" href="nav.xhtml" properties="nav" media-type="application/xhtml+xml"/>',
};

/** A small EPUB whose files are in the folder OEBPS. */
export function makeEpub({
  version = 3,
  title = 'Un libro',
  author = 'Ana Gil',
  chapters,
  files = {},
  cover,
}: EpubOptions) {
  const pages = chapters.filter(({ html }) => html !== undefined);
  const listed = chapters.filter((chapter) => chapter.title !== undefined);
  const hrefOf = ({ file, anchor }: EpubChapter) => (anchor === undefined ? file : `${file}#${anchor}`);
  const nav = `<html xmlns:epub="http://www.idpf.org/2007/ops"><body><nav epub:type="toc"><ol>${listed
    .map((chapter) => `<li><a href="${hrefOf(chapter)}">${chapter.title}</a></li>`)
    .join('')}</ol></nav></body></html>`;
  const ncx = `<?xml version="1.0"?><ncx><navMap>${listed
    .map(
      (chapter) =>
        `<navPoint><navLabel><text>${chapter.title}</text></navLabel><content src="${hrefOf(chapter)}"/></navPoint>`,
    )
    .join('')}</navMap></ncx>`;
  const opf = `<?xml version="1.0"?><package version="${version}.0"><metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
    <dc:title>${title}</dc:title><dc:creator>${author}</dc:creator>${version === 2 && cover ? '<meta name="cover" content="cover"/>' : ''}</metadata>
    <manifest>${pages.map(({ file }, index) => `<item id="p${index}" href="${encodeURI(file)}" media-type="application/xhtml+xml"/>`).join('')}
    ${listed.length === 0 ? '' : contentsItem[version]}
    ${cover ? `<item id="cover" href="cover.png" media-type="image/png" ${version === 3 ? 'properties="cover-image"' : ''}/>` : ''}</manifest>
    <spine ${version === 2 ? 'toc="ncx"' : ''}>${pages.map((_, index) => `<itemref idref="p${index}"/>`).join('')}</spine></package>`;
  return makeZip({
    mimetype: 'application/epub+zip',
    'META-INF/container.xml': '<container><rootfiles><rootfile full-path="OEBPS/book.opf"/></rootfiles></container>',
    'OEBPS/book.opf': opf,
    'OEBPS/nav.xhtml': nav,
    'OEBPS/toc.ncx': ncx,
    ...Object.fromEntries(
      pages.map(({ file, html }) => [
        `OEBPS/${file}`,
        `<?xml version="1.0" encoding="utf-8"?><html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops"><head><title/><style>p { color: red }</style></head><body>${html}</body></html>`,
      ]),
    ),
    ...(cover && { 'OEBPS/cover.png': cover }),
    ...files,
  });
}

/** A Word document. `body` contains its paragraphs as WordprocessingML. */
export const makeDocx = (body: string, files: Files = {}) =>
  makeZip({
    '[Content_Types].xml': '<Types/>',
    'word/document.xml': `<?xml version="1.0"?><w:document xmlns:w="w"><w:body>${body}</w:body></w:document>`,
    'word/styles.xml': `<w:styles><w:style w:styleId="Ttulo1"><w:name w:val="heading 1"/></w:style></w:styles>`,
    ...files,
  });

/** An invented story with this many sentences, in paragraphs of five. */
export function makeStory(sentences: number, seed = 0) {
  const who = ['Marta', 'el panadero', 'la vecina', 'el niño', 'mi abuela', 'don Ernesto', 'la enfermera'];
  const does = [
    'abre la ventana',
    'mira la calle',
    'prepara el café',
    'espera el autobús',
    'lee una carta',
    'canta una canción',
  ];
  const when = ['por la mañana', 'antes de que salga el sol', 'cuando llueve', 'con mucha calma', 'sin decir nada'];
  const pick = <Item>(list: readonly Item[], number: number) => list[number % list.length];
  const lines = Array.from({ length: sentences }, (_, index) => {
    const number = index + seed;
    const sentence = `${pick(who, number)} ${pick(does, number * 3 + 1)} ${pick(when, number * 7 + 2)}, y ya van ${number + 1}.`;
    return sentence.charAt(0).toUpperCase() + sentence.slice(1);
  });
  return Array.from({ length: Math.ceil(sentences / 5) }, (_, index) =>
    lines.slice(index * 5, index * 5 + 5).join(' '),
  );
}
