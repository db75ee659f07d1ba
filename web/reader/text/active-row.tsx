import { useLayoutEffect } from 'react';
import type { ArticleVersion } from '../../../domain/library/article.ts';
import type { Place } from '../position/place.ts';
import { useSentence } from '../position/use-place.ts';
import { findSentenceElement } from './sentence-element.ts';
import { findSentenceOf } from './text-offset.ts';

interface ActiveRowProps {
  place: Place;
  learning: ArticleVersion;
  isPlaying: boolean;
}

/** Marks the active row outside React, because React would re-render all rows at every step. */
export function ActiveRow({ place, learning, isPlaying }: ActiveRowProps) {
  const sentence = useSentence(place);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new text renders new rows
  useLayoutEffect(() => {
    const row = findSentenceElement(sentence);
    const source = row?.querySelector('[data-source]');
    row?.setAttribute('data-active', 'true');
    source?.setAttribute('aria-current', 'true');
    // Roving tab index: only the buttons of the active row are in the tab order.
    for (const control of listControls(row)) control.tabIndex = 0;
    return () => {
      row?.removeAttribute('data-active');
      source?.removeAttribute('aria-current');
      for (const control of listControls(row)) control.tabIndex = -1;
    };
  }, [sentence, learning]);

  // If a button of another row has the focus, the focus moves to the active row. During playback it does not move until
  // playback pauses, because a screen reader would talk over the voice.
  useLayoutEffect(() => {
    if (!isPlaying) takeFocusAlong(sentence);
  }, [sentence, isPlaying]);
  return null;
}

const listControls = (row: Element | null) => row?.querySelectorAll<HTMLElement>('[data-control]') ?? [];

/** Moves the focus from a button of another row to the same button of this row. */
function takeFocusAlong(sentence: number) {
  const focused = document.activeElement;
  const name = focused?.getAttribute('data-control');
  if (focused === null || name == null || findSentenceOf(focused) === sentence) return;
  const row = findSentenceElement(sentence);
  const same = row?.querySelector<HTMLElement>(`[data-control="${name}"]`) ?? listControls(row)[0];
  same?.focus({ preventScroll: true });
}
