import type { LanguageModel } from 'ai';
import type { LanguageModelSettings } from './settings.ts';

export interface ChosenModel {
  model: LanguageModel;
  /** Set if the default of the provider would cut off a long article. */
  maxOutputTokens?: number;
}

/** Creates the model of the SDK. The package of the provider is loaded on first use. */
export async function chooseModel({ provider, model, apiKey, baseUrl }: LanguageModelSettings): Promise<ChosenModel> {
  const access = { ...(apiKey !== undefined && { apiKey }), ...(baseUrl !== undefined && { baseURL: baseUrl }) };
  switch (provider) {
    case 'openai': {
      const { createOpenAI } = await import('@ai-sdk/openai');
      return { model: createOpenAI(access)(model) };
    }
    case 'openai-compatible': {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
      const server = { name: provider, baseURL: baseUrl ?? '', supportsStructuredOutputs: true };
      return { model: createOpenAICompatible({ ...server, ...access })(model) };
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
