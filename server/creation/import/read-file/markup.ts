import type { AnyNode, ChildNode, Document, Element } from 'domhandler';
import { isTag, isText } from 'domhandler';
import { parseDocument } from 'htmlparser2';

export type { AnyNode, ChildNode, Element };

/** Entities of a document type are never expanded, so they cannot grow. */
export const parseXml = (text: string): Document => parseDocument(text, { xmlMode: true });

/** XHTML as well: there, any element may be self-closing. */
export const parseHtml = (text: string): Document =>
  parseDocument(text.replace(documentType, ''), { recognizeSelfClosing: true });

// HTML has no internal subset: it would be read as text.
const documentType = /<!doctype[^[>]{0,500}\[[^\]]*\]\s*>/i;

/** In document order. Without recursion, which would be quadratic for elements that are nested deeply. */
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

/** On one line. Undefined if it is empty. */
export const lineOf = (node: AnyNode | undefined) => {
  const line = node === undefined ? '' : textOf(node).replaceAll(/\s+/g, ' ').trim();
  return line === '' ? undefined : line;
};
