import { createHash } from 'node:crypto';
import type { Context } from 'hono';

type Bytes = Buffer<ArrayBuffer>;

/** A file as it is kept in memory, each form with its own tag. */
export interface Stored {
  plain: { bytes: Bytes; etag: string };
  brotli: { bytes: Bytes; etag: string } | undefined;
}

export type Headers = Record<string, string>;

export interface StoredPage extends Stored {
  headers: Headers;
}

export const createStored = (plain: Bytes, brotli: Bytes | undefined): Stored => ({
  plain: withTag(plain),
  brotli: brotli && withTag(brotli),
});

const withTag = (bytes: Bytes) => ({
  bytes,
  etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
});

export function sendStored(c: Context, stored: Stored, headers: Headers) {
  const brotli = /\bbr\b/.test(c.req.header('accept-encoding') ?? '') ? stored.brotli : undefined;
  const { bytes, etag } = brotli ?? stored.plain;
  const vary = ['accept-encoding', headers.vary].filter(Boolean).join(', ');
  if (c.req.header('if-none-match') === etag) return c.body(null, 304, { ...headers, etag, vary });
  return c.body(bytes, 200, { ...headers, etag, vary, ...(brotli && { 'content-encoding': 'br' }) });
}
