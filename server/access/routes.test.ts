import { describe, expect, test } from 'vitest';
import { defaultKeys } from '../../domain/access/shortcuts.ts';
import { regularTypography } from '../../domain/access/typography.ts';
import { call } from '../../tests/support/call.ts';
import { listRowsWith } from '../../tests/support/database/list-stored-rows.ts';
import { createPerson, deleteProfile } from '../../tests/support/people.ts';
import { startApiServer } from '../../tests/support/servers/start-api-server.ts';
import { startOnce } from '../../tests/support/servers/start-once.ts';
import { createApp } from '../app.ts';

const server = startOnce(startApiServer);

describe('the profile', () => {
  test('has no languages, the default speed and the free plan for a newcomer', async () => {
    const { id, email, token } = await createPerson(server.services, 'newcomer');
    const subscription = {
      plan: 'free',
      expiresAt: null,
      manageUrl: null,
      currency: null,
      isRecurring: false,
      graceEndsAt: null,
    };
    expect((await call(server, { path: '/profile', token })).body).toEqual({
      profile: {
        id,
        email,
        name: 'newcomer',
        isAdmin: false,
        mainLang: null,
        learningLang: null,
        learningLangs: [],
        level: null,
        readingSpeed: 0.8,
        timeZone: 'UTC',
        wantsMail: false,
        preferences: {},
        subscription,
      },
    });
  });

  test('merges the given fields, keeps the others, and is returned as stored', async () => {
    const { token } = await createPerson(server.services, 'newcomer');
    expect(await change(token, { mainLang: 'sl' })).toMatchObject({ mainLang: 'sl', learningLang: null });
    expect(await change(token, { learningLang: 'fr' })).toMatchObject({ mainLang: 'sl', learningLang: 'fr' });
    const last = await change(token, { readingSpeed: 1.25 });
    expect(last).toMatchObject({ mainLang: 'sl', learningLang: 'fr', readingSpeed: 1.25 });
    expect((await call(server, { path: '/profile', token })).body).toEqual({ profile: last });
  });

  test('keeps the shortcuts when the typography changes', async () => {
    const { token } = await createPerson(server.services, 'learner');
    const shortcuts = { isOn: false, keys: { ...defaultKeys, repeat: 'x' } };
    const typography = { ...regularTypography, letters: 'wide' as const };
    await change(token, { preferences: { shortcuts } });
    expect(await change(token, { preferences: { typography } })).toMatchObject({
      preferences: { shortcuts, typography },
    });
  });

  test.each([{ repeat: 'l' }, { repeat: 'X' }, { repeat: 'ab' }, { repeat: ' ' }])(
    'refuses the keys %o, which are used twice or are no keys',
    async (keys) => {
      const { token } = await createPerson(server.services, 'learner');
      const body = { preferences: { shortcuts: { isOn: true, keys: { ...defaultKeys, ...keys } } } };
      expect(await call(server, { method: 'PATCH', path: '/profile', token, body })).toMatchObject({ status: 400 });
    },
  );

  test('does not change when no field is given', async () => {
    const { token } = await createPerson(server.services, 'learner');
    const { body } = await call(server, { path: '/profile', token });
    expect({ profile: await change(token, {}) }).toEqual(body);
  });

  test('keeps both of two concurrent changes', async () => {
    const { token } = await createPerson(server.services, 'newcomer');
    await Promise.all([change(token, { mainLang: 'it' }), change(token, { learningLang: 'de' })]);
    expect(await change(token, {})).toMatchObject({ mainLang: 'it', learningLang: 'de' });
  });

  test('rounds off floating-point errors in the speed', async () => {
    const { token } = await createPerson(server.services, 'learner');
    expect(await change(token, { readingSpeed: 0.1 + 0.7 })).toMatchObject({ readingSpeed: 0.8 });
  });

  test('does not change when another user’s profile changes', async () => {
    const [one, other] = [
      await createPerson(server.services, 'learner'),
      await createPerson(server.services, 'learner'),
    ];
    await change(one.token, { mainLang: 'pt' });
    expect(await change(other.token, {})).toMatchObject({ id: other.id, mainLang: 'en' });
  });

  test('answers 404 when it is missing, and a change in beta does not create one', async () => {
    const { id, token } = await createPerson(server.services, 'learner');
    await deleteProfile(server.services, id);
    expect(await call(server, { path: '/profile', token })).toMatchObject({ status: 404, code: 'profile-missing' });
    const request = { method: 'PATCH', path: '/profile', token, body: { mainLang: 'de' } };
    expect(await call(server, request)).toMatchObject({ status: 404, code: 'profile-missing' });
    expect(Object.keys(await listRowsWith(server.services, id))).toEqual(['accounts', 'sessions']);
  });
});

describe('a beta application', () => {
  test('is stored with the user, the email address and the date', async () => {
    const { id, email, token } = await createPerson(server.services, 'waiting');
    expect((await call(server, { path: '/beta-application', token })).body).toMatchObject({ appliedAt: null });
    const { body } = await call(server, { method: 'PUT', path: '/beta-application', token });
    const { appliedAt } = body as { appliedAt: string };
    expect(Math.abs(Date.parse(appliedAt) - Date.now())).toBeLessThan(60_000);
    expect((await call(server, { path: '/beta-application', token })).body).toMatchObject({ appliedAt });
    const { beta_applications: rows = [] } = await listRowsWith(server.services, id);
    expect(rows).toMatchObject([{ user_id: id, email, applied_at: expect.any(String) }]);
  });

  test('keeps the first date when it is sent twice', async () => {
    const { token } = await createPerson(server.services, 'waiting');
    const first = await applyAt(token, '2026-03-01T10:00:00.000Z');
    expect(first).toMatchObject({ appliedAt: '2026-03-01T10:00:00.000Z' });
    expect(await applyAt(token, '2026-03-04T10:00:00.000Z')).toEqual(first);
  });

  test('does not give access', async () => {
    const { token } = await createPerson(server.services, 'waiting');
    await call(server, { method: 'PUT', path: '/beta-application', token });
    expect(await call(server, { path: '/profile', token })).toMatchObject({ status: 403, code: 'no-access' });
  });

  test('can be sent without a profile', async () => {
    const { id, token } = await createPerson(server.services, 'waiting');
    await deleteProfile(server.services, id);
    expect(await call(server, { method: 'PUT', path: '/beta-application', token })).toMatchObject({ status: 200 });
  });
});

async function change(token: string, body: object) {
  const answer = await call(server, { method: 'PATCH', path: '/profile', token, body });
  expect(answer.status).toBe(200);
  return (answer.body as { profile: Record<string, unknown> }).profile;
}

async function applyAt(token: string, date: string) {
  const app = createApp({ ...server.services, now: () => new Date(date) });
  const headers = { cookie: `session=${token}` };
  return (await app.request('/api/beta-application', { method: 'PUT', headers })).json();
}
