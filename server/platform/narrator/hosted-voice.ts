import { setTimeout as sleep } from 'node:timers/promises';
import { createCircuitBreaker } from '../language-model/circuit-breaker.ts';
import { backoffMs } from '../language-model/retry-delay.ts';
import { fetchSpeech, SpeechRefused } from './fetch-speech.ts';
import { type SpeakOptions, type Voice, VoiceFailed } from './narrator.ts';
import { type HostedVoiceSettings, voiceFor } from './settings.ts';
import type { VoicePool } from './voice-pool.ts';

// Raised when the same answer of the provider would be cut or timed differently.
const edition = 1;
const atATime = 4;
const attempts = 3;
// Whoever waits for a sentence had better hear the built-in voice than nothing.
const patienceMs = 8000;

interface World {
  pool: VoicePool;
  now: () => Date;
  random: () => number;
}

/** A provider's voice; when each of its words is heard is told by the built-in one, stretched to the length of the sound. */
export function createHostedVoice(settings: HostedVoiceSettings, { pool, now, random }: World): Voice {
  const breaker = createCircuitBreaker(now);
  const { provider, model, baseUrl } = settings;

  async function fetchPatiently(sentence: Sentence, asking: SpeakOptions) {
    const { signal } = asking;
    const isWaitedFor = () => asking.urgency === 'now';
    const timeoutMs = isWaitedFor() ? Math.min(settings.timeoutMs, patienceMs) : settings.timeoutMs;
    for (let attempt = 1; ; attempt++) {
      if (breaker.pauseLeftMs() > 0) throw new VoiceFailed('The voice has failed too often; it is given a rest.');
      try {
        const sound = await fetchSpeech(settings, { ...sentence, timeoutMs, signal });
        breaker.succeeded();
        return sound;
      } catch (error) {
        if (signal?.aborted) breaker.inconclusive();
        else breaker.failed();
        signal?.throwIfAborted();
        const isHopeless = error instanceof SpeechRefused || isWaitedFor() || attempt === attempts;
        if (isHopeless) throw new VoiceFailed('The hosted voice gave no sound.', { cause: error });
        await sleep(backoffMs(attempt, random), undefined, signal && { signal });
      }
    }
  }

  return {
    provider,
    idFor: (language) => `${provider} ${edition} ${baseUrl} ${model} ${voiceFor(settings, language)}`,
    concurrency: atATime,
    async speak({ text, language }, asking) {
      const sound = await fetchPatiently({ text, language }, asking);
      return pool.run({ kind: 'fit', text, language, sound }, asking);
    },
  };
}

type Sentence = Parameters<Voice['speak']>[0];
