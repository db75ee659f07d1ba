import { createMiddleware } from 'hono/factory';
import { AppError } from '../../../domain/app-error.ts';

/** CSRF protection: refuses a write if its Sec-Fetch-Site or Origin header shows that it comes from another origin. */
export const refuseCrossSite = (baseUrl: string) =>
  createMiddleware(async (c, next) => {
    if (['GET', 'HEAD', 'OPTIONS'].includes(c.req.method)) return next();
    const site = c.req.header('sec-fetch-site');
    const origin = c.req.header('origin');
    const isForeign = (site !== undefined && site !== 'same-origin') || (origin !== undefined && origin !== baseUrl);
    if (isForeign) throw new AppError('cross-site');
    await next();
  });
