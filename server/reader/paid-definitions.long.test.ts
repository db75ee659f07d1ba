import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import type { DefinitionAnswer } from '../../domain/reader/definition/definition.ts';
import { readUsage } from '../../tests/support/articles/creations.ts';
import { writeOwnArticle } from '../../tests/support/articles/write-own-article.ts';
import { type Answer, call } from '../../tests/support/call.ts';
import { createPerson, type Person } from '../../tests/support/people.ts';
import type { Behaviour } from '../../tests/support/scripted-model/behaviour.ts';
import { startScriptedModel } from '../../tests/support/scripted-model/start-scripted-model.ts';
import { startApiServer } from '../../tests/support/servers/start-api-server.ts';
import { startOnce } from '../../tests/support/servers/start-once.ts';
import { articleIdOf } from '../library/import-library.ts';

const model = startOnce(startScriptedModel);
const server = startOnce(() => startApiServer({ ...model.environment, RATE_LIMITS: 'false' }));
const articleId = articleIdOf('bread-that-bakes-itself');
// Offsets of words in the first sentence: “Este pan necesita cinco minutos de trabajo y una noche larga” (this bread needs five
// minutes of work and a long night).
const offsets = [0, 5, 9, 18, 24, 32, 35] as const;
const allowed = 30;
let reader: Person;

beforeEach(async () => {
  model.forget();
  await server.services.db.query`delete from definitions`;
  reader = await createPerson(server.services, 'learner');
});

describe('the limit of definitions', () => {
  test('refuses six identical concurrent questions when nothing is left', async () => {
    await setUsed(reader, allowed);
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask(reader, 5)));
    expect(answers.map(({ code }) => code)).toEqual(Array.from({ length: 6 }, () => 'limit-reached'));
    expect(model.questions).toHaveLength(0);
    expect((await readUsage(server, reader)).definitions.used).toBe(allowed);
  });

  test('counts six identical concurrent questions as one', async () => {
    await setUsed(reader, allowed - 1);
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask(reader, 5)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 200));
    expect(model.questions).toHaveLength(1);
    expect((await readUsage(server, reader)).definitions.used).toBe(allowed);
  });

  test('of one reader does not affect another who asks the same question concurrently', async () => {
    await setUsed(reader, allowed);
    const other = await createPerson(server.services, 'learner');
    const [refused, answered] = await Promise.all([ask(reader, 5), ask(other, 5)]);
    expect(answered).toMatchObject({ status: 200 });
    expect([200, 402]).toContain(refused.status);
    expect(model.questions).toHaveLength(1);
    expect((await readUsage(server, other)).definitions.used).toBe(1);
  });

  test('is never exceeded by concurrent questions of several readers', async () => {
    const question = fc.record({ who: fc.nat(1), word: fc.nat(offsets.length - 1) });
    const behaviour = fc.constantFrom<Behaviour>('well', 'declined', 'no-json', { slowMs: 30 });
    const scenario = fc.record({
      left: fc.tuple(fc.nat(4), fc.nat(4)),
      behaviours: fc.array(behaviour, { maxLength: 4 }),
      waves: fc.array(fc.array(question, { minLength: 1, maxLength: 12 }), { minLength: 1, maxLength: 3 }),
    });
    await fc.assert(
      fc.asyncProperty(scenario, async ({ left, behaviours, waves }) => {
        model.forget();
        await server.services.db.query`delete from definitions`;
        const readers = await Promise.all(left.map(() => createPerson(server.services, 'learner')));
        for (const [index, count] of left.entries()) await setUsed(readers[index] as Person, allowed - count);
        model.next(...behaviours);
        for (const wave of waves) {
          const answers = await Promise.all(
            wave.map(({ who, word }) => ask(readers[who] as Person, offsets[word] as number)),
          );
          for (const { status } of answers) expect([200, 402]).toContain(status);
        }
        for (const [index, count] of left.entries()) {
          const { used } = (await readUsage(server, readers[index] as Person)).definitions;
          const paid = await countAnswered(readers[index] as Person);
          expect(paid).toBeLessThanOrEqual(count);
          expect(used).toBe(allowed - count + paid);
        }
      }),
      { numRuns: 25 },
    );
  }, 120_000);
});

describe('an answer that does not come from the model', () => {
  test('is free if it is stored, also when nothing is left', async () => {
    await ask(reader, 5);
    const other = await createPerson(server.services, 'learner');
    await setUsed(other, allowed);
    expect(await ask(other, 5)).toMatchObject({ status: 200 });
    expect((await readUsage(server, other)).definitions.used).toBe(allowed);
  });

  test('is free if the lexicon answers after a failure of the model', async () => {
    model.always('declined');
    expect(definitionOf(await ask(reader, 5))).toMatchObject({ answeredBy: 'lexicon' });
    expect((await readUsage(server, reader)).definitions.used).toBe(0);
  });

  test('is free if the lexicon answers without a model', async () => {
    const modelless = await startApiServer();
    try {
      const learner = await createPerson(modelless.services, 'learner');
      await setUsed(learner, allowed, modelless);
      const answer = await ask(learner, 5, modelless);
      expect(definitionOf(answer)).toMatchObject({ answeredBy: 'lexicon' });
      expect((await readUsage(modelless, learner)).definitions.used).toBe(allowed);
    } finally {
      await modelless.stop();
    }
  });
});

