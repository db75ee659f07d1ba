export const ports = [
  'identity',
  'database',
  'writer',
  'translator',
  'narrator',
  'definer',
  'files',
  'payments',
] as const;
/** An external dependency of the product. */
export type Port = (typeof ports)[number];

/** What serves a port: a configured provider, a built-in implementation, or nothing. */
export type PortKind =
  | 'google'
  | 'local-accounts'
  | 'own-database'
  | 'embedded-database'
  | 'language-model'
  | 'drawer'
  | 'hosted-voice'
  | 'local-voice'
  | 'built-in-voice'
  | 'lexicon'
  | 's3'
  | 'folder'
  | 'stripe'
  | 'nothing';

export interface PortState {
  port: Port;
  kind: PortKind;
  /** The model, bucket or version, if there is one. Never a secret. */
  name: string | null;
}

export const isFallback = (kind: PortKind) =>
  kind === 'drawer' || kind === 'built-in-voice' || kind === 'lexicon' || kind === 'local-accounts';

export interface PortTest {
  isWorking: boolean;
  latencyMs: number;
  /** The provider's error message with secrets removed, or one of our own error codes. */
  problem: string | null;
}
