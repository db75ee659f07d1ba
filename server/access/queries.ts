import type { ProfileUpdate } from '../../domain/access/profile-update.ts';
import { AppError } from '../../domain/app-error.ts';
import type { Language } from '../../domain/language.ts';
import type { Level } from '../../domain/level.ts';
import type { Identity } from '../platform/identity/identity-provider.ts';
import { publishEvent } from '../platform/live-events/publish-event.ts';
import type { Services } from '../services.ts';

type Db = Pick<Services, 'db'>;

interface SignInAttempt {
  stateHash: Buffer;
  nonce: string;
  codeVerifier: string;
  language: Language;
  expiresAt: Date;
}

export async function createSignInAttempt({ db }: Db, attempt: SignInAttempt) {
  await db.query`
    insert into sign_in_attempts (state_hash, nonce, code_verifier, language, expires_at)
    values (${attempt.stateHash}, ${attempt.nonce}, ${attempt.codeVerifier}, ${attempt.language}, ${attempt.expiresAt})`;
}

/** Returns the attempt to sign in and deletes it, so that a sign-in can be finished only once. */
export async function consumeSignInAttempt({ db, now }: Pick<Services, 'db' | 'now'>, stateHash: Buffer) {
  const [attempt] = await db.query<Pick<SignInAttempt, 'nonce' | 'codeVerifier' | 'language'>>`
    delete from sign_in_attempts where state_hash = ${stateHash} and expires_at > ${now()}
    returning nonce, code_verifier as "codeVerifier", language`;
  return attempt;
}

export async function deleteExpiredSessions({ db, now }: Pick<Services, 'db' | 'now'>) {
  await db.query`delete from sign_in_attempts where expires_at < ${now()}`;
  await db.query`delete from sessions where expires_at < ${now()}`;
}

interface NewUser {
  identity: Identity;
  hasAccess: boolean;
  isAdmin: boolean;
}

/**
 * Creates the account and its profile. For an existing account, takes over the provider's email and, unless the user has
 * chosen a name, its name. May add rights, but never removes any. Returns the id of the account.
 */
export async function upsertUser(
  { db, now, newId }: Pick<Services, 'db' | 'now' | 'newId'>,
  { identity: { issuer, subject, email, name }, hasAccess, isAdmin }: NewUser,
) {
  return db.transaction(async (tx) => {
    const [account] = await tx.query<{ id: string }>`
      insert into accounts (id, issuer, subject, email, name, created_at, last_active_at)
      values (${newId()}, ${issuer}, ${subject}, ${email}, ${name}, ${now()}, ${now()})
      on conflict (issuer, subject) do update set email = excluded.email,
        name = case when accounts.has_own_name then accounts.name else excluded.name end,
        last_active_at = excluded.last_active_at
      returning id`;
    if (account === undefined) throw new Error('The account was not stored.');
    await tx.query`
      insert into users (id, email, is_admin, has_access, created_at)
      values (${account.id}, ${email}, ${isAdmin}, ${hasAccess}, ${now()})
      on conflict (id) do update set
        email = excluded.email,
        is_admin = users.is_admin or excluded.is_admin,
        has_access = users.has_access or excluded.has_access`;
    return account.id;
  });
}

/** Merges the given fields into the profile and sends a live event to the user's open pages. */
export async function mergeProfile(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { id, email }: { id: string; email: string },
  { name, mainLang, learningLang, level, readingSpeed, timeZone, wantsMail, preferences }: ProfileUpdate,
) {
  const merge = db.transaction(async (tx) => {
    await tx.query`
      insert into users (id, email, created_at) values (${id}, ${email}, ${now()}) on conflict (id) do nothing`;
    await tx.query`
      update users set
        main_lang = coalesce(${mainLang}, main_lang),
        learning_lang = coalesce(${learningLang}, learning_lang),
        learning_langs = case when ${learningLang}::text is null then learning_langs else array(
          select lang from unnest(learning_langs || learning_lang::text || ${learningLang}::text) with ordinality as l(lang, place)
          where lang is not null group by lang order by min(place)) end,
        levels = case when ${level === undefined} or coalesce(${learningLang}::text, learning_lang) is null then levels
          else levels || jsonb_build_object(coalesce(${learningLang}::text, learning_lang), ${level ?? null}::text) end,
        reading_speed = coalesce(${readingSpeed}, reading_speed),
        time_zone = coalesce(${timeZone}, time_zone),
        wants_mail = coalesce(${wantsMail}, wants_mail),
        preferences = preferences || ${JSON.stringify(preferences ?? {})}::jsonb
      where id = ${id}`;
    if (name !== undefined) {
      await tx.query`update accounts set name = ${name}, has_own_name = true where id = ${id}`;
    }
    // A change of the time zone sends no event: two devices in different time zones would update each other in an endless
    // loop.
    const isForAll = [name, mainLang, learningLang, level, readingSpeed, wantsMail, preferences].some(
      (value) => value !== undefined,
    );
    if (isForAll) await publishEvent({ db: tx }, { userId: id, topic: 'profile' });
  });
  await merge.catch(refuseUnknownZone);
}

