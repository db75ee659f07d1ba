import { randomUUID } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ScriptedModel } from '../../tests/support/scripted-model/start-scripted-model.ts';
import type { AppProcess } from '../app-process.ts';
import { createReader } from '../create-reader.ts';
import { percentile } from '../percentile.ts';
import type { Figure } from '../report.ts';
import { storyRequest } from './story-request.ts';
import { findCreation, submitRequest } from './submit-text.ts';

const articles = 3;
const provider = { tokensPerSecond: 60, latencyMs: 900 };
const pollIntervalMs = 25;

/**
 * Measures how soon an article can be read while the model is writing it. The model answers as fast as a real provider. The
 * baseline is the time that the model needs to stream its answer.
 */
export async function measureStreaming(app: AppProcess, dataDir: string, model: ScriptedModel): Promise<Figure[]> {
  const host = realpathSync(join(dataDir, 'postgres'));
  model.always(provider);
  const measured: { firstMs: number; wholeMs: number; streamMs: number; calls: number }[] = [];
  for (let round = 0; round < articles; round++) {
    const { token } = await createReader(host);
    model.questions.length = 0;
    const start = performance.now();
    const articleId = await submitRequest(app, token, { articleId: randomUUID(), request: storyRequest });
    let firstMs = Number.NaN;
    for (;;) {
      const { status, paragraphs } = await findCreation(app, token, articleId);
      if (Number.isNaN(firstMs) && paragraphs.flat().some(({ translation }) => translation !== null)) {
        firstMs = performance.now() - start;
      }
      if (status === 'done') break;
      await sleep(pollIntervalMs);
    }
    const wholeMs = performance.now() - start;
    const streamMs = model.questions[0]?.streamMs ?? Number.NaN;
    measured.push({ firstMs, wholeMs, streamMs, calls: model.questions.length });
  }
  model.forget();
  const median = (values: number[]) => percentile(values, 50);
  return [
    {
      name: 'the first sentence with its translation, at 60 tokens per second',
      value: median(measured.map(({ firstMs }) => firstMs)),
      unit: 'ms',
      goal: { atMost: 3000 },
    },
    {
      name: 'the whole article, against the stream of the provider',
      value: median(measured.map(({ wholeMs }) => wholeMs)),
      unit: 'ms',
      floor: median(measured.map(({ streamMs }) => streamMs)),
      goal: { atMost: 1.1 },
    },
    {
      name: 'calls of the model per article, at most',
      value: Math.max(...measured.map(({ calls }) => calls)),
      unit: '',
      goal: { atMost: 1 },
    },
  ];
}
