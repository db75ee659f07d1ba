import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { AppError } from '../../domain/app-error.ts';
import type { Services } from '../services.ts';
import { addressOf } from './client-address.ts';
import type { Viewer } from './find-viewer.ts';

interface Share {
  /** How many at once after a pause; they come back evenly over a minute. */
  perUser: number;
  /** A school or an office is behind one address. */
  perAddress: number;
}

/** Far above what anybody does by hand; a script is told to wait. */
export const rateLimits = {
  'sign-in': { perUser: 0, perAddress: 60 },
  definitions: { perUser: 60, perAddress: 600 },
  creation: { perUser: 20, perAddress: 100 },
  search: { perUser: 180, perAddress: 1200 },
  feedback: { perUser: 10, perAddress: 100 },
  // Somebody who has just paid asks every two seconds whether it has arrived.
  payments: { perUser: 60, perAddress: 600 },
} satisfies Record<string, Share>;

export type RateLimit = keyof typeof rateLimits;

interface Taker {
  key: Buffer;
  /** Between two requests, were they to come evenly. */
  stepMs: number;
}

const wholeMs = 60_000;

/** Takes one from the shares of whoever asks, or throws too-many-requests with the seconds until there is one again. */
export async function takeFromRate(
  services: Pick<Services, 'db' | 'now' | 'config' | 'log'>,
  { limit, c, viewer }: { limit: RateLimit; c: Context; viewer?: Viewer | undefined },
) {
  if (!services.config.limitsRates) return;
  const address = addressOf(c, services.config.trustedProxies);
  const waitMs = await takeOne(services, { limit, userId: viewer?.id, address });
  if (waitMs === 0) return;
  services.log.warn({ limit, userId: viewer?.id }, 'too many requests');
  throw new AppError('too-many-requests', { waitSeconds: Math.max(1, Math.ceil(waitMs / 1000)) });
}

interface Asking {
  limit: RateLimit;
  userId: string | undefined;
  address: string | undefined;
}

/** Zero, or how long there is nothing left to take. */
export async function takeOne(services: Pick<Services, 'db' | 'now'>, { limit, userId, address }: Asking) {
  const { perUser, perAddress }: Share = rateLimits[limit];
  const takers = [
    ...(userId === undefined ? [] : [toTaker(`${limit} user ${userId}`, perUser)]),
    ...(address === undefined ? [] : [toTaker(`${limit} address ${address}`, perAddress)]),
  ];
  return takers.length === 0 ? 0 : take(services, takers);
}

export async function deleteWholeRates({ db, now }: Pick<Services, 'db' | 'now'>) {
  await db.query`delete from traffic.request_rates where whole_at < ${now()}`;
}

const toTaker = (name: string, share: number): Taker => ({
  key: createHash('sha256').update(name).digest().subarray(0, 16),
  stepMs: wholeMs / share,
});

/** One statement for all servers together. Each share is a moment that every request moves on by a step, at most to a minute from now. */
async function take({ db, now }: Pick<Services, 'db' | 'now'>, takers: Taker[]) {
  const at = now();
  const [keys, steps] = [takers.map(({ key }) => key), takers.map(({ stepMs }) => stepMs)];
  const taken = await db.query<{ key: Buffer }>`
    insert into traffic.request_rates as rate (key, whole_at)
    select key, ${at}::timestamptz + step * interval '1 ms' from unnest(${keys}::bytea[], ${steps}::float[]) as taker (key, step)
    on conflict (key) do update
      set whole_at = greatest(rate.whole_at, ${at}) + (excluded.whole_at - ${at})
      where greatest(rate.whole_at, ${at}) + (excluded.whole_at - ${at}) <= ${new Date(at.getTime() + wholeMs)}
    returning key`;
  if (taken.length === takers.length) return 0;
  const rates = await db.query<{ key: Buffer; wholeAt: Date }>`
    select key, whole_at as "wholeAt" from traffic.request_rates where key = any(${keys})`;
  const waits = takers.map(({ key, stepMs }) => {
    const wholeAt = rates.find((rate) => rate.key.equals(key))?.wholeAt ?? at;
    return wholeAt.getTime() + stepMs - wholeMs - at.getTime();
  });
  return Math.max(1, ...waits);
}
