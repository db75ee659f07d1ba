import * as oidc from 'openid-client';
import { AppError } from '../../../domain/app-error.ts';
import type { Identity, IdentityProvider } from './identity-provider.ts';

interface OpenIdOptions {
  kind: IdentityProvider['kind'];
  issuer: URL;
  clientId: string;
  clientSecret: string;
  redirectUri: string;
  /**
   * With `select_account`, Google shows its account chooser. With `login`, the local provider always asks for the account. Other
   * providers may refuse a prompt that they do not know.
   */
  prompt: 'select_account' | 'login' | undefined;
  fetch?: oidc.CustomFetch;
}

/** Authorization code flow with PKCE, state and nonce, for any OpenID Connect provider. */
export function createOpenIdProvider(options: OpenIdOptions): IdentityProvider {
  let discovered: Promise<oidc.Configuration> | undefined;

  async function discover() {
    discovered ??= oidc.discovery(options.issuer, options.clientId, options.clientSecret, undefined, {
      timeout: 10,
      ...(options.fetch && { [oidc.customFetch]: options.fetch }),
      ...(options.issuer.protocol === 'http:' && { execute: [oidc.allowInsecureRequests] }),
    });
    try {
      return await discovered;
    } catch (cause) {
      // Forgets the failed attempt, so that the next sign-in tries again.
      discovered = undefined;
      throw new AppError('sign-in-failed', undefined, { cause });
    }
  }

  return {
    kind: options.kind,

    async authorizationUrl({ state, nonce, codeVerifier }, language) {
      return oidc.buildAuthorizationUrl(await discover(), {
        redirect_uri: options.redirectUri,
        scope: 'openid email profile',
        ...(options.prompt && { prompt: options.prompt }),
        ui_locales: language,
        state,
        nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
      });
    },

    async identify(callbackUrl, { state, nonce, codeVerifier }) {
      const configuration = await discover();
      try {
        const tokens = await oidc.authorizationCodeGrant(configuration, callbackUrl, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
          idTokenExpected: true,
        });
        return readIdentity(tokens.claims());
      } catch (cause) {
        throw new AppError('sign-in-failed', undefined, { cause });
      }
    },
  };
}

function readIdentity(claims: oidc.IDToken | undefined): Identity {
  if (claims === undefined || typeof claims.email !== 'string')
    throw new Error('The provider returned no email address.');
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email: claims.email.toLowerCase(),
    isEmailVerified: claims.email_verified === true,
    name: typeof claims.name === 'string' ? claims.name : '',
  };
}
