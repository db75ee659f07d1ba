import { hash } from 'node:crypto';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { readDevice } from '../../domain/access/device.ts';
import type { Services } from '../services.ts';

const dayMs = 24 * 3600 * 1000;
/** Without a visit. */
export const sessionLifetimeMs = 30 * dayMs;
/** However often it is used. */
export const sessionLongestMs = 90 * dayMs;

export const hashToken = (token: string) => hash('sha256', token, 'buffer');

const isSecure = (services: Pick<Services, 'config'>) => services.config.baseUrl.startsWith('https:');
const cookieName = (services: Pick<Services, 'config'>) => (isSecure(services) ? '__Host-session' : 'session');

/** Takes the place of the session that the browser had before, whoever's it was. */
export async function openSession(services: Services, c: Context, accountId: string) {
  const { db, now, newSecret } = services;
  const formerHash = findSessionHash(services, c);
  const token = newSecret();
  const { browser, system } = readDevice(c.req.header('user-agent'));
  const expiresAt = new Date(now().getTime() + sessionLifetimeMs);
  // The former is ended, not deleted: its event stream would tell the page of a sign-out before the new cookie is there.
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
    update sessions set expires_at = least(${expiresAt}, created_at + ${sessionLongestMs} * interval '1 millisecond')
    where token_hash = ${hashToken(token)} and expires_at > ${new Date(time)} returning expires_at as "expiresAt"`;
  if (renewed !== undefined) sendCookie(services, c, { token, expiresAt: renewed.expiresAt });
}

export async function closeSession(services: Services, c: Context) {
  const hash = findSessionHash(services, c);
  if (hash !== undefined) await services.db.query`delete from sessions where token_hash = ${hash}`;
  forgetSession(services, c);
}

/** For a session that has ended on the server: takes the cookie back, and what the browser has cached of private answers. */
export function forgetSession(services: Pick<Services, 'config'>, c: Context) {
  deleteCookie(c, cookieName(services), { path: '/', secure: isSecure(services) });
  clearCache(c);
}

/** Private audio is kept by the browser for good, and the next person at it must not hear it. */
const clearCache = (c: Context) => c.header('clear-site-data', '"cache"');

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

function sendCookie(services: Services, c: Context, { token, expiresAt }: { token: string; expiresAt: Date }) {
  setCookie(c, cookieName(services), token, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: isSecure(services),
    maxAge: Math.max(0, Math.round((expiresAt.getTime() - services.now().getTime()) / 1000)),
  });
}
