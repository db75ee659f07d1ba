import { AppError } from '../../domain/app-error.ts';
import type { Services } from '../services.ts';

/** Prevents double payment: a subscription that renews or is overdue must be changed in the customer portal. */
export async function refuseRenewingPlan({ db }: Pick<Services, 'db'>, userId: string) {
  const paying = await db.query`select 1 from plan_claims where user_id = ${userId} and (renews or is_failing)`;
  if (paying.length > 0) throw new AppError('plan-renews');
}
