import type { Language } from '../../../domain/language.ts';

/** What the provider claims about a user. */
export interface Identity {
  issuer: string;
  subject: string;
  /** In lower case. */
  email: string;
  isEmailVerified: boolean;
  name: string;
}

/** The secrets of one sign-in. The server stores them while the popup shows the provider. */
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
