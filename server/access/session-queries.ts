import type { ListedSession } from '../../domain/access/session-list.ts';
import type { Services } from '../services.ts';

type Deps = Pick<Services, 'db' | 'now'>;
type CurrentSession = { accountId: string; hash: Buffer | undefined };

/** Lists unexpired sessions: the current one first, then by last use. */
export async function listSessions({ db, now }: Deps, { accountId, hash }: CurrentSession): Promise<ListedSession[]> {
  const rows = await db.query<
    Omit<ListedSession, 'signedInAt' | 'lastSeenAt'> & { signedInAt: Date; lastSeenAt: Date }
  >`
    select id, browser, system, created_at as "signedInAt", last_seen_at as "lastSeenAt",
      token_hash is not distinct from ${hash} as "isCurrent"
    from sessions where account_id = ${accountId} and expires_at > ${now()}
    order by "isCurrent" desc, last_seen_at desc, id`;
  return rows.map(({ signedInAt, lastSeenAt, ...session }) => ({
    ...session,
    signedInAt: signedInAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
  }));
}

/** Returns the token hash of the deleted session, or undefined if the account has no such session. */
export async function deleteSession({ db }: Pick<Services, 'db'>, accountId: string, id: string) {
  const [deleted] = await db.query<{ hash: Buffer }>`
    delete from sessions where id = ${id} and account_id = ${accountId} returning token_hash as hash`;
  return deleted?.hash;
}

export async function deleteSessions({ db }: Pick<Services, 'db'>, accountId: string) {
  await db.query`delete from sessions where account_id = ${accountId}`;
}

/** Deletes the sessions of all users and all pending sign-ins. Returns the number of sessions. */
export async function deleteAllSessions({ db: tx }: Pick<Services, 'db'>) {
  await tx.query`delete from sign_in_attempts`;
  const ended = await tx.query`delete from sessions returning id`;
  return ended.length;
}

export async function findSignInTime({ db, now }: Deps, hash: Buffer | undefined) {
  const [session] = await db.query<{ at: Date }>`
    select created_at as at from sessions where token_hash = ${hash} and expires_at > ${now()}`;
  return session?.at;
}
