import Stripe from 'stripe';
import * as v from 'valibot';
import { AppError } from '../../../domain/app-error.ts';
import type { PaymentEvent, PaymentSubject } from './payments.ts';

const toleranceSeconds = 300;

const eventSchema = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  type: v.string(),
  data: v.object({ object: v.object({ id: v.optional(v.string()) }) }),
});

const subjects: [prefix: string, kind: PaymentSubject['kind']][] = [
  ['checkout.session.', 'checkout'],
  ['customer.subscription.', 'subscription'],
  ['invoice.', 'invoice'],
  ['charge.refunded', 'charge'],
];

/** Verifies the signature and returns only which object has changed: the data of an event may be outdated. */
export async function verifyStripeEvent(
  stripe: Stripe,
  { body, signature, receivedAt, secret }: { body: string; signature: string; receivedAt: Date; secret: string },
): Promise<PaymentEvent | undefined> {
  try {
    const signed = [body, signature, secret, toleranceSeconds, undefined, receivedAt.getTime()] as const;
    await stripe.webhooks.constructEventAsync(...signed);
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) return undefined;
    // The signature is valid, but the body is not JSON: the library parses the body after it has verified the signature.
    if (error instanceof SyntaxError) throw new AppError('malformed-json', undefined, { cause: error });
    throw error;
  }
  const event = v.safeParse(eventSchema, JSON.parse(body));
  if (!event.success) throw new AppError('invalid-input', undefined, { cause: new v.ValiError(event.issues) });
  const { id, type, data } = event.output;
  const kind = subjects.find(([prefix]) => type.startsWith(prefix))?.[1];
  const subjectId = data.object.id;
  return { id, type, subject: kind && subjectId ? { kind, id: subjectId } : undefined };
}
