import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Config } from '../../config.ts';
import { transportHeaders } from '../../http/answers/security-headers.ts';
import type { Services } from '../../services.ts';
import type { IdentityProvider } from './identity-provider.ts';
import { findProviderRefusal } from './local-provider/guard-provider.ts';
import { createOpenIdProvider } from './openid-provider.ts';

interface Identities {
  identity: IdentityProvider | undefined;
  /** Handles requests under /oidc if the local provider is used. */
  handleLocalProvider?: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
}

interface Surroundings extends Pick<Services, 'log'> {
  baseUrl: string;
  listensOn: string;
}

/** Google if its keys are set, else the local provider if it is allowed, else undefined. */
export function createIdentity(config: Config, surroundings: Surroundings): Identities {
  if (config.google !== undefined) {
    return {
      identity: createOpenIdProvider({
        kind: 'google',
        ...config.google,
        redirectUri: `${surroundings.baseUrl}/api/sign-in/callback`,
        prompt: config.google.issuer.host === 'accounts.google.com' ? 'select_account' : undefined,
      }),
    };
  }
  return config.allowsLocalAccounts ? createLocalIdentity(config, surroundings) : { identity: undefined };
}

// Lazy: the library of the local provider is loaded at the first sign-in. If Google is configured, it is never loaded.
function createLocalIdentity(config: Config, surroundings: Surroundings): Identities {
  let loaded: ReturnType<typeof load> | undefined;
  const provider = () => {
    loaded ??= load();
    return loaded;
  };
  async function load() {
    const { createLocalProvider } = await import('./local-provider/local-provider.ts');
    return createLocalProvider({ ...surroundings, hasWaitingList: config.access === 'beta' });
  }
  return {
    identity: {
      kind: 'local',
      authorizationUrl: async (...details) => (await provider()).identity.authorizationUrl(...details),
      identify: async (...details) => (await provider()).identity.identify(...details),
    },
    handleLocalProvider: async (request, response) => {
      for (const [name, value] of Object.entries(transportHeaders(surroundings.baseUrl)))
        response.setHeader(name, value);
      const refusal = findProviderRefusal(request, { ...config, baseUrl: surroundings.baseUrl });
      if (refusal === undefined) return (await provider()).handle(request, response);
      response.writeHead(refusal.status, { 'content-type': 'text/plain; charset=utf-8' });
      response.end(refusal.reason);
    },
  };
}
