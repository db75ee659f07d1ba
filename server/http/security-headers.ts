import { createMiddleware } from 'hono/factory';

/** What tells browsers to keep other sites out. Pages bring a policy of their own in its place. */
export function securityHeaders(baseUrl: string) {
  const isSecure = baseUrl.startsWith('https:');
  return createMiddleware(async (c, next) => {
    if (isSecure) c.header('strict-transport-security', 'max-age=31536000');
    // Answers are data: whatever stands in them runs nothing, and no other site shows, plays or frames them.
    if (c.req.path.startsWith('/api/')) {
      c.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
      c.header('cross-origin-resource-policy', 'same-origin');
    }
    await next();
  });
}
