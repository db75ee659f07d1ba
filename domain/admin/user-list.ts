import * as v from 'valibot';
import type { Language } from '../language.ts';
import type { PerLanguage } from '../per-language.ts';

export const usersPerPage = 20;
/** Only this many users can be listed page by page. Admins find the others with the search. */
const usersWithinReach = 10_000;
export const lastUserPage = usersWithinReach / usersPerPage;
/**
 * Users are counted up to this number. If there are more, the page shows “more than”, because counting all of them is slow.
 */
export const usersCounted = 2000;
export const waitingCounted = 99;

export const userFilters = ['all', 'waiting', 'access', 'admins', 'blocked'] as const;
export type UserFilter = (typeof userFilters)[number];

export const userSorts = ['name', 'created', 'active'] as const;
export type UserSort = (typeof userSorts)[number];

/** Filter value for users without a paid or granted plan. */
export const withoutPlan = 'free';

export const userListQuerySchema = v.object({
  search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), ''),
  show: v.optional(v.picklist(userFilters), 'all'),
  /** The id of the user's current plan; empty means any plan. */
  plan: v.optional(v.pipe(v.string(), v.maxLength(64)), ''),
  sort: v.optional(v.picklist(userSorts), 'created'),
  direction: v.optional(v.picklist(['ascending', 'descending']), 'descending'),
  page: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.toNumber(), v.minValue(1), v.maxValue(lastUserPage, 'out-of-reach')),
    '1',
  ),
});
export type UserListQuery = v.InferOutput<typeof userListQuerySchema>;

/** The query for the first page without any filter. */
export const firstUserPage: UserListQuery = v.parse(userListQuerySchema, {});

/** At least one right. Missing rights stay unchanged. */
export const rightsUpdateSchema = v.pipe(
  v.partial(
    v.strictObject({ hasAccess: v.boolean(), isAdmin: v.boolean(), isDeclined: v.boolean(), isBlocked: v.boolean() }),
  ),
  v.check((update) => Object.values(update).some((right) => right !== undefined), 'nothing-to-change'),
);
export type RightsUpdate = v.InferOutput<typeof rightsUpdateSchema>;

/** The e-mail address must be repeated, as protection against deleting the wrong account. */
export const userDeletionSchema = v.strictObject({ email: v.pipe(v.string(), v.trim(), v.maxLength(320)) });

export interface ListedUser {
  id: string;
  email: string;
  name: string;
  hasProfile: boolean;
  hasAccess: boolean;
  isAdmin: boolean;
  /** A blocked user has no access, whatever other rights they have. */
  isBlocked: boolean;
  mainLang: Language | null;
  learningLang: Language | null;
  createdAt: string;
  lastActiveAt: string;
  /** When the user applied for beta access; null if they did not. */
  appliedAt: string | null;
  declinedAt: string | null;
  /** The current paid or granted plan; null on the free plan. */
  plan: ListedPlan | null;
}

export interface ListedPlan {
  id: string;
  names: PerLanguage<string>;
  expiresAt: string | null;
  /** Granted by an admin. Only a granted plan can be ended by an admin. */
  isGranted: boolean;
}

export interface UserPage {
  users: ListedUser[];
  total: number;
  /** Whether there are more users than `total`, because counting stopped at `usersCounted`. */
  isMore: boolean;
  /** The number of applications that wait for a decision. A number above `waitingCounted` is a lower bound. */
  waitingCount: number;
}
