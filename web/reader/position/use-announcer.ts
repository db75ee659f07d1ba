import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import { announce } from '../../ui/status/announce.ts';
import type { Player } from '../player/player.ts';
import { findText } from '../text/text-offset.ts';
import type { Place } from './place.ts';
import { isStepQuiet } from './quietly.ts';

// Steps that follow each other within this time are announced as one step.
const settleMs = 100;

/**
 * Announces the active sentence to screen readers after each step that is not quiet: its number, its text and, if it is shown,
 * its translation. Silent during playback. When playback pauses, announces the sentence that it has reached.
 */
export function useAnnouncer(place: Place, player: Pick<Player, 'state' | 'subscribe'>) {
  const { t } = useLingui();
  const say = useEffectEvent((sentence: number) => {
    const lines = [findText(sentence, 'source'), findText(sentence, 'translation')];
    // If a button of the sentence has the focus, the screen reader has read the number in the name of the button.
    const isNumberRead = document.activeElement?.hasAttribute('data-control');
    announce(
      ...(isNumberRead ? [] : [t`Sentence ${sentence}`]),
      ...lines.flatMap((line) =>
        line ? [{ text: line.textContent ?? '', lang: line.getAttribute('lang') ?? '' }] : [],
      ),
    );
  });

  useEffect(() => {
    let announced = place.current();
    let settling: ReturnType<typeof setTimeout> | undefined;
    function look() {
      clearTimeout(settling);
      if (isStepQuiet()) announced = place.current();
      else settling = setTimeout(tell, settleMs);
    }
    function tell() {
      if (player.state().status !== 'paused' || place.current() === announced) return;
      announced = place.current();
      say(announced);
    }
    const stops = [place.onStep(look), player.subscribe(look)];
    return () => {
      clearTimeout(settling);
      for (const stop of stops) stop();
    };
  }, [place, player]);
}
