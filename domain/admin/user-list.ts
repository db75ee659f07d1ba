import * as v from 'valibot';
import type { Language } from '../language.ts';
import type { PerLanguage } from '../per-language.ts';

export const usersPerPage = 20;
/** Whoever looks beyond this many searches instead. */
const usersWithinReach = 10_000;
export const lastUserPage = usersWithinReach / usersPerPage;
/** Beyond these, "more than" says enough, and every list stays as quick as the first page. */
export const usersCounted = 2000;
export const waitingCounted = 99;

export const userFilters = ['all', 'waiting', 'access', 'admins'] as const;
export type UserFilter = (typeof userFilters)[number];

export const userSorts = ['name', 'created', 'active'] as const;
export type UserSort = (typeof userSorts)[number];

/** Stands for those who neither pay for a plan nor were given one. */
export const withoutPlan = 'free';

export const userListQuerySchema = v.object({
  search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), ''),
  show: v.optional(v.picklist(userFilters), 'all'),
  /** The id of the plan they have now; empty for any. */
  plan: v.optional(v.pipe(v.string(), v.maxLength(64)), ''),
  sort: v.optional(v.picklist(userSorts), 'created'),
  direction: v.optional(v.picklist(['ascending', 'descending']), 'descending'),
  page: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.toNumber(), v.minValue(1), v.maxValue(lastUserPage, 'out-of-reach')),
    '1',
  ),
});
export type UserListQuery = v.InferOutput<typeof userListQuerySchema>;

/** What somebody sees who has asked for nothing in particular. */
export const firstUserPage: UserListQuery = v.parse(userListQuerySchema, {});

/** Any of them; what is not named stays. */
export const rightsUpdateSchema = v.pipe(
  v.partial(v.strictObject({ hasAccess: v.boolean(), isAdmin: v.boolean(), isDeclined: v.boolean() })),
  v.check((update) => Object.values(update).some((right) => right !== undefined), 'nothing-to-change'),
);
export type RightsUpdate = v.InferOutput<typeof rightsUpdateSchema>;

export interface ListedUser {
  id: string;
  email: string;
  name: string;
  hasProfile: boolean;
  hasAccess: boolean;
  isAdmin: boolean;
  mainLang: Language | null;
  learningLang: Language | null;
  createdAt: string;
  lastActiveAt: string;
  /** When they asked for beta access; null if they did not. */
  appliedAt: string | null;
  declinedAt: string | null;
  /** The paid or granted plan they have now; null on the free one. */
  plan: ListedPlan | null;
}

export interface ListedPlan {
  id: string;
  names: PerLanguage<string>;
  expiresAt: string | null;
  /** Given by an admin, so that one may end it. */
  isGranted: boolean;
}

export interface UserPage {
  users: ListedUser[];
  total: number;
  /** There are more than the total says. */
  isMore: boolean;
  /** Applications that wait for an answer; one more than are counted stands for any number. */
  waitingCount: number;
}
