import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Language } from '../../../domain/language.ts';
import type { Counterparts, Selection } from '../../../domain/reader/definition/definition.ts';
import { counterpartsQuery } from '../definition/definition-queries.ts';
import { highlight } from './highlights.ts';
import { createTextRange, findText, findTextAt, type PointedText } from './text-offset.ts';

interface Pair {
  articleId: string;
  learning: Language;
  native: Language | undefined;
}

/** Highlights the defined words, or else the word under the pointer, with their counterparts in the translation. */
export function useCounterparts({ articleId, learning, native }: Pair, defined: Selection | undefined) {
  const { data: sentences } = useQuery({
    ...counterpartsQuery(articleId, learning, native ?? learning),
    enabled: native !== undefined,
  });

  useEffect(() => {
    if (sentences === undefined) return;
    const pairsOf = (sentence: number) => sentences[sentence - 1] ?? [];
    if (defined !== undefined) {
      highlight('counterpart', rangesOfSelection(defined, pairsOf(defined.start.sentence)));
      return () => highlight('counterpart', []);
    }
    let lit: Counterparts | undefined;
    function light({ clientX, clientY }: MouseEvent) {
      const pointed = findTextAt(clientX, clientY);
      const pair = pointed && findPair(pointed, pairsOf(pointed.at.sentence));
      if (pair === lit) return;
      const ranges = pair && pointed ? rangesOf(pair, pointed.at.sentence) : [];
      lit = ranges.length > 0 ? pair : undefined;
      highlight('counterpart', ranges);
    }
    const lightByMouse = (event: PointerEvent) => event.pointerType === 'mouse' && event.buttons === 0 && light(event);
    // Ignores taps on the menu, which covers the text.
    const lightByTap = (event: MouseEvent) =>
      !(event.target instanceof Element && event.target.closest('[data-selection-tools]')) && light(event);
    document.addEventListener('pointermove', lightByMouse, { passive: true });
    document.addEventListener('click', lightByTap);
    return () => {
      document.removeEventListener('pointermove', lightByMouse);
      document.removeEventListener('click', lightByTap);
      highlight('counterpart', []);
    };
  }, [sentences, defined]);
}

const findPair = ({ line, at: { offset } }: PointedText, pairs: readonly Counterparts[]) =>
  pairs.find(([source, translation]) =>
    toRanges(line === 'source' ? source : translation).some(([start, end]) => start <= offset && offset <= end),
  );

/** Uses only the first sentence: a selection across sentences is rarely about single words. */
function rangesOfSelection({ start, end }: Selection, pairs: readonly Counterparts[]): Range[] {
  const to = end.sentence === start.sentence ? end.offset : Number.POSITIVE_INFINITY;
  return pairs
    .filter(([source]) => toRanges(source).some(([from, until]) => start.offset < until && from < to))
    .flatMap((pair) => rangesOf(pair, start.sentence));
}

/** Highlights the words in both lines or in none: a highlight in only one line would be misleading. */
function rangesOf([source, translation]: Counterparts, sentence: number): Range[] {
  const [here, there] = [findText(sentence, 'source'), findText(sentence, 'translation')];
  if (!here || !there) return [];
  return [
    ...toRanges(source).map(([start, end]) => createTextRange(here, start, end)),
    ...toRanges(translation).map(([start, end]) => createTextRange(there, start, end)),
  ];
}

/** Offsets are pairs of start and end: [3, 8, 12, 15] means 3 to 8 and 12 to 15. */
const toRanges = (offsets: readonly number[]) =>
  offsets.flatMap((start, index) => (index % 2 === 0 ? [[start, offsets[index + 1] ?? start] as const] : []));
