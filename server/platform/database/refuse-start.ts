import { StartRefused } from '../../start-refused.ts';

/** Remedies by error code of PostgreSQL (five characters), the operating system or TLS. */
const remedies: Record<string, string> = {
  ECONNREFUSED: 'Start PostgreSQL there, or correct the host and the port.',
  ENOENT: 'Start PostgreSQL there, or correct the folder of its socket.',
  EHOSTUNREACH: 'Correct the host, or check the network.',
  ENETUNREACH: 'Correct the host, or check the network.',
  ENOTFOUND: 'Correct the name of the host.',
  EAI_AGAIN: 'Correct the name of the host, or check the name server.',
  ETIMEDOUT: 'Check the host, the port and the firewall.',
  ECONNRESET: 'Check that PostgreSQL answers at this host and port.',
  ERR_INVALID_URL: 'Write DATABASE_URL as postgres://user:password@host:5432/name, with the password percent-encoded.',
  '28P01': 'Correct the user and the password.',
  '28000':
    'Correct the user, or allow this connection in pg_hba.conf; for encryption add ?sslmode=require to the address.',
  '3D000': 'Create the database, owned by the user of DATABASE_URL, or correct its name.',
  '53300': 'Raise max_connections there, or lower DATABASE_POOL.',
  '57P03': 'Start again when PostgreSQL is ready.',
  '25006': 'Set DATABASE_URL to the primary, not to a standby.',
  '42501': 'Make the user of DATABASE_URL the owner of the database: alter database <name> owner to <user>;',
  '53100': 'Free space on the disk of the database.',
};

/** For a database user that neither owns nor migrates the database. */
export const grantRemedy =
  'Grant the user of DATABASE_URL the rights listed in docs/operations.md (“A database user with fewer rights”).';

/**
 * Describes an expected failure in one line, with a remedy. `ownRemedies` override the general remedies for the same error
 * code.
 */
export function refuseStart(what: string, error: unknown, ownRemedies: Record<string, string> = {}) {
  return new StartRefused(`${what}: ${oneLine(error)}. ${findRemedy(error, ownRemedies)}`, { cause: error });
}

/**
 * The message in one line, without its final full stop. If a host has several addresses, Node throws an AggregateError with an
 * empty message. In that case, the error code is used.
 */
export function oneLine(error: unknown) {
  const { message = '', code = '' } = error as { message?: string; code?: string };
  return (message || code).replaceAll(/\s+/g, ' ').trim().replace(/\.$/, '');
}

function findRemedy(error: unknown, ownRemedies: Record<string, string>) {
  const { message = '', code = '' } = error as { message?: string; code?: string };
  return (
    ownRemedies[code] ??
    remedies[code] ??
    remediesByMessage.find(([pattern]) => pattern.test(message))?.[1] ??
    'See the log of PostgreSQL, fix the cause and start again.'
  );
}

/** Remedies for errors of the driver that have no code. */
const remediesByMessage: [RegExp, string][] = [
  [/password must be a (non-empty )?string/, 'Add the password to DATABASE_URL, or set PGPASSWORD.'],
  [/timeout/, 'Check the host, the port and the firewall.'],
  [
    /certificate/,
    'Set NODE_EXTRA_CA_CERTS to the file of its certificate authority, or add ?sslrootcert=<file> to the address.',
  ],
  [/does not support SSL/, 'Remove sslmode from the address, or turn on TLS in PostgreSQL.'],
];
