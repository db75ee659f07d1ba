import { useLayoutEffect } from 'react';
import type { ArticleVersion } from '../../../domain/library/article.ts';
import type { Place } from '../position/place.ts';
import { useSentence } from '../position/use-place.ts';
import { findSentenceElement } from './sentence-element.ts';

interface ActiveRowProps {
  place: Place;
  learning: ArticleVersion;
}

/** Marks the active row outside React: otherwise React would re-render all rows at every step. */
export function ActiveRow({ place, learning }: ActiveRowProps) {
  const sentence = useSentence(place);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new text renders new rows
  useLayoutEffect(() => {
    const row = findSentenceElement(sentence);
    const source = row?.querySelector('[data-source]');
    row?.setAttribute('data-active', 'true');
    source?.setAttribute('aria-current', 'true');
    return () => {
      row?.removeAttribute('data-active');
      source?.removeAttribute('aria-current');
    };
  }, [sentence, learning]);
  return null;
}
