import { AppError } from '../../domain/app-error.ts';
import type { PlanDocument } from '../../domain/billing/plan-document.ts';
import type { Services } from '../services.ts';

/** The displayed price of a plan must be the price that the provider charges. */
export async function refusePriceMismatch({ payments }: Pick<Services, 'payments'>, plan: PlanDocument) {
  if (payments === undefined || plan.paymentPriceId === null) return;
  const price = await payments.findPrice(plan.paymentPriceId);
  if (price === undefined) throw refuse('paymentPriceId', 'unknown-price');
  if (price.priceMinor !== plan.priceMinor) throw refuse('priceMinor', 'price-differs');
  if (price.currency !== plan.currency) throw refuse('currency', 'price-differs');
  const every = plan.billing === 'monthly' ? 'month' : 'year';
  if (price.every !== (plan.isRecurring ? every : undefined)) throw refuse('isRecurring', 'price-differs');
}

const refuse = (field: string, problem: string) => new AppError('invalid-input', { fields: [{ field, problem }] });
