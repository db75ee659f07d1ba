import { useLayoutEffect } from 'react';
import type { ArticleVersion } from '../../domain/library/article.ts';
import type { Place } from './place.ts';
import { findSentenceElement } from './sentence-element.ts';
import { useSentence } from './use-place.ts';

interface ActiveRowProps {
  place: Place;
  learning: ArticleVersion;
}

/** Marks the row of the sentence one is at. Were it the rows that knew, React would go through all of them at every step. */
export function ActiveRow({ place, learning }: ActiveRowProps) {
  const sentence = useSentence(place);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text may have drawn other rows
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
