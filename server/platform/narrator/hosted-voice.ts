import { setTimeout as sleep } from 'node:timers/promises';
import type { Language } from '../../../domain/language.ts';
import { createCircuitBreaker } from '../language-model/circuit-breaker.ts';
import { backoffMs } from '../language-model/retry-delay.ts';
import { fetchSpeech, SpeechRefused } from './fetch-speech.ts';
import { type SpeakOptions, type Voice, VoiceFailed } from './narrator.ts';
import { type HostedVoiceSettings, voiceFor } from './settings.ts';
import type { VoicePool } from './voice-pool.ts';
import type { Loudness } from './worker/voice-task.ts';

// Increase this number when a change gives different audio or times for the same response of the provider.
const edition = 3;
const concurrency = 4;
const attempts = 3;
// The timeout while a listener waits. It is short, because the built-in voice takes over after this time and needs some
// time, too.
const urgentTimeoutMs = 5000;

interface Deps {
  pool: VoicePool;
  now: () => Date;
  random: () => number;
}

/** A hosted voice. The times of its words come from the built-in voice and are aligned with the audio. */
export function createHostedVoice(settings: HostedVoiceSettings, { pool, now, random }: Deps): Voice {
  const breaker = createCircuitBreaker(now);
  // The measured loudness is not stored. Each server process measures it again, from its first sentences.
  const loudnessByLanguage = new Map<Language, Loudness>();
  const { provider, model, baseUrl } = settings;

  async function speakWithRetries(sentence: Sentence, options: SpeakOptions) {
    const { signal } = options;
    const isUrgent = () => options.urgency === 'now';
    const timeoutMs = isUrgent() ? Math.min(settings.timeoutMs, urgentTimeoutMs) : settings.timeoutMs;
    for (let attempt = 1; ; attempt++) {
      if (breaker.pauseLeftMs() > 0)
        throw new VoiceFailed('The circuit breaker of the voice is open after repeated failures.');
      try {
        const content = await fetchSpeech(settings, { ...sentence, timeoutMs, signal });
        const spoken = await fitAudio(content, sentence, options);
        breaker.succeeded();
        return spoken;
      } catch (error) {
        // A failure of our own voice process says nothing about the provider.
        if (signal?.aborted || error instanceof VoiceFailed) breaker.inconclusive();
        else breaker.failed();
        signal?.throwIfAborted();
        if (error instanceof VoiceFailed) throw error;
        const isFinal = error instanceof SpeechRefused || isUrgent() || attempt === attempts;
        if (isFinal) throw new VoiceFailed('The hosted voice returned no usable audio.', { cause: error });
        await sleep(backoffMs(attempt, random), undefined, signal && { signal });
      }
    }
  }

  async function fitAudio(content: Uint8Array, { text, language }: Sentence, options: SpeakOptions) {
    const known = loudnessByLanguage.get(language);
    const answer = await pool.run({ kind: 'fit', text, language, content, known }, options);
    if ('refusal' in answer) throw answer.isFinal ? new SpeechRefused(answer.refusal) : new Error(answer.refusal);
    loudnessByLanguage.set(language, answer.loudness);
    return answer.spoken;
  }

  return {
    provider,
    idFor: (language) => `${provider} ${edition} ${baseUrl} ${model} ${voiceFor(settings, language)}`,
    // The voices of ElevenLabs have ids, not names.
    nameFor: (language) => (provider === 'elevenlabs' ? 'ElevenLabs' : voiceFor(settings, language)),
    concurrency,
    speak: ({ text, language }, options) => speakWithRetries({ text, language }, options),
  };
}

type Sentence = Parameters<Voice['speak']>[0];
