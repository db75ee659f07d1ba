import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { ProfileUpdate } from '../../domain/access/profile.ts';
import { accounts, betaApplications, sessions, signInAttempts, users } from '../platform/database/schema.ts';
import type { Identity } from '../platform/identity/identity-provider.ts';
import type { Services } from '../services.ts';

type Db = Pick<Services, 'db'>;

export async function createSignInAttempt({ db }: Db, attempt: typeof signInAttempts.$inferInsert) {
  await db.insert(signInAttempts).values(attempt);
}

/** A sign-in can be finished once: whoever takes the attempt away has it. */
export async function takeSignInAttempt({ db, now }: Pick<Services, 'db' | 'now'>, stateHash: Buffer) {
  const [attempt] = await db
    .delete(signInAttempts)
    .where(and(eq(signInAttempts.stateHash, stateHash), gt(signInAttempts.expiresAt, now())))
    .returning();
  return attempt;
}

export async function deleteExpired({ db, now }: Pick<Services, 'db' | 'now'>) {
  await db.delete(signInAttempts).where(lt(signInAttempts.expiresAt, now()));
  await db.delete(sessions).where(lt(sessions.expiresAt, now()));
}

interface NewUser {
  identity: Identity;
  hasAccess: boolean;
  isAdmin: boolean;
}

/** Creates the account and its profile, or refreshes what the provider says; rights are only ever added here. */
export async function upsertUser(
  { db, now, newId }: Pick<Services, 'db' | 'now' | 'newId'>,
  { identity, ...rights }: NewUser,
) {
  const { issuer, subject, email, name } = identity;
  return db.transaction(async (tx) => {
    const [account] = await tx
      .insert(accounts)
      .values({ id: newId(), issuer, subject, email, name, createdAt: now() })
      .onConflictDoUpdate({ target: [accounts.issuer, accounts.subject], set: { email, name } })
      .returning({ id: accounts.id });
    if (account === undefined) throw new Error('The account was not stored.');
    await tx
      .insert(users)
      .values({ id: account.id, email, ...rights, createdAt: now() })
      .onConflictDoUpdate({
        target: users.id,
        set: {
          email,
          isAdmin: sql`${users.isAdmin} or excluded.is_admin`,
          hasAccess: sql`${users.hasAccess} or excluded.has_access`,
        },
      });
    return account.id;
  });
}

/** Merges the given fields into the profile, as the specification's document write does. */
export async function mergeProfile(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { id, email }: { id: string; email: string },
  update: ProfileUpdate,
) {
  await db
    .insert(users)
    .values({ id, email, ...update, createdAt: now() })
    .onConflictDoUpdate({ target: users.id, set: { email, ...update } });
}

export async function findBetaApplication({ db }: Db, userId: string) {
  const [application] = await db
    .select({ appliedAt: betaApplications.appliedAt })
    .from(betaApplications)
    .where(eq(betaApplications.userId, userId));
  return application;
}

/** Applying twice keeps the first place in the queue. */
export async function createBetaApplication(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { userId, email }: { userId: string; email: string },
) {
  await db.insert(betaApplications).values({ userId, email, appliedAt: now() }).onConflictDoNothing();
}

/** Everything that hangs on the account goes with it. */
export async function deleteAccount({ db }: Db, id: string) {
  await db.delete(accounts).where(eq(accounts.id, id));
}

/** Opens or closes the app for a user; says whether there is such a user. */
export async function updateAccess({ db }: Db, { userId, hasAccess }: { userId: string; hasAccess: boolean }) {
  const changed = await db.update(users).set({ hasAccess }).where(eq(users.id, userId)).returning({ id: users.id });
  return changed.length === 1;
}
