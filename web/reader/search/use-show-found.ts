import { useEffect, useEffectEvent } from 'react';
import type { FoundInLine } from '../../../domain/reader/find-in-lines.ts';
import { scrollToSentence } from '../position/scroll-to-sentence.ts';
import { highlight } from '../text/highlights.ts';
import { findSentenceElement } from '../text/sentence-element.ts';
import { createTextRange, findText } from '../text/text-offset.ts';
import { isOneShown } from './use-come-back.ts';

interface ShowFound {
  found: readonly FoundInLine[];
  current: FoundInLine | undefined;
  onGo: (sentence: number) => void;
  /** Called if nothing is found. */
  onNone: () => void;
}

/** Highlights all matches, and scrolls to the current match. Shows hidden translations as long as they contain a match. */
export function useShowFound({ found, current, onGo, onNone }: ShowFound) {
  const show = useEffectEvent((match: FoundInLine | undefined) => {
    if (match === undefined) onNone();
    else if (isOneShown()) onGo(match.sentence);
    else scrollToSentence(match.sentence);
  });

  useEffect(() => {
    const slots = found.flatMap(({ sentence, line }) => (line === 'translation' ? (findSlot(sentence) ?? []) : []));
    for (const slot of slots) slot.dataset.found = 'true';
    const rangesOf = (matches: readonly FoundInLine[]) =>
      matches.flatMap(({ sentence, line, range: [start, end] }) => {
        const text = line === 'source' ? findText(sentence, 'source') : findSlot(sentence)?.querySelector('[lang]');
        return text ? [createTextRange(text, start, end)] : [];
      });
    highlight('found', rangesOf(found));
    highlight('found-current', rangesOf(current ? [current] : []));
    show(current);
    return () => {
      highlight('found', []);
      highlight('found-current', []);
      for (const slot of slots) delete slot.dataset.found;
    };
  }, [found, current]);
}

/** The element with the translation of a sentence, hidden or not. */
const findSlot = (sentence: number) =>
  findSentenceElement(sentence)?.querySelector<HTMLElement>('[data-slot]') ?? undefined;
