import { type RefObject, useMemo, useRef } from 'react';
import type { ListeningSettings } from './use-player.ts';

/** Focuses the play button after a choice in a player menu, so that the space bar starts or stops playback. */
export function useFocusAfterChoice(settings: ListeningSettings, playButton: RefObject<HTMLButtonElement | null>) {
  const hasChosen = useRef(false);
  const noting = useMemo((): ListeningSettings => {
    const note = () => {
      hasChosen.current = true;
    };
    return {
      ...settings,
      setSpeed(speed) {
        note();
        settings.setSpeed(speed);
      },
      changePreferences(changed) {
        note();
        settings.changePreferences(changed);
      },
    };
  }, [settings]);

  return {
    settings: noting,
    noteOpen(isOpen: boolean) {
      if (isOpen) hasChosen.current = false;
    },
    findFinalFocus: () => (hasChosen.current ? playButton.current : null),
  };
}
