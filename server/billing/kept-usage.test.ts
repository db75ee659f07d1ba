import { createHmac } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { readUsage } from '../../tests/support/articles/creations.ts';
import { listStoredRows } from '../../tests/support/database/list-stored-rows.ts';
import { createSession } from '../../tests/support/people.ts';
import { startApiServer } from '../../tests/support/servers/start-api-server.ts';
import { startOnce } from '../../tests/support/servers/start-once.ts';
import { deleteAccount, upsertUser } from '../access/queries.ts';
import { cleanUpBilling } from './clean-up-billing.ts';
import { refundLimit, spendLimit } from './spend-limit.ts';

const server = startOnce(startApiServer);
let count = 0;
let identity: { issuer: string; subject: string; email: string; isEmailVerified: boolean; name: string };

beforeEach(() => {
  server.services.now = () => new Date('2026-11-15T12:00:00Z');
  count += 1;
  const email = `leaver-${count}@foxtale.test`;
  identity = {
    issuer: 'https://accounts.example',
    subject: `subject-${count}`,
    email,
    isEmailVerified: true,
    name: '',
  };
});

const signIn = () => upsertUser(server.services, { identity, hasAccess: true, isAdmin: false });

async function usageOf(id: string) {
  return readUsage(server, { id, email: identity.email, token: await createSession(server.services, id) });
}

test('deleting the account does not reset its limits', async () => {
  const first = await signIn();
  for (const key of ['a', 'b', 'c']) await spendLimit(server.services, { userId: first, limit: 'ai-articles', key });
  await deleteAccount(server.services, first);
  const second = await signIn();
  expect(second).not.toBe(first);
  expect((await usageOf(second))['ai-articles']).toMatchObject({ used: 3, left: 0 });
  const again = spendLimit(server.services, { userId: second, limit: 'ai-articles', key: 'd' });
  await expect(again).rejects.toMatchObject({ code: 'limit-reached' });
});

test('deleting the account several times does not reset the number of started tries', async () => {
  for (let turn = 0; turn < 5; turn++) {
    const userId = await signIn();
    const spend = { userId, limit: 'ai-articles' as const, key: `try ${turn}` };
    await spendLimit(server.services, spend);
    await refundLimit(server.services, spend);
    await deleteAccount(server.services, userId);
  }
  const last = spendLimit(server.services, { userId: await signIn(), limit: 'ai-articles', key: 'one more' });
  await expect(last).rejects.toMatchObject({ code: 'too-many-tries' });
});

test('the kept usage contains no personal data and applies only to the same identity', async () => {
  const userId = await signIn();
  await spendLimit(server.services, { userId, limit: 'definitions', key: 'a' });
  await deleteAccount(server.services, userId);
  const stored = await listStoredRows(server.services);
  expect(stored.kept_usage).toHaveLength(1);
  for (const personal of [userId, identity.email, identity.subject])
    expect(JSON.stringify(stored)).not.toContain(personal);
  identity = { ...identity, issuer: 'https://other.example' };
  expect((await usageOf(await signIn())).definitions.used).toBe(0);
  await server.services.db.query`delete from kept_usage`;
});

test('the kept usage is deleted when the period has ended in all time zones', async () => {
  const userId = await signIn();
  await spendLimit(server.services, { userId, limit: 'definitions', key: 'a' });
  await spendLimit(server.services, { userId, limit: 'translations', key: 'a' });
  await deleteAccount(server.services, userId);
  const limitsKeptAt = async (moment: string) => {
    await cleanUpBilling({ ...server.services, now: () => new Date(moment) });
    const rows = await server.services.db.query<{ limit: string }>`select "limit" from kept_usage order by 1`;
    return rows.map(({ limit }) => limit);
  };
  expect(await limitsKeptAt('2026-11-16T11:59:00Z')).toEqual(['definitions', 'translations']);
  expect(await limitsKeptAt('2026-11-16T12:01:00Z')).toEqual(['translations']);
  expect(await limitsKeptAt('2026-12-01T12:01:00Z')).toEqual([]);
});

test('the hash is HMAC-SHA-256 with the secret of the installation', async () => {
  const [row] = await server.services.db.query<{ secret: Buffer; hash: Buffer }>`
    select secret, person_hash('https://accounts.example', 'čmrlj "7"') as hash from server_secrets where name = 'person-hash'`;
  const expected = createHmac('sha256', row?.secret ?? '').update('["https://accounts.example", "čmrlj \\"7\\""]');
  expect(row?.secret).toHaveLength(32);
  expect(row?.hash.toString('hex')).toBe(expected.digest('hex'));
});
