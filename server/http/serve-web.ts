import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { extname, join, normalize, sep } from 'node:path';
import type { Context, Hono } from 'hono';

const folder = join(import.meta.dirname, '..', '..', 'dist', 'web');

const contentTypes: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/** The built web app: its files as they are, and the one index page for every other path. */
export function serveWeb(app: Hono, baseUrl: string) {
  const indexHeaders = pageHeaders(readFileSync(join(folder, 'index.html'), 'utf8'));
  const files = new Map<string, Stored>();

  app.get('*', (c) => {
    const host = c.req.header('host');
    // Cookies and the popup's messages belong to one origin, so localhost and its like lead to it.
    if (host !== undefined && isLoopbackAlias(host, baseUrl)) {
      return c.redirect(`${baseUrl}${c.req.path}${new URL(c.req.url).search}`, 302);
    }
    const file = findFile(c.req.path);
    if (file !== undefined) return send(c, file, fileHeaders(c.req.path));
    // A missing file must not come back as a page: the browser would keep it as a script.
    if (extname(c.req.path) !== '' && !c.req.header('accept')?.includes('text/html')) return c.body(null, 404);
    return send(c, findFile('/index.html'), indexHeaders);
  });

  function findFile(path: string) {
    const location = join(folder, normalize(path));
    const known = files.get(location);
    if (known !== undefined) return known;
    if (
      !location.startsWith(`${folder}${sep}`) ||
      extname(location) === '' ||
      /\.(br|draft)$/.test(location) ||
      !existsSync(location)
    )
      return undefined;
    const stored = { plain: readFileSync(location), brotli: readIfThere(`${location}.br`) };
    // Right after a first build the compressed ones are still being made.
    if (stored.brotli !== undefined || !isCompressible(location)) files.set(location, stored);
    return stored;
  }
}

interface Stored {
  plain: Buffer<ArrayBuffer>;
  brotli: Buffer<ArrayBuffer> | undefined;
}

const isCompressible = (file: string) => !/\.(woff2|png|ico)$/.test(file);

const readIfThere = (file: string) => (existsSync(file) ? readFileSync(file) : undefined);

function send(c: Context, file: Stored | undefined, headers: Record<string, string>) {
  if (file === undefined) return c.body(null, 404);
  const takesBrotli = file.brotli !== undefined && /\bbr\b/.test(c.req.header('accept-encoding') ?? '');
  const body = takesBrotli && file.brotli !== undefined ? file.brotli : file.plain;
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  if (c.req.header('if-none-match') === etag) return c.body(null, 304, { ...headers, etag });
  return c.body(body, 200, {
    ...headers,
    etag,
    vary: 'accept-encoding',
    ...(takesBrotli && { 'content-encoding': 'br' }),
  });
}

function fileHeaders(path: string) {
  return {
    'content-type': contentTypes[extname(path)] ?? 'application/octet-stream',
    'cache-control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    'x-content-type-options': 'nosniff',
  };
}

function pageHeaders(page: string) {
  const inlineScripts = [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script = '']) => script);
  const hashes = inlineScripts.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    'content-security-policy': [
      "default-src 'self'",
      `script-src 'self' ${hashes.join(' ')}`.trim(),
      "style-src 'self'",
      "img-src 'self' data:",
      "media-src 'self' blob:",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ].join('; '),
  };
}

function isLoopbackAlias(host: string, baseUrl: string) {
  const wanted = new URL(baseUrl);
  const given = URL.parse(`http://${host}`);
  const loopback = ['localhost', '127.0.0.1', '[::1]'];
  return (
    given !== null &&
    given.host !== wanted.host &&
    loopback.includes(given.hostname) &&
    loopback.includes(wanted.hostname)
  );
}
