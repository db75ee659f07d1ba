import * as v from 'valibot';

export const usageRowsPerPage = 15;

export const usagePurposes = [
  'write-article',
  'rewrite-sentences',
  'translate-sentences',
  'define-words',
  'test-connection',
] as const;

export const modelUsageQuerySchema = v.object({
  page: v.optional(v.pipe(v.string(), v.regex(/^\d{1,4}$/), v.toNumber(), v.minValue(1)), '1'),
});

/** The calls of one user for one purpose on one day. */
export interface UsageRow {
  id: string;
  /** In UTC: 2026-03-01. */
  day: string;
  /** The e-mail address; null if the account was deleted or the call was not made for a user. */
  user: string | null;
  purpose: (typeof usagePurposes)[number];
  calls: number;
  inputTokens: number;
  outputTokens: number;
  /** Null if the operator has not set prices. */
  cost: number | null;
}

export interface ModelUsage {
  month: { tokens: number; budgetTokens: number | null; cost: number | null };
  /** ISO 4217; null if the operator has not set prices. */
  currency: string | null;
  rows: UsageRow[];
  isMore: boolean;
}
