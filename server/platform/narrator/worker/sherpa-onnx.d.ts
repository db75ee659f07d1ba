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
    /** If `enableExternalBuffer` is false, the samples are a copy. Otherwise they share memory with the engine. */
    generate(request: { text: string; sid: number; speed: number; enableExternalBuffer: boolean }): {
      samples: Float32Array;
      sampleRate: number;
    };
  }

  const sherpa: { OfflineTts: typeof OfflineTts };

  export { type OfflineTts, sherpa as default };
}
