import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Profile } from '../../../domain/access/profile.ts';
import { AppError } from '../../../domain/app-error.ts';
import type { Services } from '../../services.ts';
import { createFindSignedInUser, type Viewer } from './find-signed-in-user.ts';
import { enforceRateLimit, type RateLimit } from './rate-limits.ts';

/** Authorisation middleware. The web app has guards too, but only to avoid requests that would fail here. */
export function createGuards(services: Services) {
  const findViewer = createFindSignedInUser(services);

  const loadAccount = async (c: Context) => {
    const viewer = await findViewer(c);
    if (viewer === undefined) throw new AppError('not-signed-in');
    return viewer;
  };

  const load = async (c: Context) => {
    const viewer = await loadAccount(c);
    if (viewer.isBlocked) throw new AppError('blocked');
    return viewer;
  };

  return {
    /** For endpoints that signed-out visitors may use as well. */
    findViewer,

    /** Allows blocked accounts too: they may still export their data and end their sessions. */
    accountHolder: createMiddleware<{ Variables: { viewer: Viewer } }>(async (c, next) => {
      c.set('viewer', await loadAccount(c));
      await next();
    }),

    signedIn: createMiddleware<{ Variables: { viewer: Viewer } }>(async (c, next) => {
      c.set('viewer', await load(c));
      await next();
    }),

    /** In beta, an account has no access until an admin grants it. */
    withAccess: createMiddleware<{ Variables: { viewer: Viewer } }>(async (c, next) => {
      const viewer = await load(c);
      if (!viewer.hasAccess) throw new AppError(viewer.profile === undefined ? 'profile-missing' : 'no-access');
      c.set('viewer', viewer);
      await next();
    }),

    /** Answers 404 to other users, which hides the admin endpoints. */
    adminOnly: createMiddleware<{ Variables: { viewer: Viewer & { profile: Profile } } }>(async (c, next) => {
      const viewer = await load(c);
      if (viewer.profile === undefined || !viewer.profile.isAdmin) throw new AppError('not-found');
      if (!viewer.hasAccess) throw new AppError('no-access');
      c.set('viewer', { ...viewer, profile: viewer.profile });
      await next();
    }),

    /**
     * Use this middleware after a guard and before the body is read. It needs the guard, because limits are counted per
     * user.
     */
    limited: (limit: RateLimit) =>
      createMiddleware<{ Variables: { viewer: Viewer } }>(async (c, next) => {
        await enforceRateLimit(services, { limit, c, viewer: c.get('viewer') });
        await next();
      }),
  };
}

export type Guards = ReturnType<typeof createGuards>;
