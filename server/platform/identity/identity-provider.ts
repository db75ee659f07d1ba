import type { Language } from '../../../domain/language.ts';

/** Claims of the provider about a user. */
export interface Identity {
  issuer: string;
  subject: string;
  /** Lower case. */
  email: string;
  isEmailVerified: boolean;
  name: string;
}

/** Secrets of one sign-in, stored by the server while the popup is at the provider. */
interface SignInSecrets {
  state: string;
  nonce: string;
  codeVerifier: string;
}

export interface IdentityProvider {
  kind: 'google' | 'local';
  authorizationUrl(secrets: SignInSecrets, language: Language): Promise<URL>;
  /** Exchanges the code of the callback URL. Throws AppError 'sign-in-failed' if the provider refuses it. */
  identify(callbackUrl: URL, secrets: SignInSecrets): Promise<Identity>;
}
