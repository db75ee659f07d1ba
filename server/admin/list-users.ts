import {
  type ListedPlan,
  type ListedUser,
  type UserFilter,
  type UserListQuery,
  type UserPage,
  type UserSort,
  usersCounted,
  usersPerPage,
  waitingCounted,
} from '../../domain/admin/user-list.ts';
import type { Services } from '../services.ts';

interface UserRow extends Omit<ListedUser, 'createdAt' | 'lastActiveAt' | 'appliedAt' | 'declinedAt' | 'plan'> {
  createdAt: Date;
  lastActiveAt: Date;
  appliedAt: Date | null;
  declinedAt: Date | null;
  planId: string | null;
  planNames: ListedPlan['names'];
  planEndsAt: Date | null;
  isGranted: boolean;
}

const conditions: Record<UserFilter, string> = {
  all: 'true',
  waiting: `exists (select from beta_applications b where b.user_id = a.id and b.declined_at is null)
    and exists (select from users u where u.id = a.id and not u.has_access)`,
  access: 'exists (select from users u where u.id = a.id and u.has_access)',
  admins: 'exists (select from users u where u.id = a.id and u.is_admin)',
};

const orders: Record<UserSort, string> = { name: 'words collate "C"', created: 'created_at', active: 'last_active_at' };

/** One page of users. Written as text, so that each search is planned by its own words: a rare name otherwise than a common one. */
export async function listUsers(services: Pick<Services, 'db' | 'now'>, query: UserListQuery): Promise<UserPage> {
  const [users, waitingCount] = await Promise.all([listPage(services, query), countWaiting(services)]);
  const found = await countFound(services, query, users.length);
  return { users, total: Math.min(found, usersCounted), isMore: found > usersCounted, waitingCount };
}

/** A page that is not full is the last one and tells the number by itself: a rare search is made once. */
async function countFound(services: Pick<Services, 'db'>, query: UserListQuery, shown: number) {
  const isLast = shown < usersPerPage && (shown > 0 || query.page === 1);
  return isLast ? (query.page - 1) * usersPerPage + shown : countUsers(services, query);
}

async function listPage({ db, now }: Pick<Services, 'db' | 'now'>, query: UserListQuery) {
  const { condition, values } = toCondition(query);
  const order = (table: string) => {
    const direction = query.direction === 'ascending' ? 'asc' : 'desc';
    return `order by ${table}.${orders[query.sort]} ${direction}, ${table}.id ${direction}`;
  };
  const { rows } = await db.execute(
    `select p.id, p.email, p.name, p.created_at as "createdAt", p.last_active_at as "lastActiveAt",
      b.applied_at as "appliedAt", b.declined_at as "declinedAt", u.id is not null as "hasProfile",
      coalesce(u.has_access, false) as "hasAccess", coalesce(u.is_admin, false) as "isAdmin",
      u.main_lang as "mainLang", u.learning_lang as "learningLang",
      plan.id as "planId", plan.names as "planNames", period.ends_at as "planEndsAt", claim.kind = 'grant' as "isGranted"
    from (
      select a.id, a.email, a.name, a.words, a.created_at, a.last_active_at from accounts a where ${condition}
      ${order('a')} limit ${usersPerPage} offset ${(query.page - 1) * usersPerPage}) p
    left join users u on u.id = p.id left join beta_applications b on b.user_id = p.id
    left join subscription_periods period on period.user_id = p.id
      and period.starts_at <= $${values.length + 1} and period.counts_until > $${values.length + 1}
    left join plan_claims claim on claim.id = period.claim_id
    left join subscription_plans plan on plan.id = period.plan_id
    ${order('p')}`,
    [...values, now()],
  );
  return rows.map(toListedUser);
}

async function countUsers({ db }: Pick<Services, 'db'>, query: Pick<UserListQuery, 'show' | 'search'>) {
  const { condition, values } = toCondition(query);
  const { rows } = await db.execute(
    `select count(*)::int as users
    from (select from accounts a where ${condition} limit ${usersCounted + 1}) found`,
    values,
  );
  return Number(rows[0]?.users ?? 0);
}

async function countWaiting({ db }: Pick<Services, 'db'>) {
  const [waiting] = await db.query<{ users: number }>`
    select count(*)::int as users from (
      select from beta_applications b join users u on u.id = b.user_id
      where b.declined_at is null and not u.has_access limit ${waitingCounted + 1}) found`;
  return waiting?.users ?? 0;
}

/** Every word of the search, anywhere in name or address. */
function toCondition({ show, search }: Pick<UserListQuery, 'show' | 'search'>) {
  const values = search
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 8)
    .map((word) => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`);
  const searched = values.map((_, index) => ` and a.words like plain_name($${index + 1})`);
  return { condition: conditions[show] + searched.join(''), values };
}

function toListedUser({ planId, planNames, planEndsAt, isGranted, ...row }: UserRow): ListedUser {
  return {
    ...row,
    createdAt: row.createdAt.toISOString(),
    lastActiveAt: row.lastActiveAt.toISOString(),
    appliedAt: row.appliedAt?.toISOString() ?? null,
    declinedAt: row.declinedAt?.toISOString() ?? null,
    plan: planId === null ? null : toListedPlan({ id: planId, names: planNames, isGranted }, planEndsAt),
  };
}

const toListedPlan = (plan: Omit<ListedPlan, 'expiresAt'>, endsAt: Date | null): ListedPlan => ({
  ...plan,
  expiresAt: endsAt?.toISOString() ?? null,
});
