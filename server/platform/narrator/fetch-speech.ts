import type { Language } from '../../../domain/language.ts';
import { sampleRate } from './mp3-format.ts';
import { readWav } from './read-wav.ts';
import { type HostedVoiceSettings, voiceFor } from './settings.ts';
import type { Pcm } from './worker/voice-task.ts';

interface Wanted {
  text: string;
  language: Language;
  timeoutMs: number;
  signal?: AbortSignal | undefined;
}

/** The provider will not speak until somebody changes the settings. */
export class SpeechRefused extends Error {
  override readonly name = 'SpeechRefused';
}

/** One request, uncompressed sound: every sentence is encoded in the same way, whoever speaks. */
export async function fetchSpeech(settings: HostedVoiceSettings, wanted: Wanted): Promise<Pcm> {
  const { url, headers, body } =
    settings.provider === 'elevenlabs' ? askElevenlabs(settings, wanted) : askOpenai(settings, wanted);
  const timeLimit = AbortSignal.timeout(wanted.timeoutMs);
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    signal: wanted.signal === undefined ? timeLimit : AbortSignal.any([wanted.signal, timeLimit]),
  });
  if (!answer.ok) {
    const problem = `status ${answer.status}: ${(await answer.text()).slice(0, 300)}`;
    const mayWorkLater = answer.status >= 500 || [408, 409, 425, 429].includes(answer.status);
    throw mayWorkLater ? new Error(problem) : new SpeechRefused(problem);
  }
  const sound = readSound(Buffer.from(await answer.arrayBuffer()));
  if (sound.samples.length === 0) throw new Error('The provider sent no sound.');
  return sound;
}

function askOpenai({ baseUrl, apiKey, model, ...settings }: HostedVoiceSettings, { text, language }: Wanted) {
  return {
    url: `${baseUrl}/audio/speech`,
    headers: apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` },
    body: { model, voice: voiceFor(settings, language), input: text, response_format: 'wav' },
  };
}

function askElevenlabs({ baseUrl, apiKey = '', model, ...settings }: HostedVoiceSettings, { text, language }: Wanted) {
  return {
    url: `${baseUrl}/text-to-speech/${encodeURIComponent(voiceFor(settings, language))}?output_format=pcm_${sampleRate}`,
    headers: { 'xi-api-key': apiKey },
    body: { text, model_id: model },
  };
}

/** WAV says how it is to be read; without its header it is what was asked for. */
function readSound(content: Buffer): Pcm {
  if (content.subarray(0, 4).toString('latin1') === 'RIFF') return readWav(content);
  return { samples: toSamples(content), sampleRate };
}

function toSamples(content: Buffer) {
  const samples = new Int16Array(Math.floor(content.length / 2));
  for (let index = 0; index < samples.length; index++) samples[index] = content.readInt16LE(index * 2);
  return samples;
}
