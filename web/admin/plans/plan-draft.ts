import * as v from 'valibot';
import { AppError } from '../../../domain/app-error.ts';
import { type PlanDocument, planDocumentSchema } from '../../../domain/billing/plan-document.ts';
import { freePlan, type ListedPlan, type SubscriptionPlan } from '../../../domain/billing/subscription-plan.ts';
import type { PerLanguage } from '../../../domain/per-language.ts';

/** A plan in the editor, with numbers as typed text. */
export interface PlanDraft extends Omit<PlanDocument, 'priceMinor' | 'limits' | 'paymentPriceId'> {
  price: string;
  limits: Record<keyof PlanDocument['limits'], string>;
  paymentPriceId: string;
}

export interface PlanFields {
  draft: PlanDraft;
  onChange: (part: Partial<PlanDraft>) => void;
  problemOf: (field: string) => string | undefined;
}

/** Validation errors by field path: names.sl, priceMinor, features.0.de. */
export type Problems = Record<string, string>;

export const emptyTexts: PerLanguage<string> = { en: '', es: '', fr: '', de: '', pt: '', it: '', sl: '' };

export const newDraft: PlanDraft = {
  billing: 'monthly',
  isRecurring: true,
  names: emptyTexts,
  price: '',
  currency: freePlan.currency,
  limits: {
    aiArticlesPerMonth: '60',
    translationsPerMonth: '60',
    ownArticlesPerMonth: '200',
    definitionsPerDay: '1000',
  },
  features: [],
  paymentPriceId: '',
};

export function toDraft(plan: ListedPlan): PlanDraft {
  const { billing, isRecurring, names, currency, features, limits } = plan;
  return {
    billing,
    isRecurring,
    names,
    currency,
    features,
    price: (plan.priceMinor / 10 ** minorDigits(currency)).toFixed(minorDigits(currency)),
    limits: {
      aiArticlesPerMonth: String(limits.aiArticlesPerMonth),
      translationsPerMonth: String(limits.translationsPerMonth),
      ownArticlesPerMonth: String(limits.ownArticlesPerMonth),
      definitionsPerDay: String(limits.definitionsPerDay),
    },
    paymentPriceId: plan.paymentPriceId ?? '',
  };
}

/** Returns the document for the server, or the validation errors. */
export function readDraft(draft: PlanDraft): { plan: PlanDocument } | { problems: Problems } {
  const parsed = v.safeParse(planDocumentSchema, toDocument(draft));
  if (parsed.success) return { plan: parsed.output };
  return {
    problems: Object.fromEntries(parsed.issues.map((issue) => [v.getDotPath(issue) ?? '', issue.message] as const)),
  };
}

/** The plan as users would see it. A price or limit that is not a valid number yet counts as 0. */
export function toPreview(draft: PlanDraft): SubscriptionPlan {
  const { priceMinor, limits, ...plan } = toDocument(draft);
  const count = (value: number) => (Number.isFinite(value) && value >= 0 ? Math.floor(value) : 0);
  return {
    id: 'preview',
    order: 0,
    billing: plan.billing,
    names: plan.names,
    isRecurring: plan.isRecurring,
    currency: isCurrency(plan.currency) ? plan.currency : freePlan.currency,
    priceMinor: count(priceMinor),
    limits: {
      aiArticlesPerMonth: count(limits.aiArticlesPerMonth),
      translationsPerMonth: count(limits.translationsPerMonth),
      ownArticlesPerMonth: count(limits.ownArticlesPerMonth),
      definitionsPerDay: count(limits.definitionsPerDay),
    },
    features: plan.features.filter((feature) => Object.values(feature).some(Boolean)),
  };
}

/** The server's validation errors by field. */
export function problemsOf(error: unknown): Problems {
  if (!(error instanceof AppError) || !Array.isArray(error.details?.fields)) return {};
  const fields: unknown[] = error.details.fields;
  const parsed = v.safeParse(v.array(v.object({ field: v.string(), problem: v.string() })), fields);
  return parsed.success ? Object.fromEntries(parsed.output.map(({ field, problem }) => [field, problem])) : {};
}

function toDocument({ price, limits, paymentPriceId, ...draft }: PlanDraft) {
  const currency = draft.currency.trim().toUpperCase();
  return {
    ...draft,
    currency,
    priceMinor: Math.round(toNumber(price) * 10 ** minorDigits(currency)),
    limits: {
      aiArticlesPerMonth: toNumber(limits.aiArticlesPerMonth),
      translationsPerMonth: toNumber(limits.translationsPerMonth),
      ownArticlesPerMonth: toNumber(limits.ownArticlesPerMonth),
      definitionsPerDay: toNumber(limits.definitionsPerDay),
    },
    paymentPriceId: paymentPriceId.trim() || null,
  };
}

/** Accepts a decimal comma. */
const toNumber = (text: string) => (text.trim() === '' ? Number.NaN : Number(text.trim().replace(',', '.')));

const isCurrency = (code: string) => Intl.supportedValuesOf('currency').includes(code);

const minorDigits = (currency: string) =>
  isCurrency(currency)
    ? (new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2)
    : 2;
