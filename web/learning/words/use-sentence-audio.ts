import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { toaster } from '../../ui/overlay/toaster.ts';
import { createSentencePlayer } from '../review/play-sentence.ts';

/** Plays the audio of one sentence at a time. If the same sentence is pressed again, its audio starts again. */
export function useSentenceAudio() {
  const { t } = useLingui();
  const player = useRef<ReturnType<typeof createSentencePlayer>>(undefined);
  useEffect(() => () => player.current?.leave(), []);

  return async (url: string) => {
    player.current ??= createSentencePlayer();
    const isPlaying = await player.current.play(url);
    if (!isPlaying) toaster.show({ kind: 'error', title: t`The audio couldn’t be played` });
  };
}
