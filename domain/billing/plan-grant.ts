import * as v from 'valibot';

export const planGrantSchema = v.strictObject({
  planId: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)),
  /** ISO timestamp; null for a plan without an end. */
  expiresAt: v.nullable(
    v.pipe(
      v.string(),
      v.isoTimestamp(),
      v.check((moment) => !Number.isNaN(Date.parse(moment)), 'moment'),
    ),
  ),
});
export type PlanGrant = v.InferOutput<typeof planGrantSchema>;
