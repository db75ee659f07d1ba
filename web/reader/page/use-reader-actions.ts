import { useCallback, useMemo } from 'react';
import type { Player } from '../player/player.ts';
import type { Place } from '../position/place.ts';
import { isInSight } from '../position/scroll-to-sentence.ts';
import { findSentenceElement } from '../text/sentence-element.ts';
import type { ReaderActions } from './reader-actions.ts';

interface ReaderParts {
  place: Place;
  player: Player;
  comeBack: () => void;
  stay: (step: () => void) => void;
  toggleTranslations: () => void;
}

/** The actions of the reader. Every step scrolls the page to the new sentence. */
export function useReaderActions({ place, player, comeBack, stay, toggleTranslations }: ReaderParts) {
  const goTo = useCallback(
    (sentence: number) => {
      player.goTo(sentence);
      comeBack();
    },
    [player, comeBack],
  );

  /**
   * If the active sentence is out of view and the user has read on by scrolling, moves the player to the sentence that the
   * user is reading. Buttons and keys then continue from that sentence.
   */
  const catchUp = useCallback(() => {
    const row = findSentenceElement(place.current());
    if (row !== null && !isInSight(row) && place.attended() !== place.current())
      stay(() => player.goTo(place.attended()));
  }, [place, player, stay]);

  const actions = useMemo<ReaderActions>(
    () => ({
      togglePlaying: () => {
        catchUp();
        player.toggle();
        const row = findSentenceElement(place.current());
        if (player.state().status !== 'paused' && row !== null && !isInSight(row)) comeBack();
      },
      next: () => {
        catchUp();
        goTo(place.current() + 1);
      },
      previous: () => {
        catchUp();
        goTo(place.current() - 1);
      },
      repeat: () => {
        catchUp();
        player.repeat();
        comeBack();
      },
      toggleLoop: player.toggleLoop,
      toggleTranslations,
    }),
    [place, player, goTo, comeBack, catchUp, toggleTranslations],
  );

  return { actions, goTo };
}
