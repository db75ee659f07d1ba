import { createHash } from 'node:crypto';
import type { Context } from 'hono';

type Bytes = Buffer<ArrayBuffer>;

interface Form {
  bytes: Bytes;
  etag: string;
}

/** In the order in which they are preferred. */
const encodings = ['br', 'gzip'] as const;
type Encoding = (typeof encodings)[number];

/** A file as it is kept in memory, each form with its own tag. */
export interface Stored {
  plain: Form;
  /** Which compressed forms there are; one that few clients want may be made when the first one asks. */
  compressed: Partial<Record<Encoding, () => Form | Promise<Form>>>;
}

export type Headers = Record<string, string>;

export interface StoredPage extends Stored {
  headers: Headers;
}

type Making = Bytes | undefined | (() => Promise<Bytes>);

export function createStored(plain: Bytes, forms: Record<Encoding, Making>): Stored {
  const compressed: Stored['compressed'] = {};
  for (const encoding of encodings) {
    const form = forms[encoding];
    if (form !== undefined) compressed[encoding] = Buffer.isBuffer(form) ? keep(withTag(form)) : makeOnce(form);
  }
  return { plain: withTag(plain), compressed };
}

const keep = (form: Form) => () => form;

function makeOnce(make: () => Promise<Bytes>) {
  let made: Promise<Form> | undefined;
  return () => {
    made ??= make().then(withTag);
    return made;
  };
}

const withTag = (bytes: Bytes): Form => ({
  bytes,
  etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
});

export async function sendStored(c: Context, stored: Stored, headers: Headers) {
  const accepted = readAccepted(c.req.header('accept-encoding'));
  const encoding = encodings.find((name) => stored.compressed[name] !== undefined && accepted(name));
  const { bytes, etag } = (await (encoding && stored.compressed[encoding]?.())) ?? stored.plain;
  const vary = ['accept-encoding', headers.vary].filter(Boolean).join(', ');
  if (c.req.header('if-none-match') === etag) return c.body(null, 304, { ...headers, etag, vary });
  return c.body(bytes, 200, { ...headers, etag, vary, ...(encoding && { 'content-encoding': encoding }) });
}

/** “br;q=0, *” takes everything but brotli. */
function readAccepted(header = '') {
  const qualities = new Map(
    header.split(',').map((part) => {
      const [name = '', quality] = part.toLowerCase().split(/\s*;\s*q=/);
      return [name.trim(), quality === undefined ? 1 : Number(quality)];
    }),
  );
  return (encoding: string) => (qualities.get(encoding) ?? qualities.get('*') ?? 0) > 0;
}
