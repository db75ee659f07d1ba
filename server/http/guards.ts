import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Profile } from '../../domain/access/profile.ts';
import { AppError } from '../../domain/app-error.ts';
import type { Services } from '../services.ts';
import { createFindViewer, type Viewer } from './find-viewer.ts';
import { type RateLimit, takeFromRate } from './rate-limits.ts';

/** The same doors as on the client, and these are the ones that count. */
export function createGuards(services: Services) {
  const findViewer = createFindViewer(services);

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
    /** For what visitors may ask as well. */
    findViewer,

    /** Also for a blocked account: its data and its sessions are still its owner's. */
    accountHolder: createMiddleware<{ Variables: { viewer: Viewer } }>(async (c, next) => {
      c.set('viewer', await loadAccount(c));
      await next();
    }),

    signedIn: createMiddleware<{ Variables: { viewer: Viewer } }>(async (c, next) => {
      c.set('viewer', await load(c));
      await next();
    }),

    /** In beta an account waits for access. */
    withAccess: createMiddleware<{ Variables: { viewer: Viewer } }>(async (c, next) => {
      const viewer = await load(c);
      if (!viewer.hasAccess) throw new AppError(viewer.profile === undefined ? 'profile-missing' : 'no-access');
      c.set('viewer', viewer);
      await next();
    }),

    /** To anybody else the admin's part of the server does not exist; an admin needs access like everyone. */
    adminOnly: createMiddleware<{ Variables: { viewer: Viewer & { profile: Profile } } }>(async (c, next) => {
      const viewer = await load(c);
      if (viewer.profile === undefined || !viewer.profile.isAdmin) throw new AppError('not-found');
      if (!viewer.hasAccess) throw new AppError('no-access');
      c.set('viewer', { ...viewer, profile: viewer.profile });
      await next();
    }),

    /** Behind the door that knows who it is, before anything is read or done. */
    limited: (limit: RateLimit) =>
      createMiddleware<{ Variables: { viewer: Viewer } }>(async (c, next) => {
        await takeFromRate(services, { limit, c, viewer: c.get('viewer') });
        await next();
      }),
  };
}

export type Guards = ReturnType<typeof createGuards>;
