import { useEffect, useState } from 'react';
import { joinVoices } from '../platform/one-voice.ts';
import type { Sample } from './queries.ts';

type Word = Sample['sentence']['words'][number];

/** Plays the sample at the selected speed, even if the speed changes during playback. Reports which word is spoken. */
export function useSample({ audioUrl, sentence }: Sample, speed: number) {
  const [audio] = useState(() => new Audio());
  const [status, setStatus] = useState<'paused' | 'loading' | 'playing'>('paused');
  const [word, setWord] = useState<Word>();

  useEffect(() => {
    audio.playbackRate = speed;
    audio.defaultPlaybackRate = speed;
  }, [audio, speed]);

  useEffect(() => {
    const voices = joinVoices(() => audio.pause());
    function heard() {
      voices.begin();
      setStatus('playing');
    }
    function silent() {
      setStatus('paused');
      setWord(undefined);
    }
    audio.src = audioUrl;
    audio.addEventListener('playing', heard);
    for (const event of ['pause', 'ended', 'error']) audio.addEventListener(event, silent);
    return () => {
      audio.removeEventListener('playing', heard);
      for (const event of ['pause', 'ended', 'error']) audio.removeEventListener(event, silent);
      audio.pause();
      voices.leave();
    };
  }, [audio, audioUrl]);

  useEffect(() => {
    if (status !== 'playing') return;
    let frame = requestAnimationFrame(look);
    function look() {
      frame = requestAnimationFrame(look);
      setWord(sentence.words.findLast(({ startSeconds }) => startSeconds <= audio.currentTime));
    }
    return () => cancelAnimationFrame(frame);
  }, [audio, sentence, status]);

  function toggle() {
    if (!audio.paused) return audio.pause();
    setStatus('loading');
    audio.play().catch(() => setStatus('paused'));
  }
  return { status, word, toggle };
}
