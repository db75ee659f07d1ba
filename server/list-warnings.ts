import type { OperatorWarning } from '../domain/admin/operator-warning.ts';
import type { Config } from './config.ts';

/** As the start prints them. */
export const warningLines: Record<OperatorWarning, string> = {
  'public-local-accounts':
    'Warning: with LOCAL_ACCOUNTS=always everybody who reaches this server can sign in as anybody without a password, ' +
    'also as an admin. Set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET instead.',
  'public-on-embedded-database':
    'Warning: other machines are served from the embedded PostgreSQL, which gets security fixes late. ' +
    'Set DATABASE_URL to a PostgreSQL that is kept up to date.',
};

type Judged = Pick<Config, 'databaseUrl' | 'google' | 'isPrivate' | 'localAccounts'>;

export function listWarnings({ databaseUrl, google, isPrivate, localAccounts }: Judged): OperatorWarning[] {
  if (isPrivate) return [];
  const warnings: OperatorWarning[] = [];
  if (localAccounts === 'always' && google === undefined) warnings.push('public-local-accounts');
  if (databaseUrl === undefined) warnings.push('public-on-embedded-database');
  return warnings;
}
