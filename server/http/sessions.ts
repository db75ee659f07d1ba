import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { Profile } from '../../domain/access/profile.ts';
import { freeSubscription, type Subscription } from '../../domain/access/subscription.ts';
import type { Language } from '../../domain/language.ts';
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
  await services.db.query`
    insert into sessions (token_hash, account_id, created_at, expires_at)
    values (${hashToken(token)}, ${accountId}, ${createdAt}, ${expiresAt})`;
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
    await services.db.query`update sessions set expires_at = ${expiresAt} where token_hash = ${hashToken(token)}`;
    sendCookie(services, c, token);
  }
  return toViewer(row, services.config.access === 'open');
}

export async function closeSession(services: Services, c: Context) {
  const token = getCookie(c, cookieName(services));
  if (token !== undefined) await services.db.query`delete from sessions where token_hash = ${hashToken(token)}`;
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

interface SessionRow {
  expiresAt: Date;
  id: string;
  email: string;
  name: string;
  profile: StoredProfile | null;
}

interface StoredProfile {
  mainLang: Language | null;
  learningLang: Language | null;
  readingSpeed: number;
  isAdmin: boolean;
  hasAccess: boolean;
  subscription: Subscription | null;
}

async function findSession({ db }: Pick<Services, 'db'>, tokenHash: Buffer, now: Date) {
  const [row] = await db.query<SessionRow>`
    select s.expires_at as "expiresAt", a.id, a.email, a.name, case when u.id is not null then json_build_object(
      'mainLang', u.main_lang, 'learningLang', u.learning_lang, 'readingSpeed', u.reading_speed,
      'isAdmin', u.is_admin, 'hasAccess', u.has_access, 'subscription', u.subscription) end as profile
    from sessions s join accounts a on a.id = s.account_id left join users u on u.id = s.account_id
    where s.token_hash = ${tokenHash} and s.expires_at > ${now}`;
  return row;
}

function toViewer({ id, email, name, profile }: SessionRow, isOpenToAll: boolean): Viewer {
  if (profile === null) return { id, email, name, hasAccess: isOpenToAll, profile: undefined };
  const { hasAccess, subscription, ...rest } = profile;
  return {
    ...{ id, email, name },
    hasAccess: isOpenToAll || hasAccess,
    profile: { ...{ id, email, name }, ...rest, subscription: subscription ?? freeSubscription },
  };
}