describe('the dictionary before the model', () => {
  test('answers a known word without calling the model, and shows how many model answers are left', async () => {
    const { body } = await look(reader, articleId, 5);
    expect(body).toMatchObject({
      definition: { answeredBy: 'lexicon', meaning: { word: 'bread' } },
      hasModelFailed: false,
      modelAnswers: { left: allowed, renewsAt: expect.any(String) },
    });
    await ask(reader, 5);
    expect((await look(reader, articleId, 9)).body).toMatchObject({ modelAnswers: { left: allowed - 1 } });
    expect(model.questions).toHaveLength(1);
  });

  test('lets the model answer a word it does not have, as long as the plan allows', async () => {
    const ownId = await writeOwnArticle(server.services, {
      authorId: reader.id,
      versions: { es: ['Un trompelúcido duerme.'] },
    });
    expect(definitionOf(await look(reader, ownId, 3))).toMatchObject({ answeredBy: 'model' });
    expect((await readUsage(server, reader)).definitions.used).toBe(1);

    await server.services.db.query`delete from definitions`;
    await server.services.db.query`update limit_uses set used = ${allowed} where user_id = ${reader.id}`;
    expect(await look(reader, ownId, 3)).toMatchObject({
      status: 200,
      body: { definition: { answeredBy: 'lexicon', meaning: null }, modelAnswers: { left: 0 } },
    });
    expect(model.questions).toHaveLength(1);
  });
});

describe('a question whose reader has disconnected', () => {
  test('is completed, stored and counted', async () => {
    const release = model.hold();
    const leaving = new AbortController();
    const asked = ask(reader, 5, server, leaving.signal).catch(() => undefined);
    await expect.poll(() => model.questions.length).toBe(1);
    leaving.abort();
    await asked;
    // Waits until the server has noticed the disconnect.
    await sleep(500);
    release();
    await expect.poll(() => listKept()).toHaveLength(1);
    expect((await readUsage(server, reader)).definitions.used).toBe(1);
    expect(definitionOf(await ask(reader, 5))).toMatchObject({ answeredBy: 'model' });
    expect(model.questions).toHaveLength(1);
  });

  test('cannot be repeated beyond the limit', async () => {
    await setUsed(reader, allowed - 2);
    const release = model.hold();
    for (const [index, offset] of offsets.entries()) {
      const leaving = new AbortController();
      const asked = ask(reader, offset, server, leaving.signal).catch(() => undefined);
      if (index < 2) await expect.poll(() => model.questions.length).toBe(index + 1);
      else expect(await asked).toMatchObject({ code: 'limit-reached' });
      leaving.abort();
      await asked;
    }
    release();
    await expect.poll(() => listKept()).toHaveLength(2);
    expect(model.questions).toHaveLength(2);
  });
});

describe('a model that fails every time', () => {
  test('is called up to three times the daily limit, then only the lexicon answers until the next day', async () => {
    await setFreeLimit('definitionsPerDay', 2);
    try {
      model.always('declined');
      for (const offset of offsets) {
        expect(definitionOf(await ask(reader, offset))).toMatchObject({ answeredBy: 'lexicon' });
      }
      expect(offsets.length).toBeGreaterThan(6);
      expect(model.questions).toHaveLength(6);
      expect((await readUsage(server, reader)).definitions.used).toBe(0);

      const { now } = server.services;
      server.services.now = () => new Date(now().getTime() + 24 * 3_600_000);
      model.always('well');
      expect(definitionOf(await ask(reader, 0))).toMatchObject({ answeredBy: 'model' });
      server.services.now = now;
    } finally {
      await setFreeLimit('definitionsPerDay', allowed);
    }
  });
});

async function ask({ token }: Person, offset: number, at = server, signal?: AbortSignal): Promise<Answer> {
  const start = { sentence: 1, offset };
  const body = { language: 'es', start, end: { ...start, offset: offset + 1 }, asks: 'model' };
  return call(at, { method: 'POST', path: `/articles/${articleId}/definitions`, token, body, signal });
}

/** A tap on a word, which asks the lexicon first. */
const look = ({ token }: Person, inArticle: string, offset: number): Promise<Answer> => {
  const place = { sentence: 1, offset };
  const body = { language: 'es', start: place, end: { ...place, offset: offset + 1 } };
  return call(server, { method: 'POST', path: `/articles/${inArticle}/definitions`, token, body });
};

const definitionOf = ({ body }: Answer) => (body as DefinitionAnswer).definition;

const setUsed = ({ id }: Person, used: number, at = server) => at.services.db.query`
  insert into limit_uses (user_id, "limit", period_start, used)
  values (${id}, 'definitions', date_trunc('day', ${at.services.now()}::timestamptz at time zone 'UTC'), ${used})`;

const setFreeLimit = (field: string, value: number) => server.services.db.query`
  update subscription_plans set limits = limits || ${{ [field]: value }} where id = 'free'`;

const listKept = () =>
  server.services.db.query`select key from definitions where definition ->> 'answeredBy' = 'model'`;

async function countAnswered({ id }: Person) {
  const rows = await server.services.db.query`
    select 1 from model_calls where user_id = ${id} and purpose = 'define-words' and outcome = 'answered'`;
  return rows.length;
}
