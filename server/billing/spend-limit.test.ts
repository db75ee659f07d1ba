import { beforeEach, describe, expect, test } from 'vitest';
import { type Limit, limits, type Usage } from '../../domain/billing/limits.ts';
import { call } from '../../tests/support/call.ts';
import { createPerson, deleteProfile, type Person } from '../../tests/support/people.ts';
import { startApiServer } from '../../tests/support/servers/start-api-server.ts';
import { startOnce } from '../../tests/support/servers/start-once.ts';
import { mergeProfile } from '../access/queries.ts';
import type { Services } from '../services.ts';
import { refundLimit, spendLimit } from './spend-limit.ts';

const server = startOnce(startApiServer);
let reader: Person;

beforeEach(async () => {
  server.services.now = () => new Date('2026-11-15T12:00:00Z');
  reader = await createPerson(server.services, 'learner');
});

describe('a limit', () => {
  test.each<[Limit, number, string]>([
    ['ai-articles', 3, '2026-12-01T00:00:00.000Z'],
    ['translations', 3, '2026-12-01T00:00:00.000Z'],
    ['own-articles', 5, '2026-12-01T00:00:00.000Z'],
    ['definitions', 30, '2026-11-16T00:00:00.000Z'],
  ])('of %s can be spent %i times on the free plan, and says when it renews', async (limit, allowed, renewsAt) => {
    for (let count = 1; count <= allowed; count++) await spend(limit, `work ${count}`);
    expect((await usage())[limit]).toEqual({ used: allowed, allowed, left: 0, renewsAt });
    await expect(spend(limit, 'one more')).rejects.toMatchObject({
      code: 'limit-reached',
      details: { limit, renewsAt },
    });
    expect((await usage())[limit].used).toBe(allowed);
  });

  test('is counted per user and independent of other limits', async () => {
    const other = await createPerson(server.services, 'learner');
    for (const key of ['a', 'b', 'c']) await spend('ai-articles', key);
    await spendLimit(server.services, { userId: other.id, limit: 'ai-articles', key: 'a' });
    await spend('translations', 'a');
    const used = await usage();
    expect(limits.map((limit) => used[limit].used)).toEqual([3, 1, 0, 0]);
  });

  test('counts the same work once, also when it is started again', async () => {
    await Promise.all(Array.from({ length: 5 }, () => spend('ai-articles', 'the same')));
    expect((await usage())['ai-articles'].used).toBe(1);
    for (const key of ['b', 'c']) await spend('ai-articles', key);
    await spend('ai-articles', 'the same');
  });

  test('counts concurrent requests for the same work as one use', async () => {
    for (const key of ['a', 'b']) await spend('ai-articles', key);
    const start = () =>
      server.services.db.transaction((tx) =>
        spendLimit({ ...server.services, db: tx }, { userId: reader.id, limit: 'ai-articles', key: 'the last' }),
      );
    await Promise.all(Array.from({ length: 5 }, start));
    expect((await usage())['ai-articles']).toMatchObject({ used: 3, left: 0 });
  });

  test('of zero allows nothing', async () => {
    await setFreeLimit('aiArticlesPerMonth', 0);
    await expect(spend('ai-articles', 'a')).rejects.toMatchObject({ code: 'limit-reached' });
    await setFreeLimit('aiArticlesPerMonth', 3);
  });

  test('that was lowered below the used amount has zero left, not a negative number', async () => {
    for (const key of ['a', 'b', 'c']) await spend('ai-articles', key);
    await setFreeLimit('aiArticlesPerMonth', 1);
    expect((await usage())['ai-articles']).toMatchObject({ used: 3, allowed: 1, left: 0 });
    await setFreeLimit('aiArticlesPerMonth', 3);
  });

  test('applies to an account without a profile', async () => {
    await deleteProfile(server.services, reader.id);
    for (const key of ['a', 'b', 'c']) await spend('ai-articles', key);
    await expect(spend('ai-articles', 'd')).rejects.toMatchObject({ code: 'limit-reached' });
  });

  test('comes from the default free plan when the database has no plan', async () => {
    await server.services.db.query`update subscription_plans set is_active = false where id = 'free'`;
    for (const key of ['a', 'b', 'c']) await spend('ai-articles', key);
    await expect(spend('ai-articles', 'd')).rejects.toMatchObject({ code: 'limit-reached' });
    expect((await usage())['ai-articles'].allowed).toBe(3);
    await server.services.db.query`update subscription_plans set is_active = true where id = 'free'`;
  });
});

