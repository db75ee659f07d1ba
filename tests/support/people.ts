import { randomUUID } from 'node:crypto';
import { mergeProfile, upsertUser } from '../../server/access/queries.ts';
import { hashToken } from '../../server/http/guards/sessions.ts';
import type { Services } from '../../server/services.ts';

export const roles = ['visitor', 'waiting', 'newcomer', 'learner', 'admin'] as const;
/** waiting: has no access yet. newcomer: has access, but no languages yet. learner: an ordinary user. */
export type Role = (typeof roles)[number];

type World = Pick<Services, 'db' | 'now' | 'newId' | 'newSecret'>;

export type Person = Awaited<ReturnType<typeof createPerson>>;

/** Creates a user with a session, as after a sign-in. */
export async function createPerson(services: World, role: Exclude<Role, 'visitor'>) {
  const email = `${role}-${randomUUID().slice(0, 8)}@foxtale.test`;
  const identity = { issuer: 'test', subject: email, email, isEmailVerified: true, name: role };
  const id = await upsertUser(services, { identity, isAdmin: role === 'admin', hasAccess: role !== 'waiting' });
  if (role === 'learner' || role === 'admin') {
    await mergeProfile(services, { id, email }, { mainLang: 'en', learningLang: 'es' });
  }
  return { id, email, token: await createSession(services, id) };
}

export async function createSession(services: World, accountId: string) {
  const token = services.newSecret();
  const expiresAt = new Date(services.now().getTime() + 30 * 24 * 3600 * 1000);
  await services.db.query`
    insert into sessions (token_hash, account_id, created_at, expires_at)
    values (${hashToken(token)}, ${accountId}, ${services.now()}, ${expiresAt})`;
  return token;
}

export const deleteProfile = (services: Services, id: string) => services.db.query`delete from users where id = ${id}`;

/** The request by which users delete their own account on the settings page. It is accepted only shortly after a sign-in. */
export const leaveForGood = ({ id, token }: Pick<Person, 'id' | 'token'>) => ({
  method: 'DELETE',
  path: `/account?readerId=${id}`,
  token,
});

/** Ends the sessions on the server, as an admin, another device or expiry would. The browser keeps its cookie. */
export const endSessions = (services: Services, accountId: string) =>
  services.db.query`delete from sessions where account_id = ${accountId}`;
