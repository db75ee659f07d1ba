import { useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { ArticleVersion } from '../../../domain/library/article.ts';
import { toaster } from '../../ui/overlay/toaster.ts';
import type { Place } from '../position/place.ts';
import { narrationQuery } from '../queries.ts';
import { createReaderPlayer } from './create-reader-player.ts';
import { useListeningPreferences } from './listening-preferences.ts';
import { pauseSeconds } from './pause-seconds.ts';
import type { Player, PlayerState } from './player.ts';
import { useDeviceVoices } from './use-device-voices.ts';
import { useSpeed } from './use-speed.ts';

export type ListeningSettings = ReturnType<typeof usePlayer>['settings'];
export type PlayerClock = ReturnType<typeof createReaderPlayer>['clock'];

interface PlayedArticle {
  articleId: string;
  learning: ArticleVersion;
  place: Place;
  onFinished: () => void;
}

/** The article's player and the user's listening preferences. */
export function usePlayer({ articleId, learning, place, onFinished }: PlayedArticle) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const [speed, setSpeed] = useSpeed();
  const [preferences, changePreferences] = useListeningPreferences();
  const deviceVoices = useDeviceVoices(learning.language);
  const choice = preferences.voices[learning.language];
  const chosenVoice = deviceVoices.find(({ voiceURI }) => voiceURI === choice);
  const lastChoice = useRef(choice);
  const gapSeconds = pauseSeconds[preferences.gap];
  const { isShadowing } = preferences;
  useQuery(narrationQuery({ articleId, language: learning.language }));

  const [{ player, clock, connect }] = useState(() =>
    createReaderPlayer({
      articleId,
      learning,
      place,
      queryClient,
      settings: { speed, gapSeconds, isShadowing },
      onFinished,
      onFallenBack: () =>
        toaster.show({
          kind: 'info',
          title: t`Your device’s voice didn’t respond`,
          text: t`You’ll hear the narration instead.`,
        }),
    }),
  );
  useEffect(connect, [connect]);
  useEffect(() => player.set({ speed, gapSeconds, isShadowing }), [player, speed, gapSeconds, isShadowing]);
  useEffect(() => {
    const isNew = lastChoice.current !== choice;
    lastChoice.current = choice;
    // A voice that the user chooses starts immediately. A voice that the browser reports late starts with the next sentence.
    player.voice.choose(chosenVoice).then(
      () => isNew && player.restart(),
      () => {},
    );
  }, [player, choice, chosenVoice]);

  const { language } = learning;
  return {
    player,
    clock,
    settings: { speed, setSpeed, preferences, changePreferences, deviceVoices, articleId, language },
  };
}

export const usePlayerState = (player: Pick<Player, 'subscribe' | 'state'>): PlayerState =>
  useSyncExternalStore(player.subscribe, player.state, player.state);
