import { asc, desc, eq } from 'drizzle-orm';
import { accounts, betaApplications, feedback, notifications, sessions, users } from '../platform/database/schema.ts';
import type { Services } from '../services.ts';

export async function createFeedback(
  { db, now, newId }: Pick<Services, 'db' | 'now' | 'newId'>,
  { userId, message }: { userId: string; message: string },
) {
  await db.insert(feedback).values({ id: newId(), userId, message, createdAt: now() });
}

/** Everything we keep about one person, for them to take along. */
export async function loadPersonalData({ db }: Pick<Services, 'db'>, userId: string) {
  const [account] = await db
    .select({
      id: accounts.id,
      email: accounts.email,
      name: accounts.name,
      issuer: accounts.issuer,
      createdAt: accounts.createdAt,
    })
    .from(accounts)
    .where(eq(accounts.id, userId));
  const [profile] = await db
    .select({
      mainLang: users.mainLang,
      learningLang: users.learningLang,
      readingSpeed: users.readingSpeed,
      isAdmin: users.isAdmin,
      hasAccess: users.hasAccess,
      subscription: users.subscription,
    })
    .from(users)
    .where(eq(users.id, userId));
  const [betaApplication] = await db
    .select({ appliedAt: betaApplications.appliedAt, email: betaApplications.email })
    .from(betaApplications)
    .where(eq(betaApplications.userId, userId));
  const openSessions = await db
    .select({ createdAt: sessions.createdAt, expiresAt: sessions.expiresAt })
    .from(sessions)
    .where(eq(sessions.accountId, userId))
    .orderBy(asc(sessions.createdAt));
  const messages = await db
    .select({ message: feedback.message, createdAt: feedback.createdAt })
    .from(feedback)
    .where(eq(feedback.userId, userId))
    .orderBy(desc(feedback.createdAt));
  const told = await db
    .select({
      kind: notifications.kind,
      title: notifications.title,
      createdAt: notifications.createdAt,
      readAt: notifications.readAt,
    })
    .from(notifications)
    .where(eq(notifications.userId, userId))
    .orderBy(desc(notifications.createdAt));
  return { account, profile, betaApplication, sessions: openSessions, feedback: messages, notifications: told };
}
