import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from '../../config.ts';
import type { Services } from '../../services.ts';
import { createLanguageModel } from './create-language-model.ts';
import { recordModelCall } from './record-model-call.ts';
import { estimateTokens, reserveTokens } from './reserve-tokens.ts';

type Deps = Pick<Services, 'db' | 'log' | 'metrics' | 'newId' | 'now' | 'random'>;

/** Undefined if no language model is configured. */
export const openLanguageModel = ({ languageModel }: Pick<Config, 'languageModel'>, deps: Deps) =>
  languageModel &&
  createLanguageModel(languageModel, {
    ...deps,
    wait: (ms, signal) => sleep(ms, undefined, { ...(signal !== undefined && { signal }) }),
    reserve: async ({ id: callId }, question) => {
      const { budgetTokens } = languageModel;
      if (budgetTokens !== undefined)
        await reserveTokens(deps, { callId, tokens: estimateTokens(question), budgetTokens });
    },
    record: (call) => recordModelCall(deps, call),
  });
