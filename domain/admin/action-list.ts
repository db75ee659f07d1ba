import * as v from 'valibot';
import type { AdminActionKind } from '../access/admin-action.ts';

export const actionsPerPage = 20;

export const pageQuerySchema = v.object({
  page: v.optional(v.pipe(v.string(), v.regex(/^\d{1,4}$/), v.toNumber(), v.minValue(1)), '1'),
});

/**
 * One entry of the log of admin actions. `admin` and `user` are current e-mail addresses, or null if the account was
 * deleted. `user` is also null if the action concerns no user.
 */
export interface ListedAction {
  id: string;
  at: string;
  action: AdminActionKind;
  admin: string | null;
  user: string | null;
  /** The title or name of what the action was applied to, for example of an article; its id if there is no title or name. */
  subject: string | null;
  details: Record<string, string | number | boolean | null>;
}
