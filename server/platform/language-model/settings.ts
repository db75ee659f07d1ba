import * as v from 'valibot';
import { ConfigError } from '../../config-error.ts';
import { listChoices, numberFrom, oneOf, text } from '../../config-values.ts';

const providers = ['openai', 'openai-compatible', 'anthropic', 'google'] as const;

const price = v.pipe(text, v.regex(/^\d+(\.\d+)?$/, 'must be a price such as 0.25'), v.toNumber());

export const languageModelVariables = {
  LANGUAGE_MODEL_PROVIDER: v.optional(oneOf(providers)),
  LANGUAGE_MODEL: v.optional(text),
  LANGUAGE_MODEL_API_KEY: v.optional(text),
  LANGUAGE_MODEL_BASE_URL: v.optional(
    v.pipe(text, v.regex(/^https?:\/\/[^\s/]+/, 'must be an address such as http://127.0.0.1:11434/v1'), v.url()),
  ),
  LANGUAGE_MODEL_TIMEOUT_MS: v.optional(numberFrom(100), '120000'),
  LANGUAGE_MODEL_IDLE_TIMEOUT_MS: v.optional(numberFrom(100), '20000'),
  MODEL_BUDGET_TOKENS: v.optional(numberFrom(1)),
  MODEL_PRICE_INPUT: v.optional(price),
  MODEL_PRICE_OUTPUT: v.optional(price),
  MODEL_PRICE_CURRENCY: v.optional(v.pipe(text, v.regex(/^[A-Z]{3}$/, 'must be a currency such as EUR')), 'USD'),
};

type Variables = v.InferOutput<v.ObjectSchema<typeof languageModelVariables, undefined>>;

export interface LanguageModelSettings {
  provider: (typeof providers)[number];
  model: string;
  apiKey: string | undefined;
  baseUrl: string | undefined;
  /** Timeout of one attempt. */
  timeoutMs: number;
  /** The longest time without a byte of the answer. */
  idleTimeoutMs: number;
  /** Per calendar month. Undefined means no limit. */
  budgetTokens: number | undefined;
  /** Per million tokens. */
  prices: { input: number; output: number; currency: string } | undefined;
}

/** Undefined if no model is configured. Throws if the settings are incomplete. */
export function readLanguageModelSettings(variables: Variables): LanguageModelSettings | undefined {
  const {
    LANGUAGE_MODEL_PROVIDER: provider,
    LANGUAGE_MODEL: model,
    LANGUAGE_MODEL_API_KEY: apiKey,
    LANGUAGE_MODEL_BASE_URL: baseUrl,
    LANGUAGE_MODEL_TIMEOUT_MS: timeoutMs,
  } = variables;
  if (provider === undefined) {
    if (model === undefined && apiKey === undefined && baseUrl === undefined) return undefined;
    throw new ConfigError(`LANGUAGE_MODEL_PROVIDER is missing: ${listChoices(providers)}`);
  }
  if (model === undefined) throw new ConfigError(`LANGUAGE_MODEL is missing: the name of a model of ${provider}`);
  if (provider === 'openai-compatible' && baseUrl === undefined) {
    throw new ConfigError('LANGUAGE_MODEL_BASE_URL is missing: openai-compatible needs the address of its server');
  }
  if (provider !== 'openai-compatible' && apiKey === undefined) {
    throw new ConfigError(`LANGUAGE_MODEL_API_KEY is missing: ${provider} needs one`);
  }
  return {
    provider,
    model,
    apiKey,
    baseUrl,
    timeoutMs,
    idleTimeoutMs: variables.LANGUAGE_MODEL_IDLE_TIMEOUT_MS,
    budgetTokens: variables.MODEL_BUDGET_TOKENS,
    prices: readPrices(variables),
  };
}

function readPrices({
  MODEL_PRICE_INPUT: input,
  MODEL_PRICE_OUTPUT: output,
  MODEL_PRICE_CURRENCY: currency,
}: Variables) {
  if (input === undefined && output === undefined) return undefined;
  if (input === undefined) throw new ConfigError('MODEL_PRICE_INPUT is missing: the price of a million input tokens');
  if (output === undefined)
    throw new ConfigError('MODEL_PRICE_OUTPUT is missing: the price of a million output tokens');
  return { input, output, currency };
}
