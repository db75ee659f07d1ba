import { describe, expect, test } from 'vitest';
import { arrangePeriods } from './arrange-periods.ts';
import type { PlanClaim } from './plan-claim.ts';

const day = (date: string) => new Date(`${date}T00:00:00Z`);

const claim = (change: Partial<PlanClaim> & { id: string }): PlanClaim => ({
  planId: 'monthly',
  kind: 'one-time',
  startsAt: day('2026-01-01'),
  endsAt: day('2026-02-01'),
  endedAt: null,
  renews: false,
  isFailing: false,
  ...change,
});

const arrange = (...claims: PlanClaim[]) =>
  arrangePeriods(claims).map(({ claimId, startsAt, endsAt, countsUntil }) =>
    [claimId, startsAt, endsAt, countsUntil].map((part) =>
      part instanceof Date ? part.toISOString().slice(0, 10) : part,
    ),
  );

describe('a payment', () => {
  test('applies for exactly its period', () => {
    expect(arrange(claim({ id: 'a' }))).toEqual([['a', '2026-01-01', '2026-02-01', '2026-02-01']]);
  });

  test('made during another paid period starts when that period ends', () => {
    const second = claim({ id: 'b', planId: 'yearly', startsAt: day('2026-01-20'), endsAt: day('2026-02-20') });
    expect(arrange(second, claim({ id: 'a' }))).toEqual([
      ['a', '2026-01-01', '2026-02-01', '2026-02-01'],
      ['b', '2026-02-01', '2026-03-04', '2026-03-04'],
    ]);
  });

  test('for the same plan extends the period', () => {
    const second = claim({ id: 'b', startsAt: day('2026-01-20'), endsAt: day('2026-02-20') });
    expect(arrange(claim({ id: 'a' }), second)).toEqual([['b', '2026-01-01', '2026-03-04', '2026-03-04']]);
  });

  test('ends at its refund, and never applies if it was refunded before its start', () => {
    const refunded = claim({ id: 'a', endedAt: day('2026-01-10') });
    const next = claim({ id: 'b', planId: 'yearly', startsAt: day('2026-01-05'), endsAt: day('2026-02-05') });
    expect(arrange(refunded, next)).toEqual([
      ['a', '2026-01-01', '2026-01-10', '2026-01-10'],
      ['b', '2026-01-10', '2026-02-10', '2026-02-10'],
    ]);
    expect(arrange(claim({ id: 'a' }), { ...next, endedAt: day('2026-01-20') })).toEqual([
      ['a', '2026-01-01', '2026-02-01', '2026-02-01'],
    ]);
  });

  test('that was never completed does not apply', () => {
    expect(arrange(claim({ id: 'a', endsAt: day('2026-01-01') }))).toEqual([]);
  });
});

describe('a payment that renews', () => {
  const renewing = claim({ id: 'a', kind: 'recurring', renews: true });

  test('applies one day longer, so that it is still active at the renewal', () => {
    expect(arrange(renewing)).toEqual([['a', '2026-01-01', '2026-02-01', '2026-02-02']]);
  });

  test('applies to its end when cancelled, and to the refund when refunded', () => {
    expect(arrange({ ...renewing, renews: false })).toEqual([['a', '2026-01-01', '2026-02-01', '2026-02-01']]);
    expect(arrange({ ...renewing, endedAt: day('2026-01-10') })).toEqual([
      ['a', '2026-01-01', '2026-01-10', '2026-01-10'],
    ]);
  });

  test('applies seven days longer when its last charge has failed, unless it was refunded', () => {
    const failing = { ...renewing, renews: false, isFailing: true };
    expect(arrange(failing)).toEqual([['a', '2026-01-01', '2026-02-01', '2026-02-08']]);
    expect(arrange({ ...failing, endedAt: day('2026-01-10') })[0]?.at(-1)).toBe('2026-01-10');
  });

  test('gives up its extra day if another plan follows', () => {
    const next = claim({ id: 'b', planId: 'yearly', startsAt: day('2026-01-10'), endsAt: day('2026-02-10') });
    expect(arrange(renewing, next)[0]).toEqual(['a', '2026-01-01', '2026-02-01', '2026-02-01']);
  });
});

describe('a grant', () => {
  const grant = claim({ id: 'g', kind: 'grant', planId: 'yearly', startsAt: day('2026-01-10'), endsAt: null });

  test('without an end never expires', () => {
    expect(arrange(grant)).toEqual([['g', '2026-01-10', null, null]]);
  });

  test('postpones a paid period, which continues after the grant', () => {
    expect(arrange(claim({ id: 'a' }), { ...grant, endsAt: day('2026-03-10') })).toEqual([
      ['a', '2026-01-01', '2026-01-10', '2026-01-10'],
      ['g', '2026-01-10', '2026-03-10', '2026-03-10'],
      ['a', '2026-03-10', '2026-04-01', '2026-04-01'],
    ]);
  });

  test('ends when an admin ends it', () => {
    expect(arrange({ ...grant, endedAt: day('2026-01-15') })).toEqual([
      ['g', '2026-01-10', '2026-01-15', '2026-01-15'],
    ]);
  });

  test('replaces an earlier grant', () => {
    const next = claim({ id: 'h', kind: 'grant', startsAt: day('2026-01-20'), endsAt: day('2026-02-20') });
    expect(arrange(grant, next)).toEqual([
      ['g', '2026-01-10', '2026-01-20', '2026-01-20'],
      ['h', '2026-01-20', '2026-02-20', '2026-02-20'],
    ]);
  });

  test('that was replaced at its start has no effect on the grant that replaced it', () => {
    const replaced = { ...grant, id: 'z', endedAt: grant.startsAt };
    expect(arrange(replaced, grant)).toEqual([['g', '2026-01-10', null, null]]);
  });
});
