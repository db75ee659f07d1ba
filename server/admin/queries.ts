import { type ListedUser, usersPerPage } from '../../domain/admin/user-list.ts';
import type { Services } from '../services.ts';

interface UserRow extends Omit<ListedUser, 'createdAt' | 'appliedAt'> {
  createdAt: Date;
  appliedAt: Date | null;
}

/** One page of users, newest first. */
export async function listUsers({ db }: Pick<Services, 'db'>, { search, page }: { search: string; page: number }) {
  const pattern = `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`;
  const [total] = await db.query<{ users: number }>`
    select count(*)::int as users from accounts where email ilike ${pattern} or name ilike ${pattern}`;
  const rows = await db.query<UserRow>`
    select a.id, a.email, a.name, a.created_at as "createdAt", b.applied_at as "appliedAt",
      coalesce(u.has_access, false) as "hasAccess", coalesce(u.is_admin, false) as "isAdmin"
    from accounts a left join users u on u.id = a.id left join beta_applications b on b.user_id = a.id
    where a.email ilike ${pattern} or a.name ilike ${pattern}
    order by a.created_at desc, a.id limit ${usersPerPage} offset ${(page - 1) * usersPerPage}`;
  const users = rows.map(
    ({ createdAt, appliedAt, ...row }): ListedUser => ({
      ...row,
      createdAt: createdAt.toISOString(),
      appliedAt: appliedAt?.toISOString() ?? null,
    }),
  );
  return { total: total?.users ?? 0, users };
}
