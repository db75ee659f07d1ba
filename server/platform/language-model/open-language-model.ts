import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from '../../config.ts';
import type { Services } from '../../services.ts';
import { createLanguageModel } from './create-language-model.ts';
import { recordModelCall } from './record-model-call.ts';

type World = Pick<Services, 'db' | 'log' | 'metrics' | 'newId' | 'now' | 'random'>;

/** Undefined when none is configured. */
export const openLanguageModel = ({ languageModel }: Pick<Config, 'languageModel'>, world: World) =>
  languageModel &&
  createLanguageModel(languageModel, {
    ...world,
    wait: (ms, signal) => sleep(ms, undefined, { ...(signal !== undefined && { signal }) }),
    record: (call) => recordModelCall(world, call),
  });
