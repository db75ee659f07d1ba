import { hash } from 'node:crypto';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { Services } from '../services.ts';

export const sessionLifetimeMs = 30 * 24 * 3600 * 1000;

export const hashToken = (token: string) => hash('sha256', token, 'buffer');

const isSecure = (services: Pick<Services, 'config'>) => services.config.baseUrl.startsWith('https:');
const cookieName = (services: Pick<Services, 'config'>) => (isSecure(services) ? '__Host-session' : 'session');

export async function openSession(services: Services, c: Context, accountId: string) {
  const token = services.newSecret();
  const createdAt = services.now();
  const expiresAt = new Date(createdAt.getTime() + sessionLifetimeMs);
  await services.db.query`
    insert into sessions (token_hash, account_id, created_at, expires_at)
    values (${hashToken(token)}, ${accountId}, ${createdAt}, ${expiresAt})`;
  sendCookie(services, c, token);
}

export async function renewSession(services: Services, c: Context) {
  const token = readToken(services, c);
  if (token === undefined) return;
  const expiresAt = new Date(services.now().getTime() + sessionLifetimeMs);
  await services.db.query`update sessions set expires_at = ${expiresAt} where token_hash = ${hashToken(token)}`;
  sendCookie(services, c, token);
}

export async function closeSession(services: Services, c: Context) {
  const token = readToken(services, c);
  if (token !== undefined) await services.db.query`delete from sessions where token_hash = ${hashToken(token)}`;
  deleteCookie(c, cookieName(services), { path: '/', secure: isSecure(services) });
}

const readToken = (services: Pick<Services, 'config'>, c: Context) => getCookie(c, cookieName(services));

/** Whether somebody has signed in here; the session itself may have ended since. */
export const hasSessionCookie = (services: Pick<Services, 'config'>, c: Context) =>
  readToken(services, c) !== undefined;

/** What names the request's session in the database. */
export function findSessionHash(services: Pick<Services, 'config'>, c: Context) {
  const token = readToken(services, c);
  return token === undefined ? undefined : hashToken(token);
}

/** Those of the given sessions that have not ended. */
export async function listOpenSessions({ db, now }: Pick<Services, 'db' | 'now'>, hashes: Buffer[]) {
  const rows = await db.query<{ hash: Buffer }>`
    select token_hash as hash from sessions where token_hash = any(${hashes}) and expires_at > ${now()}`;
  return rows.map(({ hash }) => hash);
}

function sendCookie(services: Services, c: Context, token: string) {
  setCookie(c, cookieName(services), token, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: isSecure(services),
    maxAge: sessionLifetimeMs / 1000,
  });
}
