import { createMiddleware } from 'hono/factory';
import { setHeaders } from './set-headers.ts';

/** Headers for all responses, including those of the local identity provider. */
export const transportHeaders = (baseUrl: string): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  ...(baseUrl.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
});

/** Protects API responses from other sites and shared caches. Pages set their own content security policy. */
export function securityHeaders(baseUrl: string) {
  const forAll = transportHeaders(baseUrl);
  const forApi = {
    ...forAll,
    'cache-control': 'no-store',
    // API responses are data: browsers must not render them as a page, and other sites must not embed them.
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-origin',
  };
  return createMiddleware((c, next) => {
    setHeaders(c, c.req.path.startsWith('/api/') ? forApi : forAll);
    return next();
  });
}
