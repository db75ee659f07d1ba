import type { AdminActionKind } from '../../domain/access/admin-action.ts';
import type { Services } from '../services.ts';

interface AdminAction {
  action: AdminActionKind;
  /** Null for the operator at the command line of the server. */
  adminId: string | null;
  /** Whom it was done to. Never named in the details: those outlive the account. */
  userId?: string;
  /** The plan, article, job or port it was done to. */
  subject?: string;
  details?: Record<string, string | number | boolean | null>;
}

/** Belongs into the transaction of what was done: there is no action without its line, and no line without its action. */
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
