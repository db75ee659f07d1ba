import { timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import type { Services } from '../../services.ts';
import { comesFromThisMachine } from './loopback.ts';
import { hashToken } from './sessions.ts';

/**
 * Checks the bearer token METRICS_TOKEN. If METRICS_TOKEN is not set, only requests from this machine are allowed, and only on
 * a server that is not public.
 */
export function isOperator({ config }: Pick<Services, 'config'>, c: Context) {
  const { metricsToken } = config;
  if (metricsToken === undefined) return config.isPrivate && comesFromThisMachine(c);
  const given = /^Bearer (.+)$/.exec(c.req.header('authorization') ?? '')?.[1] ?? '';
  return timingSafeEqual(hashToken(given), hashToken(metricsToken));
}
