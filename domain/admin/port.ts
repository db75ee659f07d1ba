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
/** Where the product meets the outside world. */
export type Port = (typeof ports)[number];

/** What a port runs on: a provider that was set up, what the server brings along, or nothing. */
export type PortKind =
  | 'google'
  | 'local-accounts'
  | 'own-database'
  | 'embedded-database'
  | 'language-model'
  | 'drawer'
  | 'hosted-voice'
  | 'built-in-voice'
  | 'lexicon'
  | 's3'
  | 'folder'
  | 'stripe'
  | 'nothing';

export interface PortState {
  port: Port;
  kind: PortKind;
  /** Which model, bucket or version, where there is one. Never a secret. */
  name: string | null;
}

export const isFallback = (kind: PortKind) =>
  kind === 'drawer' || kind === 'built-in-voice' || kind === 'lexicon' || kind === 'local-accounts';

export interface PortTest {
  isWorking: boolean;
  latencyMs: number;
  /** What went wrong, in the provider's words without our secrets, or one of our own codes. */
  problem: string | null;
}
