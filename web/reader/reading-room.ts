import { type AskedText, rangesOf } from './asked-text.ts';
import type { Box, Room } from './place-beside.ts';
import { findSentenceElement } from './sentence-element.ts';
import { findText } from './text-place.ts';

const headerHeight = 64;
const playerHeight = 104;

/** What the header and the player leave of the window. */
export const measureRoom = (): Room => ({
  width: document.documentElement.clientWidth,
  height: innerHeight,
  top: headerHeight,
  bottom: innerHeight - playerHeight,
});

/** Where the asked words, their sentences and the column of text stand. */
export function measureAsked(asked: AskedText): { selected: Box; rows: Box; column: Box } {
  const rows = asked.pieces.flatMap(({ sentence }) => findSentenceElement(sentence) ?? []);
  const column = findText(asked.selection.start.sentence, 'source');
  return {
    selected: union(rangesOf(asked).map((range) => range.getBoundingClientRect())),
    rows: union(rows.map((row) => row.getBoundingClientRect())),
    column: union(column ? [column.getBoundingClientRect()] : []),
  };
}

const union = (boxes: readonly Box[]): Box => ({
  top: Math.min(...boxes.map(({ top }) => top)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  left: Math.min(...boxes.map(({ left }) => left)),
  right: Math.max(...boxes.map(({ right }) => right)),
});
