import { createHash } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { Profile } from '../../domain/access/profile.ts';
import { freeSubscription } from '../../domain/access/subscription.ts';
import { accounts, sessions, users } from '../platform/database/schema.ts';
import type { Services } from '../services.ts';

const lifetimeMs = 30 * 24 * 3600 * 1000;
const renewAfterMs = 24 * 3600 * 1000;

/** Whoever sends the request: an account and, unless it is missing, its profile. */
export interface Viewer {
  id: string;
  email: string;
  name: string;
  hasAccess: boolean;
  profile: Profile | undefined;
}

export const hashToken = (token: string) => createHash('sha256').update(token).digest();

const isSecure = (services: Pick<Services, 'config'>) => services.config.baseUrl.startsWith('https:');
const cookieName = (services: Pick<Services, 'config'>) => (isSecure(services) ? '__Host-session' : 'session');

export async function openSession(services: Services, c: Context, accountId: string) {
  const token = services.newSecret();
  const createdAt = services.now();
  const expiresAt = new Date(createdAt.getTime() + lifetimeMs);
  await services.db.insert(sessions).values({ tokenHash: hashToken(token), accountId, createdAt, expiresAt });
  sendCookie(services, c, token);
}

/** Finds who the request's cookie belongs to; a session in use is renewed once a day. */
export async function findViewer(services: Services, c: Context): Promise<Viewer | undefined> {
  const token = getCookie(c, cookieName(services));
  if (token === undefined) return undefined;
  const now = services.now();
  const row = await findSession(services, hashToken(token), now);
  if (row === undefined) return undefined;
  if (row.expiresAt.getTime() - now.getTime() < lifetimeMs - renewAfterMs) {
    const expiresAt = new Date(now.getTime() + lifetimeMs);
    await services.db
      .update(sessions)
      .set({ expiresAt })
      .where(eq(sessions.tokenHash, hashToken(token)));
    sendCookie(services, c, token);
  }
  return toViewer(row, services.config.access === 'open');
}

export async function closeSession(services: Services, c: Context) {
  const token = getCookie(c, cookieName(services));
  if (token !== undefined) await services.db.delete(sessions).where(eq(sessions.tokenHash, hashToken(token)));
  deleteCookie(c, cookieName(services), { path: '/', secure: isSecure(services) });
}

function sendCookie(services: Services, c: Context, token: string) {
  setCookie(c, cookieName(services), token, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: isSecure(services),
    maxAge: lifetimeMs / 1000,
  });
}

function prepareFindSession(db: Services['db']) {
  return db
    .select({
      expiresAt: sessions.expiresAt,
      id: accounts.id,
      email: accounts.email,
      name: accounts.name,
      profileId: users.id,
      mainLang: users.mainLang,
      learningLang: users.learningLang,
      readingSpeed: users.readingSpeed,
      isAdmin: users.isAdmin,
      hasAccess: users.hasAccess,
      subscription: users.subscription,
    })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .leftJoin(users, eq(users.id, sessions.accountId))
    .where(and(eq(sessions.tokenHash, sql.placeholder('tokenHash')), gt(sessions.expiresAt, sql.placeholder('now'))))
    .prepare('find-session');
}

const prepared = new WeakMap<Services['db'], ReturnType<typeof prepareFindSession>>();

async function findSession({ db }: Pick<Services, 'db'>, tokenHash: Buffer, now: Date) {
  const query = prepared.get(db) ?? prepareFindSession(db);
  prepared.set(db, query);
  const rows = await query.execute({ tokenHash, now });
  return rows[0];
}

function toViewer(row: NonNullable<Awaited<ReturnType<typeof findSession>>>, isOpenToAll: boolean): Viewer {
  const { id, email, name } = row;
  if (row.profileId === null) return { id, email, name, hasAccess: isOpenToAll, profile: undefined };
  return {
    ...{ id, email, name },
    hasAccess: isOpenToAll || row.hasAccess === true,
    profile: {
      ...{ id, email, name },
      mainLang: row.mainLang,
      learningLang: row.learningLang,
      readingSpeed: row.readingSpeed ?? 0.8,
      isAdmin: row.isAdmin === true,
      subscription: row.subscription ?? freeSubscription,
    },
  };
}
