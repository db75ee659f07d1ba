import { createHash } from 'node:crypto';

/**
 * Headers of a page of the web app. The CSP allows the inline scripts and styles of the build by their hashes. Data that is
 * inserted later may contain user input, so nothing else is allowed.
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
