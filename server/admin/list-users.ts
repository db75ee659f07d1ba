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
  withoutPlan,
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
    and exists (select from users u where u.id = a.id and not u.has_access) and a.blocked_at is null`,
  access: 'exists (select from users u where u.id = a.id and u.has_access) and a.blocked_at is null',
  admins: 'exists (select from users u where u.id = a.id and u.is_admin)',
  blocked: 'a.blocked_at is not null',
};

const orders: Record<UserSort, string> = { name: 'words collate "C"', created: 'created_at', active: 'last_active_at' };

/**
 * Returns one page of users, and how many users match and how many wait for access. The query is not a prepared statement:
 * a search for a rare name needs another query plan than a search for a common name.
 */
export async function listUsers(services: Pick<Services, 'db' | 'now'>, query: UserListQuery): Promise<UserPage> {
  const [users, waitingCount] = await Promise.all([listPage(services, query), countWaiting(services)]);
  const found = await countFound(services, query, users.length);
  return { users, total: Math.min(found, usersCounted), isMore: found > usersCounted, waitingCount };
}

/** A page that is not full is the last one, so the total is known without a second query. */
async function countFound(services: Pick<Services, 'db' | 'now'>, query: UserListQuery, shown: number) {
  const isLast = shown < usersPerPage && (shown > 0 || query.page === 1);
  return isLast ? (query.page - 1) * usersPerPage + shown : countUsers(services, query);
}

async function listPage({ db, now }: Pick<Services, 'db' | 'now'>, query: UserListQuery) {
  const { condition, values } = toCondition(query, now());
  const order = (table: string) => {
    const direction = query.direction === 'ascending' ? 'asc' : 'desc';
    return `order by ${table}.${orders[query.sort]} ${direction}, ${table}.id ${direction}`;
  };
  const { rows } = await db.execute(
    `select p.id, p.email, p.name, p.created_at as "createdAt", p.last_active_at as "lastActiveAt",
      b.applied_at as "appliedAt", b.declined_at as "declinedAt", u.id is not null as "hasProfile", p.blocked_at is not null as "isBlocked",
      coalesce(u.has_access, false) as "hasAccess", coalesce(u.is_admin, false) as "isAdmin",
      u.main_lang as "mainLang", u.learning_lang as "learningLang",
      plan.id as "planId", plan.names as "planNames", period.ends_at as "planEndsAt", claim.kind = 'grant' as "isGranted"
    from (
      select a.id, a.email, a.name, a.words, a.created_at, a.last_active_at, a.blocked_at from accounts a where ${condition}
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

async function countUsers({ db, now }: Pick<Services, 'db' | 'now'>, query: UserListQuery) {
  const { condition, values } = toCondition(query, now());
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
      select from beta_applications b join users u on u.id = b.user_id join accounts a on a.id = b.user_id
      where b.declined_at is null and not u.has_access and a.blocked_at is null limit ${waitingCounted + 1}) found`;
  return waiting?.users ?? 0;
}

type Bind = (value: unknown) => string;

/** Each word of the search must occur in the name or the email address. */
function toCondition({ show, plan, search }: UserListQuery, moment: Date) {
  const values: unknown[] = [];
  const bind: Bind = (value) => `$${values.push(value)}`;
  const words = search.split(/\s+/).filter(Boolean).slice(0, 8);
  const searched = words.map((word) => {
    const pattern = `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`;
    return `a.words like plain_name(${bind(pattern)})`;
  });
  return { condition: [conditions[show], ...searched, ...onPlan(plan, moment, bind)].join(' and '), values };
}

function onPlan(plan: string, moment: Date, bind: Bind) {
  if (plan === '') return [];
  const at = bind(moment);
  const current = `from subscription_periods p where p.starts_at <= ${at} and p.counts_until > ${at}`;
  if (plan === withoutPlan) return [`not exists (select ${current} and p.user_id = a.id)`];
  return [`a.id in (select p.user_id ${current} and p.plan_id = ${bind(plan)})`];
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
