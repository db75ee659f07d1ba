import { measureBars } from '../position/measure-bars.ts';
import { type AskedText, rangesOf } from '../selection/asked-text.ts';
import { findSentenceElement } from '../text/sentence-element.ts';
import { findText } from '../text/text-offset.ts';
import type { Box, FreeArea } from './popup-layout.ts';

/** The part of the viewport between the header and the player. */
export function measureFreeArea(): FreeArea {
  const { header, player } = measureBars();
  return {
    width: document.documentElement.clientWidth,
    height: innerHeight,
    top: header,
    bottom: innerHeight - player,
  };
}

/** Measures the selected words, their sentences and the text column. */
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
