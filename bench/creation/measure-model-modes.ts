import { randomUUID } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type Behaviour, singleFaults } from '../../tests/support/scripted-model/behaviour.ts';
import type { ScriptedModel } from '../../tests/support/scripted-model/start-scripted-model.ts';
import type { AppProcess } from '../app-process.ts';
import { createReader } from '../create-reader.ts';
import type { Figure } from '../report.ts';
import { storyRequest } from './story-request.ts';
import { findCreation, submitRequest } from './submit-text.ts';

const mostTimesClean = 2;

/** Measures the tokens that an article costs if the first answer of the model is wrong, compared with a run without errors. */
export async function measureModelModes(app: AppProcess, dataDir: string, model: ScriptedModel): Promise<Figure[]> {
  const host = realpathSync(join(dataDir, 'postgres'));
  const database = new pg.Client({ host, user: 'foxtale', database: 'foxtale' });
  await database.connect();

  async function measure(mode: Behaviour) {
    const { token } = await createReader(host);
    model.forget();
    model.next(mode);
    const articleId = await submitRequest(app, token, { articleId: randomUUID(), request: storyRequest });
    while ((await findCreation(app, token, articleId)).status !== 'done') await sleep(50);
    const { rows } = await database.query<{ calls: number; tokens: number }>(
      `select sum(attempts)::int as calls, sum(input_tokens + output_tokens)::int as tokens
       from model_calls where article_id = $1`,
      [articleId],
    );
    return rows[0] ?? { calls: 0, tokens: 0 };
  }

  const clean = await measure('well');
  const figures: Figure[] = [];
  for (const mode of singleFaults) {
    const { calls, tokens } = await measure(mode);
    figures.push({
      name: `tokens if an answer is ${nameOf(mode)} (${calls} ${calls === 1 ? 'call' : 'calls'})`,
      value: tokens,
      unit: 'tokens',
      floor: clean.tokens,
      goal: { atMost: mostTimesClean },
    });
  }
  model.forget();
  await database.end();
  return figures;
}

const nameOf = (mode: Behaviour) => (typeof mode === 'string' ? mode : JSON.stringify(mode));
