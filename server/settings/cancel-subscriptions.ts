import type { Services } from '../services.ts';

/** A deleted account must not be charged. If the payment provider fails, the account stays and the user can try again. */
export async function cancelSubscriptions(
  { db, payments, log }: Pick<Services, 'db' | 'payments' | 'log'>,
  userId: string,
) {
  const [customer] = await db.query<{ customerId: string }>`
    select customer_id as "customerId" from payment_customers where user_id = ${userId}`;
  if (customer === undefined) return;
  if (payments === undefined)
    log.warn(
      { ...customer },
      'a paying customer deletes the account, but payments are not configured: cancel the subscription by hand',
    );
  await payments?.endSubscriptions(customer.customerId);
}
