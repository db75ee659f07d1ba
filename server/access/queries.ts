import type { ProfileUpdate } from '../../domain/access/profile.ts';
import { AppError } from '../../domain/app-error.ts';
import type { Language } from '../../domain/language.ts';
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

/** A sign-in can be finished once: whoever takes the attempt away has it. */
export async function takeSignInAttempt({ db, now }: Pick<Services, 'db' | 'now'>, stateHash: Buffer) {
  const [attempt] = await db.query<Pick<SignInAttempt, 'nonce' | 'codeVerifier' | 'language'>>`
    delete from sign_in_attempts where state_hash = ${stateHash} and expires_at > ${now()}
    returning nonce, code_verifier as "codeVerifier", language`;
  return attempt;
}

export async function deleteExpired({ db, now }: Pick<Services, 'db' | 'now'>) {
  await db.query`delete from sign_in_attempts where expires_at < ${now()}`;
  await db.query`delete from sessions where expires_at < ${now()}`;
}

interface NewUser {
  identity: Identity;
  hasAccess: boolean;
  isAdmin: boolean;
}

/** Creates the account and its profile, or refreshes what the provider says; rights are only ever added here. */
export async function upsertUser(
  { db, now, newId }: Pick<Services, 'db' | 'now' | 'newId'>,
  { identity: { issuer, subject, email, name }, hasAccess, isAdmin }: NewUser,
) {
  return db.transaction(async (tx) => {
    const [account] = await tx.query<{ id: string }>`
      insert into accounts (id, issuer, subject, email, name, created_at, last_active_at)
      values (${newId()}, ${issuer}, ${subject}, ${email}, ${name}, ${now()}, ${now()})
      on conflict (issuer, subject) do update set email = excluded.email, name = excluded.name,
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

/** Merges the given fields into the profile, as the specification's document write does. Their other tabs and devices follow. */
export async function mergeProfile(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { id, email }: { id: string; email: string },
  { mainLang, learningLang, readingSpeed, timeZone }: ProfileUpdate,
) {
  const merge = db.transaction(async (tx) => {
    await tx.query`
      insert into users (id, email, created_at) values (${id}, ${email}, ${now()}) on conflict (id) do nothing`;
    await tx.query`
      update users set
        main_lang = coalesce(${mainLang}, main_lang),
        learning_lang = coalesce(${learningLang}, learning_lang),
        reading_speed = coalesce(${readingSpeed}, reading_speed),
        time_zone = coalesce(${timeZone}, time_zone)
      where id = ${id}`;
    // A time zone is the device's own: two devices in two zones would tell each other for ever.
    const isForAll = mainLang !== undefined || learningLang !== undefined || readingSpeed !== undefined;
    if (isForAll) await publishEvent({ db: tx }, { userId: id, topic: 'profile' });
  });
  await merge.catch(refuseUnknownZone);
}

/** Node and PostgreSQL have their own lists of time zones, and ours is what both know. */
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

/** Applying twice keeps the first place in the queue; whoever was declined begins at its end. */
export async function createBetaApplication(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { userId, email }: { userId: string; email: string },
) {
  await db.query`
    insert into beta_applications (user_id, email, applied_at) values (${userId}, ${email}, ${now()})
    on conflict (user_id) do update set applied_at = excluded.applied_at, declined_at = null
      where beta_applications.declined_at is not null`;
}

/** Everything that hangs on the account goes with it. */
export async function deleteAccount({ db }: Db, id: string) {
  await db.query`delete from accounts where id = ${id}`;
}

interface Rights {
  hasAccess: boolean;
  isAdmin: boolean;
}

/** The admins who can act, held until the transaction ends, so that of two dismissals the second sees the first. */
export async function lockAdmins({ db: tx }: Db) {
  const held = await tx.query<{ id: string }>`
    select id from users where is_admin and has_access order by id for no key update`;
  // A statement of its own: the one that waited for the lock still sees who was blocked before it waited.
  const ids = held.map(({ id }) => id);
  const rows = await tx.query<{ id: string }>`select id from accounts where id = any(${ids}) and blocked_at is null`;
  return rows.map(({ id }) => id);
}

/** The account before its profile, as signing in does: in another order two of them could wait for each other. */
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

/** Whom a block shuts out is signed out everywhere at once: the end of a session also ends its event streams. */
export async function updateBlock(
  { db: tx, now }: Pick<Services, 'db' | 'now'>,
  { userId, isBlocked }: { userId: string; isBlocked: boolean },
) {
  await tx.query`update accounts set blocked_at = ${isBlocked ? now() : null} where id = ${userId}`;
  if (isBlocked) await tx.query`delete from sessions where account_id = ${userId}`;
}

/** Every open page of theirs follows at once. */
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
