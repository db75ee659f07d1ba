import type { LanguageModel } from 'ai';
import { createLimitedFetch } from './limited-fetch.ts';
import type { LanguageModelSettings } from './settings.ts';
import { acceptUnstreamed } from './unstreamed-answers.ts';

export interface ChosenModel {
  model: LanguageModel;
  /** Set if the provider's default would cut off a long article. */
  maxOutputTokens?: number;
}

// Limits the size of a streamed answer. In a stream, each token takes about 200 bytes, and the longest article has 10,000
// tokens.
const maxBytes = 10_000_000;

/** Creates the model of the SDK. The package of the provider is loaded on first use. */
export async function chooseModel(settings: LanguageModelSettings): Promise<ChosenModel> {
  const { provider, model, apiKey, baseUrl, idleTimeoutMs } = settings;
  const fetch = createLimitedFetch({ idleMs: idleTimeoutMs, maxBytes });
  const access = { fetch, ...(apiKey !== undefined && { apiKey }), ...(baseUrl !== undefined && { baseURL: baseUrl }) };
  switch (provider) {
    case 'openai': {
      const { createOpenAI } = await import('@ai-sdk/openai');
      return { model: createOpenAI(access)(model) };
    }
    case 'openai-compatible': {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
      const server = { name: provider, baseURL: baseUrl ?? '', supportsStructuredOutputs: true, includeUsage: true };
      return { model: createOpenAICompatible({ ...server, ...access, fetch: acceptUnstreamed(fetch) })(model) };
    }
    case 'anthropic': {
      const { createAnthropic } = await import('@ai-sdk/anthropic');
      return { model: createAnthropic(access)(model), maxOutputTokens: 16_000 };
    }
    case 'google': {
      const { createGoogleGenerativeAI } = await import('@ai-sdk/google');
      return { model: createGoogleGenerativeAI(access)(model) };
    }
  }
}
