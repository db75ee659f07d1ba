import { StartRefused } from '../../start-refused.ts';

/** What an operator can do, by the code of PostgreSQL (five characters), of the operating system or of TLS. */
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
  '25006': 'Let DATABASE_URL lead to the primary, not to a standby.',
  '42501': 'Let the user of DATABASE_URL own the database: alter database <name> owner to <user>;',
  '53100': 'Make room on the disk of the database.',
};

/** An expected failure as one line with its remedy. */
export function refuseStart(what: string, error: unknown) {
  return new StartRefused(`${what}: ${oneLine(error)}. ${findRemedy(error)}`, { cause: error });
}

/** The message of an error without its last full stop. With several addresses per host the message is empty, so the code stands in. */
export function oneLine(error: unknown) {
  const { message = '', code = '' } = error as { message?: string; code?: string };
  return (message || code).replaceAll(/\s+/g, ' ').trim().replace(/\.$/, '');
}

function findRemedy(error: unknown) {
  const { message = '', code = '' } = error as { message?: string; code?: string };
  return (
    remedies[code] ??
    remediesByMessage.find(([pattern]) => pattern.test(message))?.[1] ??
    'See the log of PostgreSQL, repair the cause and start again.'
  );
}

/** What the driver reports without a code. */
const remediesByMessage: [RegExp, string][] = [
  [/password must be a (non-empty )?string/, 'Add the password to DATABASE_URL, or set PGPASSWORD.'],
  [/timeout/, 'Check the host, the port and the firewall.'],
  [/certificate/, 'Name its authority in NODE_EXTRA_CA_CERTS, or with ?sslrootcert=<file> in the address.'],
  [/does not support SSL/, 'Remove sslmode from the address, or turn on TLS in PostgreSQL.'],
];
