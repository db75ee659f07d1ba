import type { Language } from '../../../domain/language.ts';

/** What a provider says about somebody who signed in. */
export interface Identity {
  issuer: string;
  subject: string;
  /** Lower case. */
  email: string;
  isEmailVerified: boolean;
  name: string;
}

/** The secrets of one sign-in, kept on our side while the popup is at the provider. */
interface SignInSecrets {
  state: string;
  nonce: string;
  codeVerifier: string;
}

export interface IdentityProvider {
  kind: 'google' | 'local';
  authorizationUrl(secrets: SignInSecrets, language: Language): Promise<URL>;
  /** Exchanges the code in the callback's address; throws AppError 'sign-in-failed' if the provider does not vouch for it. */
  identify(callbackUrl: URL, secrets: SignInSecrets): Promise<Identity>;
}
