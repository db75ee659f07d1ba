import * as v from 'valibot';
import type { AdminActionKind } from '../access/admin-action.ts';

export const actionsPerPage = 20;

export const pageQuerySchema = v.object({
  page: v.optional(v.pipe(v.string(), v.regex(/^\d{1,4}$/), v.toNumber(), v.minValue(1)), '1'),
});

/** A line of the log. Names are those of today; null where the account is gone. */
export interface ListedAction {
  id: string;
  at: string;
  action: AdminActionKind;
  admin: string | null;
  user: string | null;
  /** The title or name of what it was done to, or else what it goes by. */
  subject: string | null;
  details: Record<string, string | number | boolean | null>;
}
