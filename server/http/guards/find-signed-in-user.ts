import type { Context } from 'hono';
import type { Preferences } from '../../../domain/access/preferences.ts';
import type { Profile } from '../../../domain/access/profile.ts';
import { type BillingPeriod, freeSubscription, type Subscription } from '../../../domain/access/subscription.ts';
import type { Language } from '../../../domain/language.ts';
import type { Level } from '../../../domain/level.ts';
import { batchLookups } from '../../platform/database/batch-lookups.ts';
import type { Services } from '../../services.ts';
import { setHeaders } from '../answers/set-headers.ts';
import { findSessionHash, renewSession, sessionLifetimeMs, sessionMaxAgeMs } from './sessions.ts';

const renewAfterMs = 24 * 3600 * 1000;
const activityIntervalMs = 5 * 60 * 1000;

/** The signed-in user of a request: the account and, if it exists, the profile. */
export interface Viewer {
  id: string;
  email: string;
  name: string;
  /** Blocked by an admin. A blocked user has no access. */
  isBlocked: boolean;
  hasAccess: boolean;
  profile: Profile | undefined;
}

/** Finds the user by session cookie. Renews the session once a day and records activity every five minutes. */
export function createFindSignedInUser(services: Services) {
  const findSession = batchLookups((hashes) => findSessions(services, hashes));

  return async (c: Context): Promise<Viewer | undefined> => {
    const hash = findSessionHash(services, c);
    if (hash === undefined) return undefined;
    const row = await findSession(hash.toString('hex'));
    if (row === undefined) return undefined;
    // The service worker stores responses per user. It reads the user from this header.
    setHeaders(c, { 'x-viewer': row.id });
    if (row.isRenewalDue) await renewSession(services, c);
    if (row.isActivityDue) await recordActivity(services, { hash, accountId: row.id });
    return toViewer(row, services.config.access === 'open');
  };
}

async function recordActivity({ db, now }: Services, { hash, accountId }: { hash: Buffer; accountId: string }) {
  await db.query`
    with seen as (update sessions set last_seen_at = ${now()} where token_hash = ${hash})
    update accounts set last_active_at = ${now()} where id = ${accountId}`;
}

interface SessionRow {
  hash: string;
  isRenewalDue: boolean;
  id: string;
  email: string;
  name: string;
  isActivityDue: boolean;
  mainLang: Language | null;
  learningLang: Language | null;
  learningLangs: Language[] | null;
  level: Level | null;
  /** This field and the next five are null if the user has no profile. */
  readingSpeed: number | null;
  timeZone: string | null;
  isAdmin: boolean | null;
  wantsMail: boolean | null;
  preferences: Preferences | null;
  hasAccess: boolean | null;
  isBlocked: boolean;
  paid: {
    plan: BillingPeriod;
    expiresAt: string | null;
    currency: string | null;
    isRecurring: boolean;
    graceEndsAt: string | null;
  } | null;
  isCustomer: boolean;
}

/** Runs for every request with a session. Therefore it makes only one query, by primary keys, and reads few small columns. */
async function findSessions({ db, now }: Pick<Services, 'db' | 'now'>, hashes: string[]) {
  const time = now().getTime();
  const at = new Date(time).toISOString();
  const renewBefore = new Date(time + sessionLifetimeMs - renewAfterMs).toISOString();
  const activeBefore = new Date(time - activityIntervalMs).toISOString();
  const rows = await db.query<SessionRow>`
    select encode(s.token_hash, 'hex') as hash, s.expires_at < least(${renewBefore}::timestamptz, s.created_at + ${sessionMaxAgeMs} * interval '1 millisecond') as "isRenewalDue", a.id, a.email, a.name,
      least(a.last_active_at, s.last_seen_at) < ${activeBefore} as "isActivityDue",
      u.main_lang as "mainLang", u.learning_lang as "learningLang", u.learning_langs as "learningLangs", u.levels ->> u.learning_lang as level, u.reading_speed as "readingSpeed",
      u.time_zone as "timeZone", u.is_admin as "isAdmin", u.wants_mail as "wantsMail", u.preferences, u.has_access as "hasAccess", a.blocked_at is not null as "isBlocked",
      (select json_build_object('plan', plan.billing, 'expiresAt', period.ends_at, 'currency', claim.currency, 'isRecurring', claim.renews,
        'graceEndsAt', case when claim.is_failing then period.counts_until end)
        from subscription_periods period
        join subscription_plans plan on plan.id = period.plan_id join plan_claims claim on claim.id = period.claim_id
        where period.user_id = s.account_id and period.starts_at <= ${at} and period.counts_until > ${at}) as paid,
      exists (select from payment_customers where user_id = s.account_id) as "isCustomer"
    from sessions s join accounts a on a.id = s.account_id left join users u on u.id = s.account_id
    where s.token_hash = any(${hashes.map((hash) => Buffer.from(hash, 'hex'))}) and s.expires_at > ${at}`;
  return new Map(rows.map((row) => [row.hash, row]));
}

function toViewer(row: SessionRow, isOpenToAll: boolean): Viewer {
  const { id, email, name, mainLang, learningLang, level, readingSpeed, timeZone, isAdmin, wantsMail, isBlocked } = row;
  const { preferences } = row;
  const hasAccess = !isBlocked && (isOpenToAll || row.hasAccess === true);
  if (readingSpeed === null || timeZone === null || isAdmin === null || wantsMail === null || preferences === null)
    return { id, email, name, isBlocked, hasAccess, profile: undefined };
  // During an update, a server of the previous version may have set `learning_lang` without `learning_langs`.
  const learningLangs = [...new Set([...(row.learningLangs ?? []), ...(learningLang === null ? [] : [learningLang])])];
  const languages = { mainLang, learningLang, learningLangs, level };
  const rest = {
    ...languages,
    readingSpeed,
    timeZone,
    isAdmin,
    wantsMail,
    preferences,
    subscription: toSubscription(row),
  };
  return { id, email, name, isBlocked, hasAccess, profile: { id, email, name, ...rest } };
}

function toSubscription({ paid, isCustomer }: SessionRow): Subscription {
  // Customers without a paid plan get the URL too: they may need to change their card.
  const manageUrl = isCustomer ? '/api/billing/portal' : null;
  if (paid === null) return { ...freeSubscription, manageUrl };
  return { ...paid, expiresAt: toIso(paid.expiresAt), graceEndsAt: toIso(paid.graceEndsAt), manageUrl };
}

const toIso = (moment: string | null) => (moment === null ? null : new Date(moment).toISOString());
