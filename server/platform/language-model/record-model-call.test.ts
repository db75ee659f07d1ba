import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { createPerson } from '../../../tests/support/people.ts';
import { startScriptedModel } from '../../../tests/support/scripted-model/start-scripted-model.ts';
import { startApiServer } from '../../../tests/support/servers/start-api-server.ts';
import { startOnce } from '../../../tests/support/servers/start-once.ts';
import { openLanguageModel } from './open-language-model.ts';

const scripted = startOnce(startScriptedModel);
const server = startOnce(() => startApiServer(scripted.environment));

const question = {
  purpose: 'test-connection' as const,
  schema: v.strictObject({ isReady: v.boolean() }),
  example: { isReady: true },
  instructions: 'Be ready.',
  material: { description: 'Kanarienvogel' },
};

test('a started server uses the configured model, and records every question without its content', async () => {
  const { services } = server;
  const { id: userId } = await createPerson(services, 'learner');
  const [article] = await services.db.query<{ id: string }>`select id from articles limit 1`;
  const lines: string[] = [];
  const log = pino({ base: null }, { write: (line: string) => void lines.push(line) });
  const languageModel = openLanguageModel(services.config, { ...services, log });
  expect(services.languageModel).toMatchObject({ provider: 'openai-compatible', model: 'scripted' });

  await languageModel?.generate({ ...question, userId, articleId: article?.id });

  const rows = await services.db.query<{ input_tokens: number }>`select * from model_calls where user_id = ${userId}`;
  expect(rows).toEqual([
    expect.objectContaining({
      purpose: 'test-connection',
      provider: 'openai-compatible',
      model: 'scripted',
      outcome: 'answered',
      user_id: userId,
      article_id: article?.id,
      attempts: 1,
    }),
  ]);
  expect(rows[0]?.input_tokens).toBeGreaterThan(100);
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ modelCall: expect.objectContaining({ userId, outcome: 'answered' }) }),
  ]);
  expect(JSON.stringify([rows, lines])).not.toContain('Kanarienvogel');
});

test('a question of a deleted user is answered and recorded', async () => {
  const { services } = server;
  const gone = { userId: randomUUID(), articleId: randomUUID() };
  const count = () => services.db.query`
    select 1 from model_calls where user_id is null and article_id = ${gone.articleId}`;
  expect(await count()).toHaveLength(0);
  expect(await services.languageModel?.generate({ ...question, ...gone })).toEqual({ isReady: true });
  expect(await count()).toHaveLength(1);
});
