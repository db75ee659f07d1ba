import { isTag } from 'domhandler';
import { type AnyNode, childrenOf, type Element, findElement, findElements, lineOf, parseXml } from './markup.ts';
import type { Archive } from './open-archive.ts';
import type { Block } from './read-blocks.ts';
import { type ReadDocument, Unreadable } from './read-document.ts';
import { toChapters } from './to-chapters.ts';

// Elements without text for reading: deleted or moved text, field codes, copies of drawings for old programs, and
// paragraph properties.
const hiddenNames = new Set(['w:del', 'w:instrText', 'w:moveFrom', 'mc:Fallback', 'w:pPr']);

/** A Word document: paragraphs, headings by their style, and footnotes after their paragraph. */
export async function readDocx(archive: Archive): Promise<ReadDocument> {
  const read = async (path: string) => {
    const file = await archive.find(path);
    return file && parseXml(file.toString('utf8'));
  };
  const body = await read('word/document.xml');
  if (body === undefined) throw new Unreadable('damaged');
  const levels = readHeadingLevels(await read('word/styles.xml'));
  const notes = readNotes(await read('word/footnotes.xml'), await read('word/endnotes.xml'));
  const blocks = [...listParagraphs(body)].flatMap((paragraph) => readParagraph(paragraph, { levels, notes }));
  const about = await read('docProps/core.xml');
  const { title, chapters } = toChapters(blocks);
  return {
    title: (about && lineOf(findElement(about, 'dc:title'))) ?? title,
    author: (about && lineOf(findElement(about, 'dc:creator'))) ?? null,
    cover: null,
    chapters,
  };
}

interface Styles {
  levels: ReadonlyMap<string, number>;
  notes: ReadonlyMap<string, string>;
}

function* listParagraphs(node: AnyNode): Generator<Element> {
  if (isTag(node) && hiddenNames.has(node.name)) return;
  if (isTag(node) && node.name === 'w:p') yield node;
  else for (const child of childrenOf(node)) yield* listParagraphs(child);
}

function readParagraph(paragraph: Element, { levels, notes }: Styles): Block[] {
  const style = findElement(paragraph, 'w:pStyle')?.attribs['w:val'];
  const level = style === undefined ? undefined : levels.get(style);
  const text = runsOf(paragraph)
    .replaceAll(/[^\S\n]+/g, ' ')
    .trim();
  const own: Block[] =
    text === '' ? [] : [level === undefined ? { kind: 'paragraph', text } : { kind: 'heading', level, text }];
  const references = [
    ...findElements(paragraph, 'w:footnoteReference'),
    ...findElements(paragraph, 'w:endnoteReference'),
  ];
  const found = references.flatMap(({ name, attribs }) => notes.get(`${name} ${attribs['w:id']}`) ?? []);
  return [...own, ...found.map((note): Block => ({ kind: 'paragraph', text: `[${note}]` }))];
}

function runsOf(node: AnyNode): string {
  if (!isTag(node)) return '';
  if (hiddenNames.has(node.name)) return '';
  if (node.name === 'w:t')
    return childrenOf(node)
      .map((child) => ('data' in child ? child.data : ''))
      .join('');
  if (node.name === 'w:tab') return ' ';
  if (node.name === 'w:br' || node.name === 'w:cr') return '\n';
  if (node.name === 'w:noBreakHyphen') return '-';
  return childrenOf(node).map(runsOf).join('');
}

/**
 * Finds headings by the names of styles, for example “heading 1”. Word translates the ids of styles, but not their names.
 */
function readHeadingLevels(styles: AnyNode | undefined): ReadonlyMap<string, number> {
  const named = (styles === undefined ? [] : findElements(styles, 'w:style')).flatMap((style) => {
    const name = findElement(style, 'w:name')?.attribs['w:val']?.toLowerCase() ?? '';
    const level = name === 'title' ? 1 : Number(/^heading ([1-6])$/.exec(name)?.[1]);
    const id = style.attribs['w:styleId'];
    return id === undefined || Number.isNaN(level) ? [] : [[id, level] as const];
  });
  return new Map(named);
}

function readNotes(footnotes: AnyNode | undefined, endnotes: AnyNode | undefined) {
  const list = (root: AnyNode | undefined, name: string) =>
    (root === undefined ? [] : findElements(root, name)).map(
      (note) => [`${name}Reference ${note.attribs['w:id']}`, runsOf(note).replaceAll(/\s+/g, ' ').trim()] as const,
    );
  return new Map([...list(footnotes, 'w:footnote'), ...list(endnotes, 'w:endnote')].filter(([, text]) => text !== ''));
}
