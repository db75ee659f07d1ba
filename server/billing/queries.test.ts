import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { SubscriptionPlan } from '../../domain/billing/subscription-plan.ts';
import { defaultPlans } from '../../domain/billing/subscription-plan.ts';
import { call } from '../../tests/support/call.ts';
import { startApiServer } from '../../tests/support/servers/start-api-server.ts';
import type { TestServer } from '../../tests/support/servers/start-test-server.ts';
import { insertDefaultPlans } from './queries.ts';

let server: TestServer | undefined;

beforeEach(async () => {
  await server?.stop();
  server = await startApiServer();
});

afterAll(async () => {
  await server?.stop();
});

describe('the plans on offer', () => {
  test('are the default ones on a new server', async () => {
    expect(await listOffered()).toEqual(defaultPlans);
  });

  test('are sorted by their order', async () => {
    await database().query`update subscription_plans set "order" = 10 - "order"`;
    expect((await listOffered()).map(({ id }) => id)).toEqual(['yearly', 'monthly', 'free']);
  });

  test('do not include retired plans', async () => {
    await database().query`update subscription_plans set is_active = false where id = 'monthly'`;
    expect((await listOffered()).map(({ id }) => id)).toEqual(['free', 'yearly']);
  });
});

describe('the next start', () => {
  test('does not overwrite a plan that was changed', async () => {
    await database().query`update subscription_plans set price_minor = 900, names = names || '{"en":"Every month"}'
      where id = 'monthly'`;
    const changed = await listOffered();
    await insertDefaultPlans({ db: database() });
    expect(await listOffered()).toEqual(changed);
    expect(changed[1]).toMatchObject({ priceMinor: 900, names: { en: 'Every month', sl: 'Mesečno' } });
  });

  test('does not bring back a plan that was deleted', async () => {
    await database().query`delete from subscription_plans where id = 'yearly'`;
    await insertDefaultPlans({ db: database() });
    expect((await listOffered()).map(({ id }) => id)).toEqual(['free', 'monthly']);
  });

  test('inserts either all default plans or none', async () => {
    await database().query`delete from subscription_plans`;
    await database().query`alter table subscription_plans add constraint trouble check (id <> 'yearly')`;
    await expect(insertDefaultPlans({ db: database() })).rejects.toThrow('trouble');
    expect(await listOffered()).toEqual([]);
    await database().query`alter table subscription_plans drop constraint trouble`;
    await insertDefaultPlans({ db: database() });
    expect(await listOffered()).toEqual(defaultPlans);
  });

  test('inserts them once when four servers start concurrently', async () => {
    // Whether two inserts conflict, and at which unique index, depends on their timing. Therefore the test has many rounds.
    for (let round = 1; round <= 50; round++) {
      await database().query`delete from subscription_plans`;
      await Promise.all(Array.from({ length: 4 }, () => insertDefaultPlans({ db: database() })));
      expect(await listOffered()).toEqual(defaultPlans);
    }
  });
});

function database() {
  if (server === undefined) throw new Error('The server has not started.');
  return server.services.db;
}

async function listOffered() {
  if (server === undefined) throw new Error('The server has not started.');
  const { body } = await call(server, { path: '/subscription-plans' });
  return (body as { plans: SubscriptionPlan[] }).plans;
}