describe('fifty concurrent requests', () => {
  test('spend the last use exactly once', async () => {
    for (const key of ['a', 'b']) await spend('ai-articles', key);
    const attempts = Array.from({ length: 50 }, (_, index) =>
      server.services.db.transaction((tx) => spend('ai-articles', `article ${index}`, { ...server.services, db: tx })),
    );
    const outcomes = await Promise.allSettled(attempts);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'limit-reached' });
    expect((await usage())['ai-articles'].used).toBe(3);
    expect(await countSpends()).toBe(3);
  });
});

describe('six concurrent requests for the same work', () => {
  const askSixTimes = () => Promise.allSettled(Array.from({ length: 6 }, () => spend('ai-articles', 'the same')));

  test('are all refused when nothing is left', async () => {
    for (const key of ['a', 'b', 'c']) await spend('ai-articles', key);
    const outcomes = await askSixTimes();
    expect(outcomes.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 'rejected'));
    expect(await countSpends()).toBe(3);
    expect((await usage())['ai-articles'].used).toBe(3);
  });

  test('are counted once when one use is left', async () => {
    for (const key of ['a', 'b']) await spend('ai-articles', key);
    const outcomes = await askSixTimes();
    expect(outcomes.some(({ status }) => status === 'fulfilled')).toBe(true);
    expect(await countSpends()).toBe(3);
    expect((await usage())['ai-articles'].used).toBe(3);
  });
});

describe('work that fails and is refunded', () => {
  const setDay = (day: number) => {
    server.services.now = () => new Date(Date.UTC(2026, 10, day, 12));
  };
  const failTo = async (limit: Limit, count: number) => {
    for (let number = 0; number < count; number++) {
      const key = `${server.services.now().toISOString()} ${number}`;
      await spend(limit, key);
      await refundLimit(server.services, { userId: reader.id, limit, key });
    }
  };
  const refused = (limit: Limit, renewsAt: string) => ({ code: 'too-many-tries', details: { limit, renewsAt } });

  test.each<[Limit, number[]]>([
    ['ai-articles', [5, 4]],
    ['translations', [5, 4]],
    ['own-articles', [5, 5, 5]],
  ])('of %s: %j starts day after day, then none until the next month', async (limit, starts) => {
    for (const [index, count] of starts.entries()) {
      setDay(15 + index);
      await failTo(limit, count);
      const isLast = index === starts.length - 1;
      const renewsAt = isLast ? '2026-12-01T00:00:00.000Z' : `2026-11-${16 + index}T00:00:00.000Z`;
      await expect(spend(limit, 'one more')).rejects.toMatchObject(refused(limit, renewsAt));
    }
    setDay(18);
    await expect(spend(limit, 'another day')).rejects.toMatchObject(refused(limit, '2026-12-01T00:00:00.000Z'));
    expect((await usage())[limit].used).toBe(0);
    server.services.now = () => new Date('2026-12-01T00:00:00Z');
    await spend(limit, 'another month');
  });

  test('of definitions: three times as many starts as the day allows', async () => {
    await failTo('definitions', 90);
    await expect(spend('definitions', 'one more')).rejects.toMatchObject(
      refused('definitions', '2026-11-16T00:00:00.000Z'),
    );
    expect(await countSpends()).toBe(0);
    setDay(16);
    await spend('definitions', 'another day');
  });

  test('by fifty concurrent requests: not one start more', async () => {
    await failTo('definitions', 88);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 50 }, (_, index) => spend('definitions', `question ${index}`)),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  });

  test('keeps one start for each allowed use', async () => {
    await spend('ai-articles', 'a');
    await failTo('ai-articles', 4);
    setDay(16);
    for (const key of ['b', 'c']) await spend('ai-articles', key);
    await expect(spend('ai-articles', 'd')).rejects.toMatchObject({ code: 'limit-reached' });
  });
});

