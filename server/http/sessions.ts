import { hash } from 'node:crypto';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { Profile } from '../../domain/access/profile.ts';
import { type BillingPeriod, freeSubscription, type Subscription } from '../../domain/access/subscription.ts';
import type { Language } from '../../domain/language.ts';
import type { Services } from '../services.ts';

const lifetimeMs = 30 * 24 * 3600 * 1000;
const renewAfterMs = 24 * 3600 * 1000;
const activityStepMs = 5 * 60 * 1000;

/** Whoever sends the request: an account and, unless it is missing, its profile. */
export interface Viewer {
  id: string;
  email: string;
  name: string;
  hasAccess: boolean;
  profile: Profile | undefined;
}

export const hashToken = (token: string) => hash('sha256', token, 'buffer');

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

/** Whether somebody has signed in here; the session itself may have ended since. */
export const hasSessionCookie = (services: Pick<Services, 'config'>, c: Context) =>
  getCookie(c, cookieName(services)) !== undefined;

/** Finds who the request's cookie belongs to; a session in use is renewed once a day, and its activity noted by the five minutes. */
export async function findViewer(services: Services, c: Context): Promise<Viewer | undefined> {
  const token = getCookie(c, cookieName(services));
  if (token === undefined) return undefined;
  const now = services.now();
  const tokenHash = hashToken(token);
  const row = await findSession(services, tokenHash, now);
  if (row === undefined) return undefined;
  // A device that keeps answers must know whose they are.
  c.header('x-viewer', row.id);
  if (row.isDue) {
    const expiresAt = new Date(now.getTime() + lifetimeMs);
    await services.db.query`update sessions set expires_at = ${expiresAt} where token_hash = ${tokenHash}`;
    sendCookie(services, c, token);
  }
  if (row.isLongSilent) {
    await services.db.query`update accounts set last_active_at = ${now} where id = ${row.id}`;
  }
  return toViewer(row, services.config.access === 'open');
}

export async function closeSession(services: Services, c: Context) {
  const token = getCookie(c, cookieName(services));
  if (token !== undefined) await services.db.query`delete from sessions where token_hash = ${hashToken(token)}`;
  deleteCookie(c, cookieName(services), { path: '/', secure: isSecure(services) });
}

/** What names the request's session in the database; of a request that a guard let in. */
export const findSessionHash = (services: Pick<Services, 'config'>, c: Context) =>
  hashToken(getCookie(c, cookieName(services)) ?? '');

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
    maxAge: lifetimeMs / 1000,
  });
}

interface SessionRow {
  isDue: boolean;
  id: string;
  email: string;
  name: string;
  isLongSilent: boolean;
  hasProfile: boolean;
  mainLang: Language | null;
  learningLang: Language | null;
  readingSpeed: number;
  timeZone: string;
  isAdmin: boolean;
  hasAccess: boolean;
  paid: { plan: BillingPeriod; expiresAt: string | null; currency: string | null; isRecurring: boolean } | null;
  isCustomer: boolean;
}

/** Every request with a session asks this, so it is one statement over primary keys that returns few and small columns. */
async function findSession({ db }: Pick<Services, 'db'>, tokenHash: Buffer, now: Date) {
  const at = now.toISOString();
  const renewBefore = new Date(now.getTime() + lifetimeMs - renewAfterMs).toISOString();
  const silentSince = new Date(now.getTime() - activityStepMs).toISOString();
  const [row] = await db.query<SessionRow>`
    select s.expires_at < ${renewBefore} as "isDue", a.id, a.email, a.name,
      a.last_active_at < ${silentSince} as "isLongSilent", u.id is not null as "hasProfile",
      u.main_lang as "mainLang", u.learning_lang as "learningLang", u.reading_speed as "readingSpeed",
      u.time_zone as "timeZone", u.is_admin as "isAdmin", u.has_access as "hasAccess",
      (select json_build_object('plan', plan.billing, 'expiresAt', period.ends_at, 'currency', claim.currency, 'isRecurring', claim.renews)
        from subscription_periods period
        join subscription_plans plan on plan.id = period.plan_id join plan_claims claim on claim.id = period.claim_id
        where period.user_id = s.account_id and period.starts_at <= ${at} and period.counts_until > ${at}) as paid,
      exists (select from payment_customers where user_id = s.account_id) as "isCustomer"
    from sessions s join accounts a on a.id = s.account_id left join users u on u.id = s.account_id
    where s.token_hash = ${tokenHash} and s.expires_at > ${at}`;
  return row;
}

function toViewer(row: SessionRow, isOpenToAll: boolean): Viewer {
  const { id, email, name, mainLang, learningLang, readingSpeed, timeZone, isAdmin } = row;
  if (!row.hasProfile) return { id, email, name, hasAccess: isOpenToAll, profile: undefined };
  const rest = { mainLang, learningLang, readingSpeed, timeZone, isAdmin, subscription: toSubscription(row) };
  return { id, email, name, hasAccess: isOpenToAll || row.hasAccess, profile: { id, email, name, ...rest } };
}

function toSubscription({ paid, isCustomer }: SessionRow): Subscription {
  // Also for who is back on the free plan: perhaps their card wants changing.
  const manageUrl = isCustomer ? '/api/billing/portal' : null;
  if (paid === null) return { ...freeSubscription, manageUrl };
  const expiresAt = paid.expiresAt === null ? null : new Date(paid.expiresAt).toISOString();
  return { ...paid, expiresAt, manageUrl };
}
