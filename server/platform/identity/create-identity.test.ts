import { describe, expect, test } from 'vitest';
import { call } from '../../../tests/support/call.ts';
import { startApiServer } from '../../../tests/support/servers/start-api-server.ts';
import { startOnce } from '../../../tests/support/servers/start-once.ts';
import { readConfig } from '../../config.ts';
import { createLog } from '../log.ts';
import { createIdentity } from './create-identity.ts';

const surroundings = {
  baseUrl: 'https://foxtale.example',
  listensOn: 'http://127.0.0.1:3000',
  log: createLog({ logLevel: 'silent', role: 'web' }),
};
const googleKeys = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' };

describe('users sign in', () => {
  test.each([
    { by: 'local', environment: {} },
    { by: 'google', environment: googleKeys },
    { by: 'google', environment: { ...googleKeys, HOST: '0.0.0.0', LOCAL_ACCOUNTS: 'always' } },
    { by: undefined, environment: { HOST: '0.0.0.0' } },
    { by: 'local', environment: { HOST: '0.0.0.0', LOCAL_ACCOUNTS: 'always' } },
    { by: undefined, environment: { LOCAL_ACCOUNTS: 'never' } },
  ])('by $by with $environment', ({ by, environment }) => {
    const { identity, handleLocalProvider } = createIdentity(readConfig(environment), surroundings);
    expect(identity?.kind).toBe(by);
    expect(handleLocalProvider !== undefined).toBe(by === 'local');
  });
});

describe('without a sign-in provider', () => {
  const server = startOnce(() => startApiServer({ LOCAL_ACCOUNTS: 'never' }));

  test('the popup reports a failure, and /api/health shows the reason', async () => {
    const answer = await call(server, { path: '/sign-in' });
    expect(answer.status).toBe(503);
    expect(answer.text).toContain('data-result="failed"');
    expect(await call(server, { path: '/health' })).toMatchObject({ status: 200, body: { signIn: null } });
  });

  test('there is no local provider', async () => {
    const answer = await fetch(`${server.baseUrl}/oidc/.well-known/openid-configuration`);
    expect(await answer.text()).not.toContain('authorization_endpoint');
  });
});

test('while the provider is unavailable, the popup reports a failure and nothing is stored', async () => {
  const server = await startApiServer({ ...googleKeys, GOOGLE_ISSUER: 'http://127.0.0.1:1' });
  try {
    const answer = await call(server, { path: '/sign-in' });
    expect(answer.status).toBe(502);
    expect(answer.text).toContain('data-result="failed"');
    expect(answer.text).not.toContain('ECONNREFUSED');
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(await server.services.db.query`select from sign_in_attempts`).toEqual([]);
  } finally {
    await server.stop();
  }
});
