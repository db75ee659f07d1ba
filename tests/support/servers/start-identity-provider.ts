import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';
import { MemoryAdapter } from '../../../server/platform/identity/local-provider/memory-adapter.ts';

interface Person {
  sub: string;
  email: string;
  email_verified: boolean;
  name: string;
}

/**
 * Starts a real OpenID Connect provider in place of Google. It signs every client in as this person without interaction,
 * and refuses Google's prompt=select_account, as other providers do.
 */
export async function startIdentityProvider(person: Person, redirectUri: string) {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const client = { client_id: 'client', client_secret: 'secret' };
  const signingKey = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' });
  const provider = new Provider(issuer, {
    jwks: { keys: [{ ...signingKey, use: 'sig', alg: 'RS256' }] },
    adapter: MemoryAdapter,
    clients: [{ ...client, redirect_uris: [redirectUri] }],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { url: () => '/interaction' },
    ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 60, IdToken: 60, Interaction: 60, Session: 60 },
    cookies: { keys: ['test'], short: { path: '/' } },
    findAccount: (_ctx, accountId) => ({ accountId, claims: () => ({ ...person }) }),
    async loadExistingGrant(ctx) {
      const grant = new ctx.oidc.provider.Grant({ clientId: client.client_id, accountId: person.sub });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  const answer = provider.callback();
  server.on('request', (request, response) => {
    if (request.url !== '/interaction') return void answer(request, response);
    void provider.interactionFinished(request, response, { login: { accountId: person.sub } });
  });
  return {
    environment: { GOOGLE_CLIENT_ID: 'client', GOOGLE_CLIENT_SECRET: 'secret', GOOGLE_ISSUER: issuer },
    issuer,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
