import * as v from 'valibot';
import { billingPeriods } from '../access/subscription.ts';

const line = (problem: string) => v.pipe(v.string(problem), v.trim(), v.nonEmpty(problem), v.maxLength(80, 'too-long'));

const inEveryLanguage = (problem: string) => {
  const text = line(problem);
  return v.strictObject({ en: text, es: text, fr: text, de: text, pt: text, it: text, sl: text }, problem);
};

const count = v.pipe(v.number(), v.integer(), v.minValue(0, 'negative-limit'), v.maxValue(1_000_000));

const isCurrency = (code: string) => Intl.supportedValuesOf('currency').includes(code);

/** A plan as an admin edits it. Each validation rule has its own error name. */
export const planDocumentSchema = v.pipe(
  v.strictObject({
    billing: v.picklist(billingPeriods),
    isRecurring: v.boolean(),
    names: inEveryLanguage('missing-name'),
    priceMinor: v.pipe(v.number(), v.integer(), v.minValue(0, 'negative-price'), v.maxValue(100_000_000)),
    currency: v.pipe(v.string(), v.check(isCurrency, 'unknown-currency')),
    limits: v.strictObject({
      aiArticlesPerMonth: count,
      translationsPerMonth: count,
      ownArticlesPerMonth: count,
      definitionsPerDay: count,
    }),
    features: v.pipe(v.array(inEveryLanguage('missing-feature')), v.maxLength(12, 'too-many-features')),
    /** The price id at the payment provider. Without a price, the plan cannot be bought, only granted by an admin. */
    paymentPriceId: v.nullable(v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(200))),
  }),
  v.forward(
    v.check(({ billing, priceMinor }) => billing !== 'free' || priceMinor === 0, 'price-of-free'),
    ['priceMinor'],
  ),
  v.forward(
    v.check(({ billing, isRecurring }) => billing !== 'free' || !isRecurring, 'free-does-not-renew'),
    ['isRecurring'],
  ),
  v.forward(
    v.check(({ billing, paymentPriceId }) => billing !== 'free' || paymentPriceId === null, 'price-of-free'),
    ['paymentPriceId'],
  ),
);
export type PlanDocument = v.InferOutput<typeof planDocumentSchema>;

/** All plan ids in display order. */
export const planOrderSchema = v.strictObject({
  planIds: v.pipe(v.array(v.pipe(v.string(), v.maxLength(100))), v.maxLength(200)),
});