describe('work that does not succeed', () => {
  test('is not counted when its transaction is rolled back', async () => {
    const work = server.services.db.transaction(async (tx) => {
      await spend('ai-articles', 'a', { ...server.services, db: tx });
      throw new Error('The article was not stored.');
    });
    await expect(work).rejects.toThrow('not stored');
    expect((await usage())['ai-articles'].used).toBe(0);
  });

  test('is refunded once, also when the refund is requested again', async () => {
    await spend('ai-articles', 'a');
    await spend('ai-articles', 'b');
    const back = { userId: reader.id, limit: 'ai-articles', key: 'a' } as const;
    await Promise.all(Array.from({ length: 5 }, () => refundLimit(server.services, back)));
    await refundLimit(server.services, { ...back, key: 'never spent' });
    expect((await usage())['ai-articles'].used).toBe(1);
    await spend('ai-articles', 'a');
    expect((await usage())['ai-articles'].used).toBe(2);
  });

  test('is refunded to the month it was spent in', async () => {
    await spend('ai-articles', 'a');
    server.services.now = () => new Date('2026-12-02T12:00:00Z');
    await spend('ai-articles', 'b');
    await refundLimit(server.services, { userId: reader.id, limit: 'ai-articles', key: 'a' });
    expect((await usage())['ai-articles'].used).toBe(1);
  });

  test('is not counted when it was refused and the transaction commits', async () => {
    for (const key of ['a', 'b', 'c']) await spend('ai-articles', key);
    await server.services.db.transaction(async (tx) => {
      await spend('ai-articles', 'd', { ...server.services, db: tx }).catch(() => {});
    });
    expect(await countSpends()).toBe(3);
  });
});

describe('days and months', () => {
  test.each([
    ['UTC', '2026-11-16T00:00:00.000Z', '2026-12-01T00:00:00.000Z'],
    ['Europe/Ljubljana', '2026-11-15T23:00:00.000Z', '2026-11-30T23:00:00.000Z'],
    ['America/New_York', '2026-11-16T05:00:00.000Z', '2026-12-01T05:00:00.000Z'],
    ['Asia/Kathmandu', '2026-11-15T18:15:00.000Z', '2026-11-30T18:15:00.000Z'],
    ['Pacific/Kiritimati', '2026-11-16T10:00:00.000Z', '2026-11-30T10:00:00.000Z'],
  ])('begin at midnight in %s', async (timeZone, day, month) => {
    await mergeProfile(server.services, reader, { timeZone });
    const { definitions, translations } = await usage();
    expect([definitions.renewsAt, translations.renewsAt]).toEqual([day, month]);
  });

  test('follow daylight saving time: a month with a missing hour still starts at midnight', async () => {
    server.services.now = () => new Date('2027-03-15T12:00:00Z');
    reader = await createPerson(server.services, 'learner');
    await mergeProfile(server.services, reader, { timeZone: 'Europe/Ljubljana' });
    expect((await usage()).translations.renewsAt).toBe('2027-03-31T22:00:00.000Z');
  });

  test('reset the limit exactly at the announced time', async () => {
    await mergeProfile(server.services, reader, { timeZone: 'Asia/Kathmandu' });
    await setFreeLimit('definitionsPerDay', 1);
    await spend('definitions', 'a');
    const renewsAt = Date.parse((await usage()).definitions.renewsAt);
    server.services.now = () => new Date(renewsAt - 1);
    await expect(spend('definitions', 'b')).rejects.toMatchObject({ code: 'limit-reached' });
    server.services.now = () => new Date(renewsAt);
    await spend('definitions', 'b');
    await setFreeLimit('definitionsPerDay', 30);
  });
});

function spend(limit: Limit, key: string, services: Pick<Services, 'db' | 'now'> = server.services) {
  return spendLimit(services, { userId: reader.id, limit, key });
}

async function usage() {
  const { body } = await call(server, { path: '/usage', token: reader.token });
  return (body as { usage: Usage }).usage;
}

async function countSpends() {
  const rows = await server.services.db.query`select 1 from limit_spends where user_id = ${reader.id}`;
  return rows.length;
}

const setFreeLimit = (field: string, value: number) => server.services.db.query`
  update subscription_plans set limits = limits || ${{ [field]: value }} where id = 'free'`;
