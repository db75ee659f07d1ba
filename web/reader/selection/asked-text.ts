import type { Language } from '../../../domain/language.ts';
import { cutSelection } from '../../../domain/reader/cut-selection.ts';
import { type Selection, type TextOffset, titleNumber } from '../../../domain/reader/definition/definition.ts';
import { splitWords } from '../../../domain/text/split-words.ts';
import { createTextRange, findText, findTextAt } from '../text/text-offset.ts';

/** The version being read, as a list of sentences. */
export interface ReadText {
  language: Language;
  title: string;
  sentences: readonly string[];
}

const lineOf = ({ title, sentences }: ReadText, number: number) =>
  number === titleNumber ? title : (sentences[number - 1] ?? '');

/** The selected text, extended to whole words, with its offsets. */
export interface AskedText {
  selection: Selection;
  text: string;
  isTooLong: boolean;
  pieces: { sentence: number; start: number; end: number }[];
}

/** Extends a selection to whole words; undefined if it contains no word. */
export function askAbout(
  { language, title, sentences }: ReadText,
  { start, end }: { start: TextOffset; end: TextOffset },
): AskedText | undefined {
  const lines = [title, ...sentences];
  const cut = cutSelection(lines, { language, start, end });
  if ('problem' in cut) {
    if (cut.problem !== 'too-long') return undefined;
    const pieces = lines.slice(start.sentence, end.sentence + 1).map((sentence, index) => ({
      sentence: start.sentence + index,
      start: index === 0 ? start.offset : 0,
      end: start.sentence + index === end.sentence ? end.offset : sentence.length,
    }));
    const text = pieces.map((piece) => lines[piece.sentence]?.slice(piece.start, piece.end)).join(' ');
    return { selection: { language, start, end }, text, isTooLong: true, pieces };
  }
  const [first, last] = [cut.pieces[0], cut.pieces.at(-1)];
  if (!first || !last) return undefined;
  const selection = {
    language,
    start: { sentence: first.sentence, offset: first.start },
    end: { sentence: last.sentence, offset: last.end },
  };
  return { selection, text: cut.text, isTooLong: false, pieces: cut.pieces };
}

/** The word at an offset. If no word is at the offset, the first word of the sentence. */
export function askAboutWord(text: ReadText, { sentence, offset }: TextOffset): AskedText | undefined {
  const words = splitWords(lineOf(text, sentence), text.language);
  const word = words.find(({ start, end }) => start <= offset && offset <= end) ?? words[0];
  return word && askAbout(text, { start: { sentence, offset: word.start }, end: { sentence, offset: word.end } });
}

/** The word under a viewport point; undefined between words and beside the text. */
export function askAboutWordAt(text: ReadText, { x, y }: { x: number; y: number }): AskedText | undefined {
  const pointed = findTextAt(x, y);
  if (pointed?.line !== 'source') return undefined;
  const { sentence, offset } = pointed.at;
  return splitWords(lineOf(text, sentence), text.language)
    .filter(({ start, end }) => start <= offset && offset <= end)
    .map(({ start, end }) => askAbout(text, { start: { sentence, offset: start }, end: { sentence, offset: end } }))
    .find((asked) => asked && rangesOf(asked).some((range) => isOver(range, { x, y })));
}

const isOver = (range: Range, { x, y }: { x: number; y: number }) =>
  [...range.getClientRects()].some(({ left, right, top, bottom }) => left <= x && x < right && top <= y && y <= bottom);

/** The DOM ranges of the selection, one per sentence. */
export const rangesOf = ({ pieces }: AskedText): Range[] =>
  pieces.flatMap(({ sentence, start, end }) => {
    const source = findText(sentence, 'source');
    return source ? [createTextRange(source, start, end)] : [];
  });
