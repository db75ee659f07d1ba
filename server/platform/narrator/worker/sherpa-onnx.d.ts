declare module 'sherpa-onnx-node' {
  interface VitsConfig {
    model: string;
    tokens: string;
    dataDir: string;
    noiseScale: number;
    noiseScaleW: number;
    lengthScale: number;
  }

  class OfflineTts {
    constructor(config: {
      model: { vits: VitsConfig; numThreads: number; provider: 'cpu'; debug: boolean };
      maxNumSentences: number;
    });
    readonly numSpeakers: number;
    readonly sampleRate: number;
    /** Copies the samples instead of sharing memory with the engine if enableExternalBuffer is false. */
    generate(request: { text: string; sid: number; speed: number; enableExternalBuffer: boolean }): {
      samples: Float32Array;
      sampleRate: number;
    };
  }

  const sherpa: { OfflineTts: typeof OfflineTts };

  export { type OfflineTts, sherpa as default };
}
