import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { createMiddleware } from 'hono/factory';
import { parseLogPosition } from '../platform/database/log-position.ts';
import type { Services } from '../services.ts';
import type { Viewer } from './guards/find-signed-in-user.ts';
import { hasSessionCookie } from './guards/sessions.ts';

const cookieName = 'written-until';
const keptSeconds = 600;

/**
 * Returns the services with a read replica as `db`, if that replica already has all writes of this user (read-your-writes
 * consistency). A cookie contains the WAL position that the replica must have replayed.
 */
export function withReplica<Deps extends Pick<Services, 'db' | 'replica'>>(
  services: Deps,
  c: Context<{ Variables: { viewer: Viewer } }>,
): Deps {
  const { replica } = services;
  if (replica === undefined) return services;
  const position = parseLogPosition(getCookie(c, cookieName));
  return { ...services, db: replica.findDatabaseFor(c.get('viewer').id, position) ?? services.db };
}

/** After every successful write of a user, stores the current WAL position in a cookie. */
export function rememberWrites(services: Pick<Services, 'config' | 'replica'>) {
  const { replica } = services;
  return createMiddleware(async (c, next) => {
    await next();
    const isRead = ['GET', 'HEAD', 'OPTIONS'].includes(c.req.method);
    if (replica === undefined || isRead || c.res.status >= 400 || !hasSessionCookie(services, c)) return;
    setCookie(c, cookieName, await replica.findPosition(), {
      path: '/',
      httpOnly: true,
      sameSite: 'Lax',
      maxAge: keptSeconds,
      secure: services.config.baseUrl.startsWith('https:'),
    });
  });
}
