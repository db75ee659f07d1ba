import type { ListedSession } from '../../domain/access/session-list.ts';
import type { Services } from '../services.ts';

type World = Pick<Services, 'db' | 'now'>;
type Whose = { accountId: string; hash: Buffer | undefined };

/** Those that are open, the one that asks first, then the latest. */
export async function listSessions({ db, now }: World, { accountId, hash }: Whose): Promise<ListedSession[]> {
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

/** Undefined if there is none of this id, or it is another's. */
export async function deleteSession({ db }: Pick<Services, 'db'>, accountId: string, id: string) {
  const [deleted] = await db.query<{ hash: Buffer }>`
    delete from sessions where id = ${id} and account_id = ${accountId} returning token_hash as hash`;
  return deleted?.hash;
}

export async function deleteSessions({ db }: Pick<Services, 'db'>, accountId: string) {
  await db.query`delete from sessions where account_id = ${accountId}`;
}

/** Everybody's, and the sign-ins under way. Returns how many sessions there were. */
export async function deleteAllSessions({ db: tx }: Pick<Services, 'db'>) {
  await tx.query`delete from sign_in_attempts`;
  const ended = await tx.query`delete from sessions returning id`;
  return ended.length;
}

/** When the session that asks was opened. */
export async function findSignInTime({ db, now }: World, hash: Buffer | undefined) {
  const [session] = await db.query<{ at: Date }>`
    select created_at as at from sessions where token_hash = ${hash} and expires_at > ${now()}`;
  return session?.at;
}
