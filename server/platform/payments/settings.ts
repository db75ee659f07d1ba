import * as v from 'valibot';
import { ConfigError } from '../../config-error.ts';
import { text } from '../../config-values.ts';

export const paymentVariables = {
  STRIPE_SECRET_KEY: v.optional(text),
  STRIPE_WEBHOOK_SECRET: v.optional(text),
  STRIPE_API_BASE: v.optional(
    v.pipe(
      text,
      v.regex(/^https?:\/\/[^\s/]+\/?$/, 'must be an address such as https://api.stripe.com'),
      v.transform((address) => new URL(address)),
    ),
  ),
};

type Variables = v.InferOutput<v.ObjectSchema<typeof paymentVariables, undefined>>;

export interface StripeSettings {
  secretKey: string;
  webhookSecret: string;
  /** Undefined if the public API of Stripe is used. */
  apiBase: URL | undefined;
}

/** Undefined if payments are not configured. */
export function readPaymentSettings(variables: Variables): StripeSettings | undefined {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_BASE: apiBase } = variables;
  if (secretKey !== undefined && webhookSecret !== undefined) return { secretKey, webhookSecret, apiBase };
  if (secretKey === undefined && webhookSecret === undefined) return undefined;
  const missing = secretKey === undefined ? 'STRIPE_SECRET_KEY' : 'STRIPE_WEBHOOK_SECRET';
  throw new ConfigError(`${missing} is missing: payments need both`);
}
