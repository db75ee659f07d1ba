import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Language } from '../../domain/language.ts';
import type { Counterparts } from '../../domain/reader/definition.ts';
import { counterpartsQuery } from './definition-queries.ts';
import { highlight } from './highlights.ts';
import { createTextRange, findText, findTextAt, type PointedText } from './text-place.ts';

interface Pair {
  articleId: string;
  learning: Language;
  native: Language | undefined;
}

/** The word under the pointer, or under the finger that tapped, lights up with its counterpart in the other line. */
export function useCounterparts({ articleId, learning, native }: Pair) {
  const { data: sentences } = useQuery({
    ...counterpartsQuery(articleId, learning, native ?? learning),
    enabled: native !== undefined,
  });

  useEffect(() => {
    if (sentences === undefined) return;
    let lit: Counterparts | undefined;
    function light({ clientX, clientY }: MouseEvent) {
      const pointed = findTextAt(clientX, clientY);
      const pair = pointed && findPair(pointed, sentences?.[pointed.place.sentence - 1] ?? []);
      if (pair === lit) return;
      const ranges = pair && pointed ? rangesOf(pair, pointed.place.sentence) : [];
      lit = ranges.length > 0 ? pair : undefined;
      highlight('counterpart', ranges);
    }
    const lightByMouse = (event: PointerEvent) => event.pointerType === 'mouse' && event.buttons === 0 && light(event);
    // A tap on the menu is none on the text that lies under it.
    const lightByTap = (event: MouseEvent) =>
      !(event.target instanceof Element && event.target.closest('[data-selection-tools]')) && light(event);
    document.addEventListener('pointermove', lightByMouse, { passive: true });
    document.addEventListener('click', lightByTap);
    return () => {
      document.removeEventListener('pointermove', lightByMouse);
      document.removeEventListener('click', lightByTap);
      highlight('counterpart', []);
    };
  }, [sentences]);
}

const findPair = ({ line, place: { offset } }: PointedText, pairs: readonly Counterparts[]) =>
  pairs.find(([source, translation]) =>
    toRanges(line === 'source' ? source : translation).some(([start, end]) => start <= offset && offset <= end),
  );

/** Both lines or none: a word alone would promise an answer that is not to be seen. */
function rangesOf([source, translation]: Counterparts, sentence: number): Range[] {
  const [here, there] = [findText(sentence, 'source'), findText(sentence, 'translation')];
  if (!here || !there) return [];
  return [
    ...toRanges(source).map(([start, end]) => createTextRange(here, start, end)),
    ...toRanges(translation).map(([start, end]) => createTextRange(there, start, end)),
  ];
}

/** 3 8 12 15: from 3 to 8 and from 12 to 15. */
const toRanges = (offsets: readonly number[]) =>
  offsets.flatMap((start, index) => (index % 2 === 0 ? [[start, offsets[index + 1] ?? start] as const] : []));
