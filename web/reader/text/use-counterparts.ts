import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Language } from '../../../domain/language.ts';
import type { Counterparts, TextOffset } from '../../../domain/reader/definition.ts';
import { counterpartsQuery } from '../definition/definition-queries.ts';
import { highlight } from './highlights.ts';
import { createTextRange, findText, findTextAt, type PointedText } from './text-offset.ts';

interface Pair {
  articleId: string;
  learning: Language;
  native: Language | undefined;
}

/** Highlights the defined word, or else the one under the pointer, together with its counterpart in the translation. */
export function useCounterparts({ articleId, learning, native }: Pair, defined: TextOffset | undefined) {
  const { data: sentences } = useQuery({
    ...counterpartsQuery(articleId, learning, native ?? learning),
    enabled: native !== undefined,
  });
  const { sentence, offset } = defined ?? {};

  useEffect(() => {
    if (sentences === undefined) return;
    let lit: Counterparts | undefined;
    function light(pointed: PointedText | undefined) {
      const pair = pointed && findPair(pointed, sentences?.[pointed.at.sentence - 1] ?? []);
      if (pair === lit) return;
      const ranges = pair && pointed ? rangesOf(pair, pointed.at.sentence) : [];
      lit = ranges.length > 0 ? pair : undefined;
      highlight('counterpart', ranges);
    }
    const lightByMouse = ({ pointerType, buttons, clientX, clientY }: PointerEvent) =>
      pointerType === 'mouse' && buttons === 0 && light(findTextAt(clientX, clientY));
    // Ignores taps on the menu, which lies over the text.
    const lightByTap = ({ target, clientX, clientY }: MouseEvent) =>
      !(target instanceof Element && target.closest('[data-selection-tools]')) && light(findTextAt(clientX, clientY));
    if (sentence !== undefined && offset !== undefined) light({ line: 'source', at: { sentence, offset } });
    else {
      document.addEventListener('pointermove', lightByMouse, { passive: true });
      document.addEventListener('click', lightByTap);
    }
    return () => {
      document.removeEventListener('pointermove', lightByMouse);
      document.removeEventListener('click', lightByTap);
      highlight('counterpart', []);
    };
  }, [sentences, sentence, offset]);
}

const findPair = ({ line, at: { offset } }: PointedText, pairs: readonly Counterparts[]) =>
  pairs.find(([source, translation]) =>
    toRanges(line === 'source' ? source : translation).some(([start, end]) => start <= offset && offset <= end),
  );

/** Highlights both lines or none: one word alone would be misleading. */
function rangesOf([source, translation]: Counterparts, sentence: number): Range[] {
  const [here, there] = [findText(sentence, 'source'), findText(sentence, 'translation')];
  if (!here || !there) return [];
  return [
    ...toRanges(source).map(([start, end]) => createTextRange(here, start, end)),
    ...toRanges(translation).map(([start, end]) => createTextRange(there, start, end)),
  ];
}

/** [3, 8, 12, 15] means 3 to 8 and 12 to 15. */
const toRanges = (offsets: readonly number[]) =>
  offsets.flatMap((start, index) => (index % 2 === 0 ? [[start, offsets[index + 1] ?? start] as const] : []));
