import * as v from 'valibot';
import type { AdminActionKind } from '../access/admin-action.ts';

export const actionsPerPage = 20;

export const pageQuerySchema = v.object({
  page: v.optional(v.pipe(v.string(), v.regex(/^\d{1,4}$/), v.toNumber(), v.minValue(1)), '1'),
});

/** One line of the log. Names are the current ones; null if the account was deleted. */
export interface ListedAction {
  id: string;
  at: string;
  action: AdminActionKind;
  admin: string | null;
  user: string | null;
  /** The title or name of the object the action was applied to; its id or address if it has none. */
  subject: string | null;
  details: Record<string, string | number | boolean | null>;
}
