import * as v from 'valibot';

export const usersPerPage = 20;

export const userListQuerySchema = v.object({
  search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), ''),
  page: v.optional(v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.toNumber(), v.minValue(1)), '1'),
});

export const accessUpdateSchema = v.strictObject({ hasAccess: v.boolean() });

export interface ListedUser {
  id: string;
  email: string;
  name: string;
  hasAccess: boolean;
  isAdmin: boolean;
  createdAt: string;
  /** When they asked for beta access; null if they did not. */
  appliedAt: string | null;
}
