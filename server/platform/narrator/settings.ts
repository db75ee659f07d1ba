import * as v from 'valibot';
import { isLanguage, type Language } from '../../../domain/language.ts';
import { ConfigError } from '../../config-error.ts';
import { flag, listChoices, numberFrom, oneOf, text } from '../../config-values.ts';

const hostedProviders = ['openai', 'openai-compatible', 'elevenlabs'] as const;
const providers = [...hostedProviders, 'local'] as const;

export const narratorVariables = {
  NARRATOR_PROVIDER: v.optional(oneOf(providers)),
  NARRATOR_MODEL: v.optional(text),
  NARRATOR_VOICE: v.optional(text),
  NARRATOR_API_KEY: v.optional(text),
  NARRATOR_BASE_URL: v.optional(
    v.pipe(text, v.regex(/^https?:\/\/[^\s/]+/, 'must be an address such as http://127.0.0.1:8880/v1'), v.url()),
  ),
  NARRATOR_TIMEOUT_MS: v.optional(numberFrom(100), '30000'),
  VOICES_MIRROR: v.optional(
    v.pipe(text, v.regex(/^https?:\/\/[^\s/]+/, 'must be an address such as https://voices.example'), v.url()),
  ),
  NARRATE_AHEAD: v.optional(flag, 'true'),
};

type Variables = v.InferOutput<v.ObjectSchema<typeof narratorVariables, undefined>>;

/** Neural voices on this machine, installed by `npm run voices`. */
interface LocalVoiceSettings {
  provider: 'local';
  /** Names of the voices to use for languages that have several installed voices. */
  names: string[];
}

export type NarratorSettings = HostedVoiceSettings | LocalVoiceSettings;

export interface HostedVoiceSettings {
  provider: (typeof hostedProviders)[number];
  baseUrl: string;
  apiKey: string | undefined;
  model: string;
  /** Used for languages without an entry in `voices`. */
  voice: string;
  voices: Partial<Record<Language, string>>;
  /** Timeout of one sentence. */
  timeoutMs: number;
}

const baseUrls = { openai: 'https://api.openai.com/v1', elevenlabs: 'https://api.elevenlabs.io/v1' };

/** Undefined if only the built-in voice is used. Throws if the settings are incomplete. */
export function readNarratorSettings(variables: Variables): NarratorSettings | undefined {
  const {
    NARRATOR_PROVIDER: provider,
    NARRATOR_MODEL: model,
    NARRATOR_VOICE: voice,
    NARRATOR_API_KEY: apiKey,
    NARRATOR_BASE_URL: baseUrl,
    NARRATOR_TIMEOUT_MS: timeoutMs,
  } = variables;
  if (provider === undefined) {
    if ([model, voice, apiKey, baseUrl].every((value) => value === undefined)) return undefined;
    throw new ConfigError(`NARRATOR_PROVIDER is missing: ${listChoices(providers)}`);
  }
  if (provider === 'local') return { provider, names: (voice ?? '').split(/[\s,]+/).filter(Boolean) };
  if (model === undefined) throw new ConfigError(`NARRATOR_MODEL is missing: the name of a model of ${provider}`);
  if (voice === undefined) throw new ConfigError(`NARRATOR_VOICE is missing: the name of a voice of ${provider}`);
  if (provider === 'openai-compatible' && baseUrl === undefined) {
    throw new ConfigError('NARRATOR_BASE_URL is missing: openai-compatible needs the address of its server');
  }
  if (provider !== 'openai-compatible' && apiKey === undefined) {
    throw new ConfigError(`NARRATOR_API_KEY is missing: ${provider} needs one`);
  }
  const address = baseUrl ?? (provider === 'openai-compatible' ? '' : baseUrls[provider]);
  return { provider, model, apiKey, ...readVoices(voice), baseUrl: address.replace(/\/+$/, ''), timeoutMs };
}

/** Parses for example "alloy", or "alloy, es:nova, sl:onyx". */
function readVoices(list: string) {
  const voices: Partial<Record<Language, string>> = {};
  const others: string[] = [];
  for (const entry of list.split(/[\s,]+/)) {
    const language = entry.slice(0, 2);
    if (isLanguage(language) && entry[2] === ':') voices[language] = entry.slice(3);
    else others.push(entry);
  }
  const [voice = Object.values(voices)[0] ?? ''] = others;
  return { voice, voices };
}

export const voiceFor = ({ voice, voices }: Pick<HostedVoiceSettings, 'voice' | 'voices'>, language: Language) =>
  voices[language] ?? voice;
