import { count, desc, eq, ilike, or } from 'drizzle-orm';
import { type ListedUser, usersPerPage } from '../../domain/admin/user-list.ts';
import { accounts, betaApplications, users } from '../platform/database/schema.ts';
import type { Services } from '../services.ts';

type Db = Pick<Services, 'db'>;

/** One page of users, newest first. */
export async function listUsers({ db }: Db, { search, page }: { search: string; page: number }) {
  const pattern = `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`;
  const matches = search === '' ? undefined : or(ilike(accounts.email, pattern), ilike(accounts.name, pattern));
  const [total] = await db.select({ users: count() }).from(accounts).where(matches);
  const rows = await db
    .select({
      id: accounts.id,
      email: accounts.email,
      name: accounts.name,
      hasAccess: users.hasAccess,
      isAdmin: users.isAdmin,
      createdAt: accounts.createdAt,
      appliedAt: betaApplications.appliedAt,
    })
    .from(accounts)
    .leftJoin(users, eq(users.id, accounts.id))
    .leftJoin(betaApplications, eq(betaApplications.userId, accounts.id))
    .where(matches)
    .orderBy(desc(accounts.createdAt), accounts.id)
    .limit(usersPerPage)
    .offset((page - 1) * usersPerPage);
  return {
    total: total?.users ?? 0,
    users: rows.map(
      (row): ListedUser => ({
        ...row,
        hasAccess: row.hasAccess === true,
        isAdmin: row.isAdmin === true,
        createdAt: row.createdAt.toISOString(),
        appliedAt: row.appliedAt?.toISOString() ?? null,
      }),
    ),
  };
}
