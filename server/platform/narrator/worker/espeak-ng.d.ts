declare module '@echogarden/espeak-ng-emscripten' {
  interface SpeechEvent {
    type: string;
    /** Counted from one, in code points of the text as it was given. */
    text_position: number;
    /** In milliseconds. */
    audio_position: number;
    /** The sound of a phoneme; empty for silence. */
    id: string | number | undefined;
  }

  class Engine {
    /** Zero if there is such a voice. */
    set_voice(name: string): number;
    /** In words a minute. */
    set_rate(rate: number): void;
    get_samplerate(): number;
    synthesize(text: string, listen: (samples: Int16Array | null, events: SpeechEvent[]) => boolean): void;
    synthesize_ipa(text: string): { code: number; ipa: string };
  }

  function load(): Promise<{ eSpeakNGWorker: typeof Engine }>;

  export { load as default };
}