export async function updateLevel(
  { db }: Db,
  userId: string,
  { language, level }: { language: Language; level: Level | null },
) {
  await db.query`
    update users set levels = levels || jsonb_build_object(${language}::text, ${level}::text) where id = ${userId}`;
}

export async function findLearningLang({ db }: Db, userId: string) {
  const [user] = await db.query<{ language: Language | null }>`
    select learning_lang as language from users where id = ${userId}`;
  return user?.language ?? null;
}

/**
 * Turns the database error for an unknown time zone into invalid-input. Node accepts some time zones that PostgreSQL does
 * not know.
 */
function refuseUnknownZone(error: unknown): never {
  const isUnknown = error instanceof Error && 'code' in error && error.code === '22023';
  if (!isUnknown) throw error;
  throw new AppError('invalid-input', { fields: [{ field: 'timeZone', problem: 'unknown-zone' }] }, { cause: error });
}

export async function findBetaApplication({ db }: Db, userId: string) {
  const [application] = await db.query<{ appliedAt: Date; isDeclined: boolean }>`
    select applied_at as "appliedAt", declined_at is not null as "isDeclined" from beta_applications where user_id = ${userId}`;
  return application;
}

/**
 * Stores the user's application for access. An earlier application is kept, unless an admin has declined it. Returns true if
 * the new application was stored.
 */
export async function createBetaApplication(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { userId, email }: { userId: string; email: string },
) {
  const created = await db.query`
    insert into beta_applications (user_id, email, applied_at) values (${userId}, ${email}, ${now()})
    on conflict (user_id) do update set applied_at = excluded.applied_at, declined_at = null
      where beta_applications.declined_at is not null
    returning user_id`;
  return created.length > 0;
}

/**
 * Foreign keys with `on delete cascade` delete the other data of the user. Articles that everybody may read stay, without an
 * author.
 */
export async function deleteAccount({ db }: Db, id: string) {
  await db.query`delete from accounts where id = ${id}`;
}

interface Rights {
  hasAccess: boolean;
  isAdmin: boolean;
}

/** Locks the active admins until the transaction ends, so that two concurrent changes cannot remove the last two admins. */
export async function lockAdmins({ db: tx }: Db) {
  const held = await tx.query<{ id: string }>`
    select id from users where is_admin and has_access order by id for no key update`;
  // The statement above may have waited for the lock, so it does not see accounts that were blocked meanwhile. A second
  // statement does.
  const ids = held.map(({ id }) => id);
  const rows = await tx.query<{ id: string }>`select id from accounts where id = any(${ids}) and blocked_at is null`;
  return rows.map(({ id }) => id);
}

/** Lock the account before the profile. A sign-in locks in the same order, and another order could cause a deadlock. */
export async function lockAccount({ db: tx }: Db, userId: string) {
  const [account] = await tx.query<{ isBlocked: boolean }>`
    select blocked_at is not null as "isBlocked" from accounts where id = ${userId} for no key update`;
  return account;
}

export async function lockRights({ db: tx }: Db, userId: string) {
  const [rights] = await tx.query<Rights & { isDeclined: boolean }>`
    select has_access as "hasAccess", is_admin as "isAdmin",
      exists (select from beta_applications where user_id = id and declined_at is not null) as "isDeclined"
    from users where id = ${userId} for no key update`;
  return rights;
}

/** Blocking a user deletes all of their sessions. A trigger then also ends their event streams. */
export async function updateBlock(
  { db: tx, now }: Pick<Services, 'db' | 'now'>,
  { userId, isBlocked }: { userId: string; isBlocked: boolean },
) {
  await tx.query`update accounts set blocked_at = ${isBlocked ? now() : null} where id = ${userId}`;
  if (isBlocked) await tx.query`delete from sessions where account_id = ${userId}`;
}

/** Changes the rights and sends a live event to the user's open pages. */
export async function updateRights({ db: tx }: Db, { userId, hasAccess, isAdmin }: Rights & { userId: string }) {
  await tx.query`update users set has_access = ${hasAccess}, is_admin = ${isAdmin} where id = ${userId}`;
  await publishEvent({ db: tx }, { userId, topic: 'profile' });
}

export async function updateApplication(
  { db: tx, now }: Pick<Services, 'db' | 'now'>,
  { userId, isDeclined }: { userId: string; isDeclined: boolean },
) {
  await tx.query`
    update beta_applications set declined_at = ${isDeclined ? now() : null} where user_id = ${userId}`;
}

interface Recipient {
  email: string;
  mainLang: Language | null;
  wantsMail: boolean | null;
  title: string | null;
}

export async function findRecipient({ db }: Pick<Services, 'db'>, userId: string, articleId: string | null) {
  const [recipient] = await db.query<Recipient>`
    select a.email, u.main_lang as "mainLang", u.wants_mail as "wantsMail",
      (select title from creations where article_id = ${articleId}::uuid and author_id = a.id) as title
    from accounts a left join users u on u.id = a.id where a.id = ${userId} and a.blocked_at is null`;
  return recipient;
}
