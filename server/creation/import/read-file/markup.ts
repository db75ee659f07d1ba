import type { AnyNode, ChildNode, Document, Element } from 'domhandler';
import { isTag, isText } from 'domhandler';
import { parseDocument } from 'htmlparser2';

export type { AnyNode, ChildNode, Element };

/**
 * Entities that the document declares are never expanded, as protection against entity expansion attacks (“billion
 * laughs”).
 */
export const parseXml = (text: string): Document => parseDocument(text, { xmlMode: true });

/** Parses HTML and XHTML. In XHTML, any element may be self-closing. */
export const parseHtml = (text: string): Document =>
  parseDocument(text.replace(documentType, ''), { recognizeSelfClosing: true });

// A DOCTYPE with an internal subset. It is removed, because HTML has no internal subset and the parser would treat it as
// text.
const documentType = /<!doctype[^[>]{0,500}\[[^\]]*\]\s*>/i;

/**
 * Lists the elements in document order, without recursion: recursive generators take quadratic time for deeply nested elements.
 */
export function* listElements(root: AnyNode): Generator<Element> {
  const waiting: AnyNode[] = [root];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (isTag(node)) yield node;
    waiting.push(...childrenOf(node).toReversed());
  }
}

export const findElements = (node: AnyNode, name: string) =>
  [...listElements(node)].filter((each) => each.name === name);

export const findElement = (node: AnyNode, name: string): Element | undefined => {
  for (const element of listElements(node)) if (element.name === name) return element;
  return undefined;
};

export const childrenOf = (node: AnyNode): ChildNode[] => ('children' in node ? node.children : []);

function textOf(node: AnyNode): string {
  if (isText(node)) return node.data;
  return childrenOf(node).map(textOf).join('');
}

/** The text of the node on one line; undefined if the text is empty. */
export const lineOf = (node: AnyNode | undefined) => {
  const line = node === undefined ? '' : textOf(node).replaceAll(/\s+/g, ' ').trim();
  return line === '' ? undefined : line;
};
