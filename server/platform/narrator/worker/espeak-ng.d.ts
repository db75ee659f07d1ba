declare module '@echogarden/espeak-ng-emscripten' {
  interface SpeechEvent {
    type: string;
    /** In code points of the input text, counted from 1. */
    text_position: number;
    /** In milliseconds. */
    audio_position: number;
    /** The phoneme. Empty for silence. */
    id: string | number | undefined;
  }

  class Engine {
    /** Returns zero if the voice exists. */
    set_voice(name: string): number;
    /** In words per minute. */
    set_rate(rate: number): void;
    get_samplerate(): number;
    synthesize(text: string, listen: (samples: Int16Array | null, events: SpeechEvent[]) => boolean): void;
    synthesize_ipa(text: string): { code: number; ipa: string };
  }

  /** The file system of Emscripten. */
  interface Files {
    readdir(path: string): string[];
    readFile(path: string): Uint8Array;
    stat(path: string): { mode: number };
    isDir(mode: number): boolean;
  }

  function load(): Promise<{ eSpeakNGWorker: typeof Engine; FS: Files }>;

  export { load as default };
}
