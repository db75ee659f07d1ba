import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Config } from '../../config.ts';
import type { IdentityProvider } from './identity-provider.ts';
import { createOpenIdProvider } from './openid-provider.ts';

interface Identities {
  identity: IdentityProvider | undefined;
  /** Requests under /oidc, when the local provider is the one. */
  handleLocalProvider?: (request: IncomingMessage, response: ServerResponse) => void;
}

/** Google when its keys are set, else the local provider where it may be used, else nobody can sign in. */
export async function createIdentity(
  config: Config,
  addresses: { baseUrl: string; listensOn: string },
): Promise<Identities> {
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
  if (!config.allowsLocalAccounts) return { identity: undefined };
  // Loaded only here: a server with Google never needs it.
  const { createLocalProvider } = await import('./local-provider/local-provider.ts');
  const { identity, handle } = createLocalProvider(addresses);
  return { identity, handleLocalProvider: handle };
}
