import type { Language } from '../../../domain/language.ts';
import { sampleRate } from './mp3-format.ts';
import { type HostedVoiceSettings, voiceFor } from './settings.ts';

interface SpeechRequest {
  text: string;
  language: Language;
  timeoutMs: number;
  signal?: AbortSignal | undefined;
}

/** The provider refuses the request until the settings are changed. */
export class SpeechRefused extends Error {
  override readonly name = 'SpeechRefused';
}

/**
 * Requests uncompressed audio, so that all voices are encoded in the same way. The actual format is detected from the content.
 */
export async function fetchSpeech(settings: HostedVoiceSettings, request: SpeechRequest): Promise<Uint8Array> {
  const { url, headers, body } =
    settings.provider === 'elevenlabs' ? toElevenlabsRequest(settings, request) : toOpenaiRequest(settings, request);
  const timeLimit = AbortSignal.timeout(request.timeoutMs);
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    signal: request.signal === undefined ? timeLimit : AbortSignal.any([request.signal, timeLimit]),
  });
  if (!response.ok) {
    const problem = `status ${response.status}: ${(await response.text()).slice(0, 300)}`;
    const isTemporary = response.status >= 500 || [408, 409, 425, 429].includes(response.status);
    throw isTemporary ? new Error(problem) : new SpeechRefused(problem);
  }
  return new Uint8Array(await response.arrayBuffer());
}

function toOpenaiRequest(
  { baseUrl, apiKey, model, ...settings }: HostedVoiceSettings,
  { text, language }: SpeechRequest,
) {
  return {
    url: `${baseUrl}/audio/speech`,
    headers: apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` },
    body: { model, voice: voiceFor(settings, language), input: text, response_format: 'wav' },
  };
}

function toElevenlabsRequest(
  { baseUrl, apiKey = '', model, ...settings }: HostedVoiceSettings,
  { text, language }: SpeechRequest,
) {
  return {
    url: `${baseUrl}/text-to-speech/${encodeURIComponent(voiceFor(settings, language))}?output_format=pcm_${sampleRate}`,
    headers: { 'xi-api-key': apiKey },
    body: { text, model_id: model },
  };
}
