import type { Language } from '../language.ts';
import { splitWords } from '../text/split-words.ts';
import { longestSelection, type Selection, type TextOffset } from './definition/definition.ts';

export type SelectionProblem = 'no-sentence' | 'outside' | 'reversed' | 'no-word' | 'too-long';

/** A selection extended to whole words: one piece per sentence that it touches. */
export type CutSelection = { text: string; pieces: { sentence: number; start: number; end: number }[] };

/**
 * Extends a selection to whole words, or returns which end of the selection is invalid and why. `lines` is the title,
 * followed by the sentences.
 */
export function cutSelection(
  lines: readonly string[],
  { language, start, end }: Selection,
): CutSelection | { field: 'start' | 'end'; problem: SelectionProblem } {
  const problem = problemOf(lines, start, 'start') ?? problemOf(lines, end, 'end');
  if (problem !== undefined) return problem;
  if (start.sentence > end.sentence || (start.sentence === end.sentence && start.offset > end.offset))
    return { field: 'end', problem: 'reversed' };
  const pieces = lines.slice(start.sentence, end.sentence + 1).flatMap((text, index) => {
    const sentence = start.sentence + index;
    const from = sentence === start.sentence ? start.offset : 0;
    const to = sentence === end.sentence ? end.offset : text.length;
    const piece = completeWords({ text, language, from, to });
    return piece === undefined ? [] : [{ sentence, ...piece }];
  });
  if (pieces.length === 0) return { field: 'end', problem: 'no-word' };
  const text = pieces.map((piece) => lines[piece.sentence]?.slice(piece.start, piece.end)).join(' ');
  return text.length > longestSelection ? { field: 'end', problem: 'too-long' } : { text, pieces };
}

function problemOf(lines: readonly string[], { sentence, offset }: TextOffset, field: 'start' | 'end') {
  const text = lines[sentence];
  if (text === undefined) return { field, problem: 'no-sentence' as const };
  return offset > text.length ? { field, problem: 'outside' as const } : undefined;
}

type Stretch = { text: string; language: Language; from: number; to: number };

function completeWords({ text, language, from, to }: Stretch): { start: number; end: number } | undefined {
  const touched = splitWords(text, language).filter(({ start, end }) => start < to && from < end);
  const [first, last] = [touched[0], touched.at(-1)];
  return first && last && { start: first.start, end: last.end };
}
