import type { MessageDescriptor } from '@lingui/core';
import { useEffect, useRef, useState } from 'react';
import { readingSpeed } from '../../domain/access/reading-speed.ts';
import type { Language } from '../../domain/language.ts';
import type { SpokenWord } from '../../domain/reader/listening/narration.ts';
import { createPassageAudio, type PassageAudio } from './passage-audio.ts';

type Status = 'paused' | 'loading' | 'playing';

export interface PassagePlayer {
  /** The number of the current sentence. */
  place: number;
  status: Status;
  word: SpokenWord | undefined;
  problem: MessageDescriptor | undefined;
  toggle: () => void;
  goTo: (number: number) => void;
}

/** Reads a passage aloud from the current sentence on, and reports which word is spoken. */
export function usePassagePlayer(language: Language, count: number): PassagePlayer {
  const [place, setPlace] = useState(1);
  const [status, setStatus] = useState<Status>('paused');
  const [word, setWord] = useState<SpokenWord>();
  const [problem, setProblem] = useState<MessageDescriptor>();
  const audio = useRef<PassageAudio>(undefined);

  useEffect(() => {
    audio.current = createPassageAudio(language, {
      speed: readingSpeed.default,
      onHeard: () => setStatus('playing'),
      onWord: setWord,
      onEnd: (number) => speak(number + 1),
      onSilent: () => setStatus('paused'),
      onProblem(error) {
        setStatus('paused');
        void import('../platform/error-message.ts').then(({ errorMessage }) => setProblem(errorMessage(error)));
      },
    });
    function speak(number: number) {
      setWord(undefined);
      if (number > count) return setStatus('paused');
      setPlace(number);
      audio.current?.speak(number, number < count);
    }
    return () => {
      audio.current?.stop();
      setStatus('paused');
      setWord(undefined);
      setPlace(1);
    };
  }, [language, count]);

  function start(number: number) {
    setProblem(undefined);
    setWord(undefined);
    setStatus('loading');
    setPlace(number);
    audio.current?.speak(number, number < count);
  }

  return {
    place,
    status,
    word,
    problem,
    toggle() {
      if (status === 'paused') return start(place);
      audio.current?.stop();
      setStatus('paused');
      setWord(undefined);
    },
    goTo(number) {
      if (number < 1 || number > count) return;
      if (status === 'paused') setPlace(number);
      else start(number);
    },
  };
}
