import { AppError } from '../../domain/app-error.ts';
import type { Language } from '../../domain/language.ts';
import { hashToken } from '../http/guards/sessions.ts';
import type { Identity } from '../platform/identity/identity-provider.ts';
import { findLocalAccount } from '../platform/identity/local-provider/local-accounts.ts';
import type { Services } from '../services.ts';
import { consumeSignInAttempt, createSignInAttempt, upsertUser } from './queries.ts';

const attemptLifetimeMs = 15 * 60 * 1000;

/** Stores state, nonce and PKCE verifier. Returns the provider's authorization URL for the popup, and the state. */
export async function startSignIn(services: Services, language: Language) {
  if (services.identity === undefined) throw new AppError('sign-in-unavailable');
  const secrets = { state: services.newSecret(), nonce: services.newSecret(), codeVerifier: services.newSecret() };
  const url = await services.identity.authorizationUrl(secrets, language);
  await createSignInAttempt(services, {
    stateHash: hashToken(secrets.state),
    nonce: secrets.nonce,
    codeVerifier: secrets.codeVerifier,
    language,
    expiresAt: new Date(services.now().getTime() + attemptLifetimeMs),
  });
  return { url, state: secrets.state };
}

/**
 * Returns the language of the sign-in and the id of the account; the id is undefined if the user cancelled. The state must
 * match the cookie of this browser and is valid once.
 */
export async function finishSignIn(
  services: Services,
  { callbackUrl, browserState }: { callbackUrl: URL; browserState: string | undefined },
) {
  const state = callbackUrl.searchParams.get('state');
  if (services.identity === undefined) throw new AppError('sign-in-unavailable');
  if (state === null || state !== browserState) throw new AppError('sign-in-expired');
  const attempt = await consumeSignInAttempt(services, hashToken(state));
  if (attempt === undefined) throw new AppError('sign-in-expired');
  const { language } = attempt;
  if (callbackUrl.searchParams.get('error') === 'access_denied') return { language, accountId: undefined };
  const identity = await services.identity.identify(callbackUrl, { ...attempt, state });
  return { language, accountId: await upsertUser(services, { identity, ...rightsOf(services, identity) }) };
}

function rightsOf({ config, identity: provider }: Services, identity: Identity) {
  const role = provider?.kind === 'local' ? findLocalAccount(identity.email)?.role : undefined;
  const isListed = identity.isEmailVerified && config.adminEmails.includes(identity.email);
  const isAdmin = isListed || role === 'admin';
  return { isAdmin, hasAccess: isAdmin || role === 'learner' || config.access === 'open' };
}
