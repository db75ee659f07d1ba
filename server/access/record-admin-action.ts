import type { AdminActionKind } from '../../domain/access/admin-action.ts';
import type { Services } from '../services.ts';

interface AdminAction {
  action: AdminActionKind;
  /** Null if the operator made the change on the command line of the server. */
  adminId: string | null;
  /** The affected user. Never put their name or email into the details: the details stay after the account is deleted. */
  userId?: string;
  /** The affected plan, article, job or port (an external service). */
  subject?: string;
  details?: Record<string, string | number | boolean | null>;
}

/** Call it in the transaction of the change, so that the change and its log entry are stored together or not at all. */
export async function recordAdminAction(
  { db: tx, now, newId }: Pick<Services, 'db' | 'now' | 'newId'>,
  { action, adminId, userId, subject, details = {} }: AdminAction,
) {
  await tx.query`
    insert into admin_actions (id, at, action, admin_id, user_id, subject, details)
    values (${newId()}, ${now()}, ${action}, ${adminId}, ${userId}, ${subject},
      ${adminId === null ? { ...details, isOperator: true } : details})`;
}

export const deleteAdminActionsBefore = ({ db }: Pick<Services, 'db'>, date: Date) =>
  db.query`delete from admin_actions where at < ${date}`;
