import { hash } from 'node:crypto';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { readDevice } from '../../../domain/access/device.ts';
import type { Services } from '../../services.ts';

const dayMs = 24 * 3600 * 1000;
/** Sliding expiry: maximum time without a visit. */
export const sessionLifetimeMs = 30 * dayMs;
/** Absolute expiry: maximum time since the sign-in. */
export const sessionMaxAgeMs = 90 * dayMs;

export const hashToken = (token: string) => hash('sha256', token, 'buffer');

const isSecure = (services: Pick<Services, 'config'>) => services.config.baseUrl.startsWith('https:');
const cookieName = (services: Pick<Services, 'config'>) => (isSecure(services) ? '__Host-session' : 'session');

/** Opens a session, which replaces the previous session of this browser, even if that one belongs to another user. */
export async function openSession(services: Services, c: Context, accountId: string) {
  const { db, now, newSecret } = services;
  const formerHash = findSessionHash(services, c);
  const token = newSecret();
  const { browser, system } = readDevice(c.req.header('user-agent'));
  const expiresAt = new Date(now().getTime() + sessionLifetimeMs);
  // Expires the former session instead of deleting it. After a deletion, the live stream of the former session would
  // report a sign-out before the new cookie is set.
  const [former] = await db.query<{ accountId: string }>`
    with opened as (
      insert into sessions (token_hash, account_id, created_at, expires_at, browser, system, last_seen_at)
      values (${hashToken(token)}, ${accountId}, ${now()}, ${expiresAt}, ${browser}, ${system}, ${now()})
    )
    update sessions set expires_at = ${now()} where token_hash = ${formerHash} and expires_at > ${now()}
    returning account_id as "accountId"`;
  if (former !== undefined && former.accountId !== accountId) clearCache(c);
  sendCookie(services, c, { token, expiresAt });
}

export async function renewSession(services: Services, c: Context) {
  const token = readToken(services, c);
  if (token === undefined) return;
  const time = services.now().getTime();
  const expiresAt = new Date(time + sessionLifetimeMs);
  const [renewed] = await services.db.query<{ expiresAt: Date }>`
    update sessions set expires_at = least(${expiresAt}, created_at + ${sessionMaxAgeMs} * interval '1 millisecond')
    where token_hash = ${hashToken(token)} and expires_at > ${new Date(time)} returning expires_at as "expiresAt"`;
  if (renewed !== undefined) sendCookie(services, c, { token, expiresAt: renewed.expiresAt });
}

export async function closeSession(services: Services, c: Context) {
  const hash = findSessionHash(services, c);
  if (hash !== undefined) await services.db.query`delete from sessions where token_hash = ${hash}`;
  clearSession(services, c);
}

/** Deletes the cookie of a session that has already ended on the server, and clears the browser cache. */
export function clearSession(services: Pick<Services, 'config'>, c: Context) {
  deleteCookie(c, cookieName(services), { path: '/', secure: isSecure(services) });
  clearCache(c);
}

/** Clears the browser cache, which keeps private audio forever: the next user of the browser must not be able to play it. */
const clearCache = (c: Context) => c.header('clear-site-data', '"cache"');

const readToken = (services: Pick<Services, 'config'>, c: Context) => getCookie(c, cookieName(services));

/** Whether the browser has a session cookie. The session may have expired. */
export const hasSessionCookie = (services: Pick<Services, 'config'>, c: Context) =>
  readToken(services, c) !== undefined;

/** The hash of the session token of the request. Sessions are stored under this hash. */
export function findSessionHash(services: Pick<Services, 'config'>, c: Context) {
  const token = readToken(services, c);
  return token === undefined ? undefined : hashToken(token);
}

/** Returns the hashes of sessions that have not ended. */
export async function listOpenSessions({ db, now }: Pick<Services, 'db' | 'now'>, hashes: Buffer[]) {
  const rows = await db.query<{ hash: Buffer }>`
    select token_hash as hash from sessions where token_hash = any(${hashes}) and expires_at > ${now()}`;
  return rows.map(({ hash }) => hash);
}

function sendCookie(services: Services, c: Context, { token, expiresAt }: { token: string; expiresAt: Date }) {
  setCookie(c, cookieName(services), token, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: isSecure(services),
    maxAge: Math.max(0, Math.round((expiresAt.getTime() - services.now().getTime()) / 1000)),
  });
}
