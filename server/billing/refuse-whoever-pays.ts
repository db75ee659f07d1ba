import { AppError } from '../../domain/app-error.ts';
import type { Services } from '../services.ts';

/** Nobody pays twice for the same days: a plan that renews, or tries to, is changed where it is managed. */
export async function refuseWhoeverPays({ db }: Pick<Services, 'db'>, userId: string) {
  const paying = await db.query`select 1 from plan_claims where user_id = ${userId} and (renews or is_failing)`;
  if (paying.length > 0) throw new AppError('plan-renews');
}
