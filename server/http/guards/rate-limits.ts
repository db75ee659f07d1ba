import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { AppError } from '../../../domain/app-error.ts';
import type { Services } from '../../services.ts';
import { addressOf } from '../requests/client-address.ts';
import type { Viewer } from './find-signed-in-user.ts';

interface Allowance {
  /** Requests per minute and user. All of them may come in one burst. */
  perUser: number;
  /** Higher than the limit per user, because a school or an office may share one address. */
  perAddress: number;
}

/** The limits are far above normal use: only scripts reach them. */
export const rateLimits = {
  'sign-in': { perUser: 0, perAddress: 60 },
  definitions: { perUser: 60, perAddress: 600 },
  // One request per 50 sentences of an article. A device that changes its native language requests the definitions of all its
  // articles again.
  'word-definitions': { perUser: 120, perAddress: 1200 },
  words: { perUser: 120, perAddress: 1200 },
  // An open article sends four requests per minute. A device that was offline sends all of its stored requests
  // together.
  reading: { perUser: 120, perAddress: 1200 },
  'word-files': { perUser: 10, perAddress: 100 },
  creation: { perUser: 20, perAddress: 100 },
  // A text is measured whenever the user stops typing for a moment.
  'text-measures': { perUser: 40, perAddress: 400 },
  imports: { perUser: 20, perAddress: 100 },
  // Each import of a link fetches a page from another server.
  links: { perUser: 10, perAddress: 60 },
  // A file has up to 50 pieces.
  'import-pieces': { perUser: 150, perAddress: 600 },
  search: { perUser: 180, perAddress: 1200 },
  placement: { perUser: 30, perAddress: 600 },
  feedback: { perUser: 10, perAddress: 100 },
  // After a checkout, the page polls every two seconds.
  payments: { perUser: 60, perAddress: 600 },
} satisfies Record<string, Allowance>;

export type RateLimit = keyof typeof rateLimits;

interface RateKey {
  key: Buffer;
  /** Emission interval of GCRA: the time between two requests at an even rate. */
  stepMs: number;
}

const burstMs = 60_000;

/** Counts the request, or throws too-many-requests with the seconds to wait. */
export async function enforceRateLimit(
  services: Pick<Services, 'db' | 'now' | 'config' | 'log'>,
  { limit, c, viewer }: { limit: RateLimit; c: Context; viewer?: Viewer | undefined },
) {
  if (!services.config.limitsRates) return;
  const address = addressOf(c, services.config.trustedProxies);
  const waitMs = await countRequest(services, { limit, userId: viewer?.id, address });
  if (waitMs === 0) return;
  services.log.warn({ limit, userId: viewer?.id }, 'too many requests');
  throw new AppError('too-many-requests', { waitSeconds: Math.max(1, Math.ceil(waitMs / 1000)) });
}

interface CountedRequest {
  limit: RateLimit;
  userId: string | undefined;
  address: string | undefined;
}

/** Returns 0 if the request is allowed, else the time to wait in ms. */
export async function countRequest(services: Pick<Services, 'db' | 'now'>, { limit, userId, address }: CountedRequest) {
  const { perUser, perAddress }: Allowance = rateLimits[limit];
  const rateKeys = [
    ...(userId === undefined ? [] : [toRateKey(`${limit} user ${userId}`, perUser)]),
    ...(address === undefined ? [] : [toRateKey(`${limit} address ${address}`, perAddress)]),
  ];
  return rateKeys.length === 0 ? 0 : advance(services, rateKeys);
}

export async function deleteExpiredRates({ db, now }: Pick<Services, 'db' | 'now'>) {
  await db.query`delete from traffic.request_rates where whole_at < ${now()}`;
}

const toRateKey = (name: string, perMinute: number): RateKey => ({
  key: createHash('sha256').update(name).digest().subarray(0, 16),
  stepMs: burstMs / perMinute,
});

/**
 * GCRA rate limiting with one timestamp per key, shared by all servers. Each request moves the timestamp forward by one
 * step. A request is refused if the timestamp would then be more than a minute in the future.
 */
async function advance({ db, now }: Pick<Services, 'db' | 'now'>, rateKeys: RateKey[]) {
  const at = now();
  const [keys, steps] = [rateKeys.map(({ key }) => key), rateKeys.map(({ stepMs }) => stepMs)];
  const advanced = await db.query<{ key: Buffer }>`
    insert into traffic.request_rates as rate (key, whole_at)
    select key, ${at}::timestamptz + step * interval '1 ms' from unnest(${keys}::bytea[], ${steps}::float[]) as requested (key, step)
    on conflict (key) do update
      set whole_at = greatest(rate.whole_at, ${at}) + (excluded.whole_at - ${at})
      where greatest(rate.whole_at, ${at}) + (excluded.whole_at - ${at}) <= ${new Date(at.getTime() + burstMs)}
    returning key`;
  if (advanced.length === rateKeys.length) return 0;
  const rates = await db.query<{ key: Buffer; wholeAt: Date }>`
    select key, whole_at as "wholeAt" from traffic.request_rates where key = any(${keys})`;
  const waits = rateKeys.map(({ key, stepMs }) => {
    const wholeAt = rates.find((rate) => rate.key.equals(key))?.wholeAt ?? at;
    return wholeAt.getTime() + stepMs - burstMs - at.getTime();
  });
  return Math.max(1, ...waits);
}
