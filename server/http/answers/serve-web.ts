import { existsSync, readFileSync } from 'node:fs';
import { extname, join, normalize, sep } from 'node:path';
import type { HttpBindings } from '@hono/node-server';
import type { Context, Hono } from 'hono';
import type { AskApiFor } from '../../pages/app-page.ts';
import type { FindPage } from '../../pages/find-page.ts';
import { findWebBuild, listOtherBuilds } from '../../platform/web-build.ts';
import type { Services } from '../../services.ts';
import { createStored, type Stored, sendStored } from './send-stored.ts';

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

/** Pages depend on the session and on the language. */
const vary = 'accept-language, cookie';

/** The web app: the files of its build, and a page for every other path. */
export function serveWeb(app: Hono, services: Services, createFindPage: (askApi: AskApiFor) => FindPage) {
  const { baseUrl } = services.config;
  const folder = findWebBuild().web;
  const olderFolders = listOtherBuilds().map(({ web }) => web);
  const findPage = createFindPage(askApi);
  const files = new Map<string, Stored>();

  app.get('*', async (c) => {
    const host = c.req.header('host');
    // Cookies and popup messages need a single origin, so other loopback names (such as localhost instead of 127.0.0.1) are
    // redirected.
    if (host !== undefined && isLoopbackAlias(host, baseUrl)) {
      // The path stays percent-encoded: a decoded line break would allow header injection.
      const { pathname, search } = new URL(c.req.url);
      return c.redirect(`${baseUrl}${pathname}${search}`, 302);
    }
    if (c.req.path === '/') return sendPage(c);
    const file = findFile(folder, c.req.path) ?? findOlderAsset(c.req.path);
    if (file !== undefined) return sendStored(c, file, fileHeaders(c.req.path));
    // A missing asset returns 404 instead of a page: otherwise the browser would cache HTML as a script.
    if (extname(c.req.path) !== '' && !c.req.header('accept')?.includes('text/html')) return c.body(null, 404);
    return sendPage(c);
  });

  /** Calls the API like an external request does, so that the same guards apply. */
  async function askApi(c: Context, path: string) {
    const headers = ['cookie', 'x-forwarded-for', 'x-request-id'].flatMap((name): [string, string][] => {
      const value = c.req.header(name);
      return value === undefined ? [] : [[name, value]];
    });
    // `outgoing` is left out: otherwise the inner request would write its headers into the outer response.
    const { incoming }: Partial<HttpBindings> = c.env ?? {};
    const response = await app.request(path, { headers }, { incoming });
    return response.ok ? response.text() : undefined;
  }

  async function sendPage(c: Context) {
    const page = await findPage(c);
    return sendStored(c, page, { ...page.headers, vary });
  }

  /**
   * Finds an asset of an older build, for tabs that were opened before an upgrade. Asset names contain hashes, so a name is
   * unique across builds.
   */
  function findOlderAsset(path: string) {
    if (!path.startsWith('/assets/')) return undefined;
    for (const older of olderFolders) {
      const file = findFile(older, path);
      if (file !== undefined) return file;
    }
    return undefined;
  }

  function findFile(folder: string, path: string) {
    const location = join(folder, normalize(path));
    const known = files.get(location);
    if (known !== undefined) return known;
    if (
      !location.startsWith(`${folder}${sep}`) ||
      location.includes(`${sep}.`, folder.length) ||
      extname(location) === '' ||
      /\.(br|gz|draft)$/.test(location) ||
      !existsSync(location)
    )
      return undefined;
    const stored = readStored(location);
    // A file without its compressed variant is not cached: right after the first build, the variant may not exist yet.
    if (stored.compressed.gzip !== undefined || !isCompressible(location)) files.set(location, stored);
    return stored;
  }
}

const isCompressible = (file: string) => !/\.(woff2|png|ico)$/.test(file);

const readStored = (file: string) =>
  createStored(readFileSync(file), { br: readIfExists(`${file}.br`), gzip: readIfExists(`${file}.gz`) });
const readIfExists = (file: string) => (existsSync(file) ? readFileSync(file) : undefined);

function fileHeaders(path: string) {
  return {
    'content-type': contentTypes[extname(path)] ?? 'application/octet-stream',
    'cache-control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    'x-content-type-options': 'nosniff',
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
