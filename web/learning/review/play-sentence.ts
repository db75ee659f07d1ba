import { joinVoices } from '../../platform/one-voice.ts';

/** Plays the narration of a sentence. Stops any other audio, even in other tabs. */
export function createSentencePlayer() {
  const audio = new Audio();
  const voices = joinVoices(() => audio.pause());

  return {
    /**
     * Returns false if the audio cannot be played, for example if the user is offline and the audio is not stored on this
     * device.
     */
    async play(url: string): Promise<boolean> {
      voices.begin();
      audio.src = url;
      try {
        await audio.play();
        return true;
      } catch (error) {
        // An `AbortError` is not a failure: a later call of `play` has replaced this call.
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
