import type { Context } from 'hono';
import { AppError } from '../../domain/app-error.ts';
import type { FileStore } from '../platform/file-store/file-store.ts';
import { readRange } from './read-range.ts';

interface SentFile {
  key: string;
  /** Changes with the content; the address holds it as well, so what was fetched once never has to be asked for again. */
  hash: string;
  contentType: string;
  isPublic?: boolean;
}

/** A stored file, or the part of it that was asked for: how a player seeks. */
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
  const body = await files.find(key, range);
  if (body === undefined) throw new AppError('not-found');
  const { from, to } = range ?? { from: 0, to: size - 1 };
  return c.body(body, range === undefined ? 200 : 206, {
    ...headers,
    'content-type': contentType,
    'content-length': String(to - from + 1),
    ...(range && { 'content-range': `bytes ${from}-${to}/${size}` }),
  });
}
