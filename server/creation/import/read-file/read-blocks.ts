import { isTag, isText } from 'domhandler';
import { type AnyNode, childrenOf, type Element } from './markup.ts';

export type Block =
  | { kind: 'heading'; level: number; text: string }
  | { kind: 'paragraph'; text: string }
  /** The start of a chapter that the table of contents names. */
  | { kind: 'chapter'; title: string };

const blockNames = new Set(
  'address article aside blockquote body center dd div dl dt fieldset figcaption figure footer h1 h2 h3 h4 h5 h6 header hr li main ol p pre section table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);
// Elements that contain no text for reading. `nav` is a menu or a table of contents.
const hiddenNames = new Set(
  'audio button canvas embed form head iframe input link math meta nav noscript object rp rt script select style svg template textarea title video'.split(
    ' ',
  ),
);

interface Reading {
  /** Chapter titles by element. */
  chapters?: ReadonlyMap<Element, string>;
  /** Elements that are notes. They are left out here: each note is added after the paragraph that refers to it. */
  notes?: ReadonlySet<Element>;
  /** The text of the note that a link refers to. */
  noteOf?: (link: Element) => string | undefined;
}

/** The headings and paragraphs of an HTML document, in order. */
export function readBlocks(root: AnyNode, { chapters, notes, noteOf }: Reading = {}): Block[] {
  const blocks: Block[] = [];
  let text = '';
  let level = 0;
  let pendingNotes: string[] = [];

  function finish() {
    const tidy = text
      .replaceAll(/[^\S\n\u00a0]+/g, ' ')
      .replaceAll(/ ?\n ?/g, '\n')
      .trim();
    text = '';
    if (tidy !== '')
      blocks.push(level > 0 ? { kind: 'heading', level, text: tidy } : { kind: 'paragraph', text: tidy });
    if (level > 0) return;
    for (const note of pendingNotes) blocks.push({ kind: 'paragraph', text: `[${note}]` });
    pendingNotes = [];
  }

  function visit(node: AnyNode) {
    if (isText(node)) text += node.data.replaceAll(/\s+/g, (space) => (space.includes('\u00a0') ? '\u00a0' : ' '));
    if (!isTag(node)) {
      for (const child of childrenOf(node)) visit(child);
      return;
    }
    const { name } = node;
    if (hiddenNames.has(name) || notes?.has(node) || isHidden(node)) return;
    const note = name === 'a' ? noteOf?.(node) : undefined;
    if (note !== undefined) {
      pendingNotes.push(note);
      return;
    }
    if (name === 'br') {
      text += '\n';
      return;
    }
    const isBlock = blockNames.has(name);
    const title = chapters?.get(node);
    if (isBlock || title !== undefined) finish();
    if (title !== undefined) blocks.push({ kind: 'chapter', title });
    const heading = /^h([1-6])$/.exec(name)?.[1];
    if (heading !== undefined) level = Number(heading);
    for (const child of node.children) visit(child);
    if (isBlock) finish();
    if (heading !== undefined) level = 0;
  }

  visit(root);
  finish();
  return blocks;
}

const isHidden = ({ attribs }: Element) =>
  attribs.hidden !== undefined ||
  attribs['aria-hidden'] === 'true' ||
  /display\s*:\s*none|visibility\s*:\s*hidden/i.test(attribs.style ?? '');
