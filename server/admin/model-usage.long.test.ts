import { beforeEach, describe, expect, test } from 'vitest';
import type { ModelUsage } from '../../domain/admin/model-usage.ts';
import { aiRequest, creationOf, readUsage, settle, submit } from '../../tests/support/articles/creations.ts';
import { call } from '../../tests/support/call.ts';
import { createPerson, type Person } from '../../tests/support/people.ts';
import { startScriptedModel } from '../../tests/support/scripted-model/start-scripted-model.ts';
import { startOnce } from '../../tests/support/servers/start-once.ts';
import { startSilentServer } from '../../tests/support/servers/start-silent-server.ts';

const model = startOnce(startScriptedModel);
let author: Person;

beforeEach(() => model.forget());

describe('the usage of the language model', () => {
  const server = startOnce(() =>
    startSilentServer({ ...model.environment, MODEL_PRICE_INPUT: '1', MODEL_PRICE_OUTPUT: '4.5' }),
  );

  beforeEach(async () => {
    author = await createPerson(server.services, 'learner');
  });

  test('every call for an article names its user, article and purpose', async () => {
    const { articleId } = creationOf(await submit(server, author, aiRequest));
    await settle(server, author, articleId);
    await call(server, { method: 'POST', path: `/articles/${articleId}/translations/sl`, token: author.token });
    await expect.poll(() => listCalls(articleId)).toHaveLength(2);
    for (const { userId, tokens } of await listCalls(articleId)) {
      expect(userId).toBe(author.id);
      expect(tokens).toBeGreaterThan(100);
    }
  });

  test('is shown to admins per day, user and purpose, with its cost', async () => {
    const { articleId } = creationOf(await submit(server, author, aiRequest));
    await settle(server, author, articleId);
    await call(server, { method: 'POST', path: `/articles/${articleId}/translations/sl`, token: author.token });
    await expect.poll(() => listCalls(articleId)).toHaveLength(2);
    const { month, currency, rows } = await readModelUsage();
    const own = rows.filter(({ user }) => user === author.email);
    expect(own.map(({ purpose }) => purpose).sort()).toEqual(['translate-sentences', 'write-article']);
    for (const { day, calls, inputTokens, outputTokens, cost } of own) {
      expect(day).toBe(new Date().toISOString().slice(0, 10));
      expect(calls).toBeGreaterThan(0);
      expect(cost).toBeCloseTo((inputTokens + 4.5 * outputTokens) / 1_000_000);
    }
    expect(currency).toBe('USD');
    expect(month.tokens).toBeGreaterThanOrEqual(
      own.reduce((sum, { inputTokens, outputTokens }) => sum + inputTokens + outputTokens, 0),
    );
    expect(month.budgetTokens).toBe(null);
  });

  test('is not shown to learners', async () => {
    expect(await call(server, { path: '/admin/model-usage', token: author.token })).toMatchObject({ status: 404 });
  });

  async function readModelUsage() {
    const { token } = await createPerson(server.services, 'admin');
    return (await call(server, { path: '/admin/model-usage', token })).body as ModelUsage;
  }

  const listCalls = (articleId: string) =>
    server.services.db.query<{ userId: string; tokens: number }>`
      select user_id as "userId", input_tokens + output_tokens as tokens from model_calls where article_id = ${articleId}`;
});

describe('a monthly budget', () => {
  const server = startOnce(() => startSilentServer({ ...model.environment, MODEL_BUDGET_TOKENS: '20000' }));

  beforeEach(async () => {
    await server.services.db.query`delete from model_calls`;
    await server.services.db.query`delete from model_reservations`;
    author = await createPerson(server.services, 'learner');
  });

  test('stops new work before the model is called, and the failure says so and is not counted', async () => {
    await spend(19_500, 'now()');
    const { articleId } = creationOf(await submit(server, author, aiRequest));
    expect(await settle(server, author, articleId)).toMatchObject({ failure: 'model-budget-spent' });
    expect(model.questions).toHaveLength(0);
    expect((await readUsage(server, author))['ai-articles'].used).toBe(0);
  });

  test('of last month does not count', async () => {
    await spend(19_500, "now() - interval '32 days'");
    const { articleId } = creationOf(await submit(server, author, aiRequest));
    expect(await settle(server, author, articleId)).toMatchObject({ status: 'done', failure: null });
  });

  test('is reserved: calls at the same time cannot exceed it together', async () => {
    await spend(4000, 'now()');
    const release = model.hold();
    const both = [
      creationOf(await submit(server, author, aiRequest)),
      creationOf(await submit(server, author, aiRequest)),
    ];
    await expect
      .poll(async () => (await Promise.all(both.map(find))).map(({ failure }) => failure).sort())
      .toEqual(['model-budget-spent', null]);
    await expect.poll(() => model.questions.length).toBe(1);
    release();
    const ended = await Promise.all(both.map(({ articleId }) => settle(server, author, articleId)));
    expect(ended.map(({ status }) => status)).toContain('done');
    expect(await server.services.db.query`select 1 from model_reservations`).toHaveLength(0);
  });

  const find = async ({ articleId }: { articleId: string }) =>
    creationOf(await call(server, { path: `/articles/${articleId}/creation`, token: author.token }));

  const spend = (tokens: number, at: string) =>
    server.services.db.execute(
      `insert into model_calls (id, purpose, provider, model, outcome, attempts, input_tokens, output_tokens, duration_ms,
        started_at) values (gen_random_uuid(), 'write-article', 'scripted', 'scripted', 'answered', 1, $1, 0, 1, ${at})`,
      [tokens],
    );
});
