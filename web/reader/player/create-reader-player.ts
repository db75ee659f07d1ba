import type { QueryClient } from '@tanstack/react-query';
import type { ArticleVersion } from '../../../domain/library/article.ts';
import { joinVoices } from '../../platform/one-voice.ts';
import type { Place } from '../position/place.ts';
import { narrationQuery } from '../queries.ts';
import { createAudioVoice } from './audio-voice.ts';
import { createChosenVoice } from './chosen-voice.ts';
import { connectMediaSession } from './media-session.ts';
import { createNarrationSegments } from './narration-segments.ts';
import { createPlayer, type PlayerSettings } from './player.ts';
import { showSpokenWord } from './spoken-word.ts';

interface ReaderPlayerParts {
  articleId: string;
  learning: ArticleVersion;
  place: Place;
  queryClient: QueryClient;
  settings: PlayerSettings;
  onFallenBack: () => void;
  onFinished: () => void;
}

/** The player of one article: its audio element, its voices, its clock, and the media session. */
export function createReaderPlayer(parts: ReaderPlayerParts) {
  const { articleId, learning, place, queryClient, settings, onFallenBack, onFinished } = parts;
  const version = { articleId, language: learning.language };
  const lines = [learning.title, ...learning.paragraphs.flat()];
  const textOf = (line: number) => lines[line] ?? '';
  let element: HTMLAudioElement | undefined;
  const openAudio = () => (element ??= document.createElement('audio'));

  const player = createPlayer({
    place,
    settings,
    showWord: showSpokenWord,
    onFinished,
    createVoice: (listener) =>
      createChosenVoice(
        {
          createNarration: (own) => createAudioVoice(openAudio(), createNarrationSegments(queryClient, version), own),
          loadDeviceVoice: async (voice, own) => {
            const { createDeviceVoice } = await import('../listening/device-voice.ts');
            const { language } = learning;
            return createDeviceVoice({ voice, language, textOf }, own);
          },
          onFallenBack,
        },
        listener,
      ),
  });

  // The times of the sentences are known only for the narration, not for a voice of the device.
  const findNarration = () =>
    player.voice.isOfDevice() ? undefined : queryClient.getQueryData(narrationQuery(version).queryKey)?.narration;

  return {
    player,
    clock: {
      /**
       * The time of the sentence that the user is reading, in the narration of the whole article, in seconds. Undefined if
       * there is no narration.
       */
      seconds() {
        const narration = findNarration();
        const times = narration?.sentences[place.attended() - 1];
        if (narration == null || times === undefined) return undefined;
        const played = element?.src.endsWith(narration.audioUrl) ? element.currentTime : 0;
        const end = narration.sentences[place.attended()]?.startSeconds ?? narration.durationSeconds;
        return played >= times.startSeconds && played <= end ? played : times.startSeconds;
      },
      subscribe(listener: () => void) {
        const audio = openAudio();
        audio.addEventListener('timeupdate', listener);
        const stop = place.onAttended(listener);
        return () => {
          audio.removeEventListener('timeupdate', listener);
          stop();
        };
      },
    },
    /** Connects the player to the page. Returns a cleanup function. */
    connect() {
      const audio = openAudio();
      document.body.append(audio);
      const leaveLockScreen = connectMediaSession({
        player,
        place,
        title: learning.title,
        audio,
        findNarration,
      });
      const voices = joinVoices(player.pause);
      let wasPaused = true;
      const stopTelling = player.subscribe(() => {
        const isPaused = player.state().status === 'paused';
        if (wasPaused && !isPaused) voices.begin();
        wasPaused = isPaused;
      });
      const goOnWhenBack = () => player.goOnAfter('lost');
      window.addEventListener('online', goOnWhenBack);
      return () => {
        window.removeEventListener('online', goOnWhenBack);
        player.halt();
        stopTelling();
        voices.leave();
        leaveLockScreen();
        audio.remove();
      };
    },
  };
}
