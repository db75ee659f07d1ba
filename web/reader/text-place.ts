import type { TextPlace } from '../../domain/reader/definition.ts';
import { findSentenceElement, sentenceId } from './sentence-element.ts';

const sourceSelector = '[data-source]';
const rowPrefix = sentenceId(0).slice(0, -1);

/** The text of a sentence in the page, or of its translation while that is shown. */
export const findText = (sentence: number, line: 'source' | 'translation') =>
  findSentenceElement(sentence)?.querySelector(line === 'source' ? sourceSelector : '[data-shown] [lang]') ?? undefined;

/** The ends of what is marked in the page, within the sentences themselves; undefined where no sentence is touched. */
export function readMarked(marked: Range): { start: TextPlace; end: TextPlace } | undefined {
  const touched = [...document.querySelectorAll(sourceSelector)]
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

const sentenceOf = (text: Element) => Number(text.closest(`[id^="${rowPrefix}"]`)?.id.slice(rowPrefix.length));

export interface PointedText {
  line: 'source' | 'translation';
  place: TextPlace;
}

/** The letter under a point of the window; undefined where there is none, or none of a sentence. */
export function findTextAt(x: number, y: number): PointedText | undefined {
  const caret = document.caretPositionFromPoint?.(x, y);
  const node = caret?.offsetNode;
  if (!caret || node?.nodeType !== Node.TEXT_NODE || !isUnder(node, caret.offset, { x, y })) return undefined;
  return findTextOf(node, caret.offset);
}

/** The place in a sentence at which a caret stands. */
export function findTextOf(node: Node, offset: number): PointedText | undefined {
  const parent = node instanceof Element ? node : node.parentElement;
  const source = parent?.closest(sourceSelector);
  const text = source ?? parent?.closest('[data-shown] [lang]');
  if (!text) return undefined;
  return {
    line: source ? 'source' : 'translation',
    place: { sentence: sentenceOf(text), offset: offsetIn(text, node, offset) },
  };
}

/** The browser answers with the nearest letter, however far it is. */
function isUnder(node: Node, offset: number, { x, y }: { x: number; y: number }) {
  const around = document.createRange();
  around.setStart(node, Math.max(0, offset - 1));
  around.setEnd(node, Math.min(node.textContent?.length ?? 0, offset + 1));
  return [...around.getClientRects()].some(
    ({ left, right, top, bottom }) => left <= x && x <= right && top <= y && y <= bottom,
  );
}

/** The stretch of the page from one offset of a text to another. */
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
