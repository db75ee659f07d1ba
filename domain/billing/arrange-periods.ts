import { failureGraceMs, type PlanClaim, renewalGraceMs, type SubscriptionPeriod } from './plan-claim.ts';

interface Span {
  claim: PlanClaim;
  start: number;
  /** Infinity if the span has no end. */
  end: number;
}

/**
 * Computes which plan applies at which time. A grant applies from its start to its end. While no grant applies, payments
 * apply one after another, each for the time that was paid. So only one plan applies at a time, and no paid day is lost.
 */
export function arrangePeriods(claims: readonly PlanClaim[]): SubscriptionPeriod[] {
  const inOrder = claims.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime() || (a.id < b.id ? -1 : 1));
  const grants = scheduleGrants(inOrder.filter(({ kind }) => kind === 'grant'));
  const payments = schedulePayments(
    inOrder.filter(({ kind }) => kind !== 'grant'),
    grants,
  );
  const spans = joinSpans([...grants, ...payments].sort((a, b) => a.start - b.start));
  return spans.map((span, index) => toPeriod(span, spans[index + 1]));
}

/** A grant ends early if a later grant begins. */
function scheduleGrants(grants: readonly PlanClaim[]): Span[] {
  const spans = grants
    .map((claim) => ({
      claim,
      start: claim.startsAt.getTime(),
      end: Math.min(timeOf(claim.endsAt), timeOf(claim.endedAt)),
    }))
    .filter(isNotEmpty);
  return spans
    .map((span, index) => ({ ...span, end: Math.min(span.end, spans[index + 1]?.start ?? span.end) }))
    .filter(isNotEmpty);
}

const isNotEmpty = ({ start, end }: Span) => end > start;

function schedulePayments(payments: readonly PlanClaim[], grants: readonly Span[]): Span[] {
  const spans: Span[] = [];
  let free = Number.NEGATIVE_INFINITY;
  for (const claim of payments) {
    let remaining = timeOf(claim.endsAt) - claim.startsAt.getTime();
    free = Math.max(free, claim.startsAt.getTime());
    while (remaining > 0 && free < timeOf(claim.endedAt)) {
      const grant = grants.find(({ end }) => end > free);
      if (grant !== undefined && grant.start <= free) {
        free = grant.end;
        continue;
      }
      const end = Math.min(free + remaining, grant?.start ?? Number.POSITIVE_INFINITY, timeOf(claim.endedAt));
      spans.push({ claim, start: free, end });
      remaining -= end - free;
      free = end;
    }
  }
  return spans;
}

/**
 * Merges adjacent payments, or adjacent grants, of the same plan into one period. The period gets the last claim.
 */
function joinSpans(spans: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const span of spans) {
    const before = joined.at(-1);
    const isMore = before?.end === span.start && before.claim.planId === span.claim.planId;
    if (isMore && (before.claim.kind === 'grant') === (span.claim.kind === 'grant')) {
      joined.splice(-1, 1, { ...span, start: before.start });
    } else {
      joined.push(span);
    }
  }
  return joined;
}

function toPeriod({ claim, start, end }: Span, next: Span | undefined): SubscriptionPeriod {
  const countsUntil = Math.min(end + graceMsOf(claim), next?.start ?? Number.POSITIVE_INFINITY);
  return {
    claimId: claim.id,
    planId: claim.planId,
    startsAt: new Date(start),
    endsAt: toDate(end),
    countsUntil: toDate(countsUntil),
  };
}

function graceMsOf({ renews, isFailing, endedAt }: PlanClaim) {
  if (endedAt !== null) return 0;
  if (isFailing) return failureGraceMs;
  return renews ? renewalGraceMs : 0;
}

const timeOf = (moment: Date | null) => moment?.getTime() ?? Number.POSITIVE_INFINITY;
const toDate = (time: number) => (time === Number.POSITIVE_INFINITY ? null : new Date(time));
