import { createMiddleware } from 'hono/factory';
import { AppError } from '../../domain/app-error.ts';

/** No other site may write on a user's behalf: browsers say where a request comes from, and we believe only our own pages. */
export const refuseCrossSite = (baseUrl: string) =>
  createMiddleware(async (c, next) => {
    if (['GET', 'HEAD', 'OPTIONS'].includes(c.req.method)) return next();
    const site = c.req.header('sec-fetch-site');
    const origin = c.req.header('origin');
    const isForeign = (site !== undefined && site !== 'same-origin') || (origin !== undefined && origin !== baseUrl);
    if (isForeign) throw new AppError('cross-site');
    await next();
  });
