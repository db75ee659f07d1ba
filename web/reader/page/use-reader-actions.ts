import { useCallback, useMemo } from 'react';
import type { Player } from '../player/player.ts';
import type { Place } from '../position/place.ts';
import type { ReaderActions } from './reader-actions.ts';

interface ReaderParts {
  place: Place;
  player: Player;
  comeBack: () => void;
  toggleTranslations: () => void;
}

/** The actions of the reader. The page scrolls along with every move. */
export function useReaderActions({ place, player, comeBack, toggleTranslations }: ReaderParts) {
  const goTo = useCallback(
    (sentence: number) => {
      player.goTo(sentence);
      comeBack();
    },
    [player, comeBack],
  );

  const actions = useMemo<ReaderActions>(
    () => ({
      togglePlaying: player.toggle,
      next: () => goTo(place.current() + 1),
      previous: () => goTo(place.current() - 1),
      repeat: () => {
        player.repeat();
        comeBack();
      },
      toggleLoop: player.toggleLoop,
      toggleTranslations,
    }),
    [place, player, goTo, comeBack, toggleTranslations],
  );

  return { actions, goTo };
}
