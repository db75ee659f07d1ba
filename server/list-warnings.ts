import type { OperatorWarning } from '../domain/admin/operator-warning.ts';
import type { Config } from './config.ts';

/** The warnings that are printed at the start. */
export const warningLines: Record<OperatorWarning, string> = {
  'public-local-accounts':
    'Warning: with LOCAL_ACCOUNTS=always anyone who can reach this server can sign in as any user, without a password, ' +
    'even as an admin. Set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET instead.',
  'public-on-embedded-database':
    'Warning: other machines can reach this server, which uses the embedded PostgreSQL. Its security fixes come late. ' +
    'Set DATABASE_URL to a PostgreSQL server that you keep up to date.',
};

type CheckedConfig = Pick<Config, 'databaseUrl' | 'google' | 'isPrivate' | 'localAccounts'>;

export function listWarnings({ databaseUrl, google, isPrivate, localAccounts }: CheckedConfig): OperatorWarning[] {
  if (isPrivate) return [];
  const warnings: OperatorWarning[] = [];
  if (localAccounts === 'always' && google === undefined) warnings.push('public-local-accounts');
  if (databaseUrl === undefined) warnings.push('public-on-embedded-database');
  return warnings;
}
