import { timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import type { Services } from '../services.ts';
import { hashToken } from './sessions.ts';
import { comesFromThisMachine } from './this-machine.ts';

/** Has METRICS_TOKEN where it is set. Without it: asks from this machine, on a server that no other machine reaches. */
export function isOperator({ config }: Pick<Services, 'config'>, c: Context) {
  const { metricsToken } = config;
  if (metricsToken === undefined) return config.isPrivate && comesFromThisMachine(c);
  const given = /^Bearer (.+)$/.exec(c.req.header('authorization') ?? '')?.[1] ?? '';
  return timingSafeEqual(hashToken(given), hashToken(metricsToken));
}
