import { createHash } from 'node:crypto';

/**
 * What goes with a page of the web app. Scripts and styles that the build left in it are let in by their hashes, and nothing
 * else is: whatever was filled in since may hold what people typed.
 */
export function pageHeaders(built: string) {
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    'content-security-policy': [
      "default-src 'self'",
      ["script-src 'self'", ...listHashes(built, 'script')].join(' '),
      ["style-src 'self'", ...listHashes(built, 'style')].join(' '),
      "img-src 'self' data:",
      "media-src 'self' blob:",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ].join('; '),
  };
}

const listHashes = (page: string, element: 'script' | 'style') =>
  [...page.matchAll(new RegExp(`<${element}(?: media="not all")?>([\\s\\S]*?)</${element}>`, 'g'))].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
