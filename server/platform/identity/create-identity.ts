import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Config } from '../../config.ts';
import { transportHeaders } from '../../http/security-headers.ts';
import type { IdentityProvider } from './identity-provider.ts';
import { findProviderRefusal } from './local-provider/guard-provider.ts';
import { createOpenIdProvider } from './openid-provider.ts';

interface Identities {
  identity: IdentityProvider | undefined;
  /** Requests under /oidc, when the local provider is the one. */
  handleLocalProvider?: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
}

/** Google when its keys are set, else the local provider where it may be used, else nobody can sign in. */
export function createIdentity(config: Config, addresses: { baseUrl: string; listensOn: string }): Identities {
  if (config.google !== undefined) {
    return {
      identity: createOpenIdProvider({
        kind: 'google',
        ...config.google,
        redirectUri: `${addresses.baseUrl}/api/sign-in/callback`,
        prompt: 'select_account',
      }),
    };
  }
  return config.allowsLocalAccounts ? createLocalIdentity(config, addresses) : { identity: undefined };
}

// The provider is loaded with the first sign-in: a start does not wait for it, and a server with Google never has it.
function createLocalIdentity(config: Config, addresses: { baseUrl: string; listensOn: string }): Identities {
  let loaded: ReturnType<typeof load> | undefined;
  const provider = () => {
    loaded ??= load();
    return loaded;
  };
  async function load() {
    const { createLocalProvider } = await import('./local-provider/local-provider.ts');
    return createLocalProvider(addresses);
  }
  return {
    identity: {
      kind: 'local',
      authorizationUrl: async (...details) => (await provider()).identity.authorizationUrl(...details),
      identify: async (...details) => (await provider()).identity.identify(...details),
    },
    handleLocalProvider: async (request, response) => {
      for (const [name, value] of Object.entries(transportHeaders(addresses.baseUrl))) response.setHeader(name, value);
      const refusal = findProviderRefusal(request, { ...config, baseUrl: addresses.baseUrl });
      if (refusal === undefined) return (await provider()).handle(request, response);
      response.writeHead(refusal.status, { 'content-type': 'text/plain; charset=utf-8' });
      response.end(refusal.reason);
    },
  };
}
