import { createMiddleware } from 'hono/factory';
import { setHeaders } from './set-headers.ts';

/** What tells browsers to keep other sites out, and copies of what is somebody's own. Pages bring a policy of their own in its place. */
export function securityHeaders(baseUrl: string) {
  const forAll = baseUrl.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000' } : {};
  const forApi = {
    ...forAll,
    'cache-control': 'no-store',
    // Answers are data: whatever stands in them runs nothing, and no other site shows, plays or frames them.
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  };
  return createMiddleware((c, next) => {
    setHeaders(c, c.req.path.startsWith('/api/') ? forApi : forAll);
    return next();
  });
}
