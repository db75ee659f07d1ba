import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { AppError } from '../../../domain/app-error.ts';
import type { FileStore } from '../../platform/file-store/file-store.ts';
import { readRange } from './read-range.ts';

interface SentFile {
  key: string;
  /** Content hash. It is part of the URL, so the file can be cached forever. */
  hash: string;
  contentType: string;
  isPublic?: boolean;
}

/** Describes an audio response in the OpenAPI document. */
export const audioResponse = {
  description: 'The file, or a range of it with status 206',
  content: { 'audio/mpeg': {} },
};

/** Sends a stored file. Supports range requests, which players need for seeking. */
export async function sendFile(c: Context, files: FileStore, { key, hash, contentType, isPublic }: SentFile) {
  const etag = `"${hash}"`;
  const headers = {
    etag,
    'accept-ranges': 'bytes',
    'cache-control': `${isPublic ? 'public' : 'private'}, max-age=31536000, immutable`,
  };
  if (c.req.header('if-none-match')?.split(/,\s*/).includes(etag)) return c.body(null, 304, headers);
  const size = await files.findSize(key);
  if (size === undefined) throw new AppError('not-found');
  const isSameFile = (c.req.header('if-range') ?? etag) === etag;
  const range = isSameFile ? readRange(c.req.header('range'), size) : undefined;
  if (range === 'unsatisfiable') return c.body(null, 416, { 'content-range': `bytes */${size}` });
  const { from, to } = range ?? { from: 0, to: size - 1 };
  const status = range === undefined ? 200 : 206;
  const fileHeaders = {
    ...headers,
    'content-type': contentType,
    'content-length': String(to - from + 1),
    ...(range && { 'content-range': `bytes ${from}-${to}/${size}` }),
  };
  if (c.req.method === 'HEAD') return c.body(null, status, fileHeaders);
  const body = await files.find(key, range);
  if (body === undefined) throw new AppError('not-found');
  cancelUnread(c, body);
  return c.body(body, status, fileHeaders);
}

/**
 * Closes the file if the client disconnects before the first byte is sent. The HTTP adapter does not do this: it cancels only
 * a body that it has started to read.
 */
function cancelUnread(c: Context, body: ReadableStream) {
  const { outgoing }: Partial<HttpBindings> = c.env ?? {};
  const cancel = () => {
    if (!body.locked) void body.cancel().catch(() => {});
  };
  if (outgoing?.destroyed) cancel();
  else outgoing?.once('close', cancel);
}
