import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { readConfig } from '../../../server/config.ts';
import { createLanguageModel } from '../../../server/platform/language-model/create-language-model.ts';
import type { ModelCall } from '../../../server/platform/language-model/language-model.ts';
import type { ScriptedModel } from './start-scripted-model.ts';

/**
 * Connects the real client of the language model to the scripted model. Where the client would wait, a fake clock jumps forward
 * instead.
 */
export function connect(scripted: Pick<ScriptedModel, 'environment'>, environment: Record<string, string> = {}) {
  const { languageModel: settings } = readConfig({ ...scripted.environment, ...environment });
  if (settings === undefined) throw new Error('No language model is configured.');
  const waits: number[] = [];
  const calls: ModelCall[] = [];
  const lines: string[] = [];
  let skippedMs = 0;
  const languageModel = createLanguageModel(settings, {
    log: pino({ base: null }, { write: (line: string) => void lines.push(line) }),
    now: () => new Date(Date.now() + skippedMs),
    random: () => 0.5,
    async wait(ms, signal) {
      signal?.throwIfAborted();
      waits.push(ms);
      skippedMs += ms;
    },
    newId: randomUUID,
    reserve: async () => {},
    record: async (call) => void calls.push(call),
  });
  return {
    languageModel,
    /** The pauses between the attempts of the client, in milliseconds. */
    waits,
    calls,
    lines,
    letPass(ms: number) {
      skippedMs += ms;
    },
  };
}
