import type { Services } from '../services.ts';

/** Nobody is charged for an account that is gone. If the provider is away, the account stays for another try. */
export async function endPayments({ db, payments, log }: Pick<Services, 'db' | 'payments' | 'log'>, userId: string) {
  const [customer] = await db.query<{ customerId: string }>`
    select customer_id as "customerId" from payment_customers where user_id = ${userId}`;
  if (customer === undefined) return;
  if (payments === undefined) log.warn({ ...customer }, 'a customer leaves while payments are not configured');
  await payments?.endSubscriptions(customer.customerId);
}
