import { setTimeout as sleep } from 'node:timers/promises';
import { createCircuitBreaker } from '../language-model/circuit-breaker.ts';
import { backoffMs } from '../language-model/retry-delay.ts';
import { fetchSpeech, SpeechRefused } from './fetch-speech.ts';
import { type SpeakOptions, type Voice, VoiceFailed } from './narrator.ts';
import { type HostedVoiceSettings, voiceFor } from './settings.ts';
import type { VoicePool } from './voice-pool.ts';

// Increase this number when a change cuts or times the same provider response differently.
const edition = 1;
const concurrency = 4;
const attempts = 3;
// While a listener waits, the built-in voice takes over after this time.
const urgentTimeoutMs = 8000;

interface Deps {
  pool: VoicePool;
  now: () => Date;
  random: () => number;
}

/** A hosted voice. The times of its words come from the built-in voice, scaled to the length of the audio. */
export function createHostedVoice(settings: HostedVoiceSettings, { pool, now, random }: Deps): Voice {
  const breaker = createCircuitBreaker(now);
  const { provider, model, baseUrl } = settings;

  async function fetchWithRetries(sentence: Sentence, options: SpeakOptions) {
    const { signal } = options;
    const isUrgent = () => options.urgency === 'now';
    const timeoutMs = isUrgent() ? Math.min(settings.timeoutMs, urgentTimeoutMs) : settings.timeoutMs;
    for (let attempt = 1; ; attempt++) {
      if (breaker.pauseLeftMs() > 0)
        throw new VoiceFailed('The circuit breaker of the voice is open after repeated failures.');
      try {
        const audio = await fetchSpeech(settings, { ...sentence, timeoutMs, signal });
        breaker.succeeded();
        return audio;
      } catch (error) {
        if (signal?.aborted) breaker.inconclusive();
        else breaker.failed();
        signal?.throwIfAborted();
        const isFinal = error instanceof SpeechRefused || isUrgent() || attempt === attempts;
        if (isFinal) throw new VoiceFailed('The hosted voice returned no audio.', { cause: error });
        await sleep(backoffMs(attempt, random), undefined, signal && { signal });
      }
    }
  }

  return {
    provider,
    idFor: (language) => `${provider} ${edition} ${baseUrl} ${model} ${voiceFor(settings, language)}`,
    concurrency,
    async speak({ text, language }, options) {
      const audio = await fetchWithRetries({ text, language }, options);
      return pool.run({ kind: 'fit', text, language, audio }, options);
    },
  };
}

type Sentence = Parameters<Voice['speak']>[0];
