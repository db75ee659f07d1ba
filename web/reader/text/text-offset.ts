import type { TextOffset } from '../../../domain/reader/definition/definition.ts';
import { findSentenceElement, sentenceId } from './sentence-element.ts';

const sourceSelector = '[data-source]';
const rowPrefix = sentenceId(0).slice(0, -1);

/** The element that contains the text of a sentence, or its translation while the translation is shown. */
export const findText = (sentence: number, line: 'source' | 'translation') =>
  findSentenceElement(sentence)?.querySelector(line === 'source' ? sourceSelector : '[data-shown] [lang]') ?? undefined;

/** The elements that contain the text, in the order of the sentences. */
const listTexts = () => document.querySelectorAll(sourceSelector);

/** The rows of all sentences, in their order. */
export const listRows = () => document.querySelectorAll(`[id^="${rowPrefix}"]`);

/** The start and end of a DOM selection as text offsets; undefined if it touches no sentence. */
export function readMarked(marked: Range): { start: TextOffset; end: TextOffset } | undefined {
  const touched = [...listTexts()]
    .filter((source) => marked.intersectsNode(source))
    .map((source) => ({ sentence: sentenceOf(source), ...offsetsIn(source, marked) }))
    .filter(({ from, to }) => from < to);
  const [first, last] = [touched[0], touched.at(-1)];
  return (
    first &&
    last && {
      start: { sentence: first.sentence, offset: first.from },
      end: { sentence: last.sentence, offset: last.to },
    }
  );
}

function offsetsIn(source: Element, { startContainer, startOffset, endContainer, endOffset }: Range) {
  return {
    from: source.contains(startContainer) ? offsetIn(source, startContainer, startOffset) : 0,
    to: source.contains(endContainer) ? offsetIn(source, endContainer, endOffset) : (source.textContent?.length ?? 0),
  };
}

function offsetIn(text: Element, node: Node, offset: number) {
  const before = document.createRange();
  before.setStart(text, 0);
  before.setEnd(node, offset);
  return before.toString().length;
}

const sentenceOf = (text: Element) => findSentenceOf(text) ?? Number.NaN;

/** The number of the sentence whose row contains an element. */
export function findSentenceOf(element: Element): number | undefined {
  const row = element.closest(`[id^="${rowPrefix}"]`);
  return row === null ? undefined : Number(row.id.slice(rowPrefix.length));
}

export interface PointedText {
  line: 'source' | 'translation';
  at: TextOffset;
}

/** The text offset at a viewport point; undefined if there is no sentence text. */
export function findTextAt(x: number, y: number): PointedText | undefined {
  const caret = document.caretPositionFromPoint?.(x, y);
  const node = caret?.offsetNode;
  if (!caret || node?.nodeType !== Node.TEXT_NODE || !isUnder(node, caret.offset, { x, y })) return undefined;
  return findTextOf(node, caret.offset);
}

/** The text offset of a caret position. */
export function findTextOf(node: Node, offset: number): PointedText | undefined {
  const parent = node instanceof Element ? node : node.parentElement;
  const source = parent?.closest(sourceSelector);
  const text = source ?? parent?.closest('[data-shown] [lang]');
  if (!text) return undefined;
  return {
    line: source ? 'source' : 'translation',
    at: { sentence: sentenceOf(text), offset: offsetIn(text, node, offset) },
  };
}

/** caretPositionFromPoint returns the nearest character at any distance, so the distance is checked. */
function isUnder(node: Node, offset: number, { x, y }: { x: number; y: number }) {
  const around = document.createRange();
  around.setStart(node, Math.max(0, offset - 1));
  around.setEnd(node, Math.min(node.textContent?.length ?? 0, offset + 1));
  return [...around.getClientRects()].some(
    ({ left, right, top, bottom }) => left <= x && x <= right && top <= y && y <= bottom,
  );
}

/** The DOM range between two offsets of a text element. */
export function createTextRange(text: Element, start: number, end: number): Range {
  const range = document.createRange();
  const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
  let before = 0;
  range.selectNodeContents(text);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const length = node.textContent?.length ?? 0;
    if (before <= start && start < before + length) range.setStart(node, start - before);
    if (before < end && end <= before + length) {
      range.setEnd(node, end - before);
      break;
    }
    before += length;
  }
  return range;
}
