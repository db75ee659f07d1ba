import { useEffect, useRef, useState } from 'react';
import type { Language } from '../../../domain/language.ts';
import { endOfUtterance } from '../../../domain/reader/listening/cut-utterances.ts';
import type { Player } from '../player/player.ts';
import type { DeviceSpeaker } from '../player/voice.ts';
import { createDeviceVoice } from './device-voice.ts';

const sampleLetters = 120;

interface SampleParts {
  player: Player;
  language: Language;
  speed: number;
  /** The text of the active sentence. */
  text: () => string;
}

/** Plays a sample of one device voice at a time. While a sample plays, the playback of the article is paused. */
export function useSample({ player, language, speed, text }: SampleParts) {
  const [playing, setPlaying] = useState<string>();
  const [silent, setSilent] = useState<string>();
  const speaker = useRef<DeviceSpeaker>(undefined);

  function stop() {
    speaker.current?.stop();
    speaker.current = undefined;
    setPlaying(undefined);
    player.release();
  }

  function toggle(voice: SpeechSynthesisVoice) {
    const wasPlaying = playing === voice.voiceURI;
    stop();
    if (wasPlaying) return;
    player.hold();
    setSilent(undefined);
    setPlaying(voice.voiceURI);
    const fail = () => {
      setSilent(voice.voiceURI);
      stop();
    };
    const quiet = { onHeard: () => {}, onWaiting: () => {}, onWord: () => {} };
    const created = createDeviceVoice(
      { voice, language, textOf: () => text().slice(0, endOfUtterance(text(), 0, sampleLetters)) },
      { ...quiet, onEnd: stop, onInterrupted: stop, onProblem: fail },
    );
    speaker.current = created;
    created.setSpeed(speed);
    created.speak(1, { follows: false });
  }

  // Closing the menu ends the sample.
  useEffect(
    () => () => {
      if (speaker.current === undefined) return;
      speaker.current.stop();
      player.release();
    },
    [player],
  );

  return { playing, silent, toggle, stop };
}
