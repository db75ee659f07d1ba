import { createHash } from 'node:crypto';
import type { Context } from 'hono';

type Bytes = Buffer<ArrayBuffer>;

interface Variant {
  bytes: Bytes;
  etag: string;
}

/** In order of preference. */
const encodings = ['br', 'gzip'] as const;
type Encoding = (typeof encodings)[number];

/** A file in memory. Each encoding has its own ETag. */
export interface Stored {
  plain: Variant;
  /** The available encodings. An encoding that clients rarely accept may be created on first use. */
  compressed: Partial<Record<Encoding, () => Variant | Promise<Variant>>>;
}

export type Headers = Record<string, string>;

export interface StoredPage extends Stored {
  headers: Headers;
}

type VariantSource = Bytes | undefined | (() => Promise<Bytes>);

export function createStored(plain: Bytes, variants: Record<Encoding, VariantSource>): Stored {
  const compressed: Stored['compressed'] = {};
  for (const encoding of encodings) {
    const variant = variants[encoding];
    if (variant !== undefined)
      compressed[encoding] = Buffer.isBuffer(variant) ? keep(withTag(variant)) : makeOnce(variant);
  }
  return { plain: withTag(plain), compressed };
}

const keep = (variant: Variant) => () => variant;

function makeOnce(make: () => Promise<Bytes>) {
  let made: Promise<Variant> | undefined;
  return () => {
    made ??= make().then(withTag);
    return made;
  };
}

const withTag = (bytes: Bytes): Variant => ({
  bytes,
  etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
});

/** A caller that has its own ETag passes it in `headers`, and answers conditional requests (If-None-Match) itself. */
export async function sendStored(c: Context, stored: Stored, headers: Headers) {
  const accepted = readAccepted(c.req.header('accept-encoding'));
  const encoding = encodings.find((name) => stored.compressed[name] !== undefined && accepted(name));
  const { bytes, etag } = (await (encoding && stored.compressed[encoding]?.())) ?? stored.plain;
  const vary = ['accept-encoding', headers.vary].filter(Boolean).join(', ');
  if (c.req.header('if-none-match') === etag) return c.body(null, 304, { ...headers, etag, vary });
  return c.body(bytes, 200, { etag, ...headers, vary, ...(encoding && { 'content-encoding': encoding }) });
}

/** Parses an Accept-Encoding header. For example, “br;q=0, *” accepts everything except brotli. */
function readAccepted(header = '') {
  const qualities = new Map(
    header.split(',').map((part) => {
      const [name = '', quality] = part.toLowerCase().split(/\s*;\s*q=/);
      return [name.trim(), quality === undefined ? 1 : Number(quality)];
    }),
  );
  return (encoding: string) => (qualities.get(encoding) ?? qualities.get('*') ?? 0) > 0;
}
