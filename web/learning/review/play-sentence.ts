import { joinVoices } from '../../platform/one-voice.ts';

/** Plays the narration of a sentence. One at a time, in one tab. */
export function createSentencePlayer() {
  const audio = new Audio();
  const voices = joinVoices(() => audio.pause());

  return {
    /** Whether it plays: without a connection the audio may not be on this device. */
    async play(url: string): Promise<boolean> {
      voices.begin();
      audio.src = url;
      try {
        await audio.play();
        return true;
      } catch (error) {
        // Another call has replaced this one.
        return error instanceof DOMException && error.name === 'AbortError';
      }
    },
    stop: () => audio.pause(),
    leave() {
      audio.pause();
      audio.removeAttribute('src');
      voices.leave();
    },
  };
}
