import { createMiddleware } from 'hono/factory';
import { setHeaders } from './set-headers.ts';

/** For everything the server sends, also what the local provider answers. */
export const transportHeaders = (baseUrl: string): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  ...(baseUrl.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
});

/** What tells browsers to keep other sites out, and copies of what is somebody's own. Pages bring a policy of their own in its place. */
export function securityHeaders(baseUrl: string) {
  const forAll = transportHeaders(baseUrl);
  const forApi = {
    ...forAll,
    'cache-control': 'no-store',
    // Answers are data: whatever stands in them runs nothing, and no other site shows, plays or frames them.
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-origin',
  };
  return createMiddleware((c, next) => {
    setHeaders(c, c.req.path.startsWith('/api/') ? forApi : forAll);
    return next();
  });
}
