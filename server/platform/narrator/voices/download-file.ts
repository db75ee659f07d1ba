import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Checksum } from './voice-table.ts';

export class DownloadFailed extends Error {
  override readonly name = 'DownloadFailed';
}

interface Download {
  url: string;
  path: string;
  /** Undefined if size and hash are not known. In that case, the file is not checked. */
  expected: Checksum | undefined;
  onProgress?: (bytes: number) => void;
  attempts?: number | undefined;
  /** An attempt fails if the server sends nothing for this time. */
  stallMs?: number | undefined;
}

/**
 * Downloads to `<path>.part` and renames it once size and hash are right. An interrupted download continues where it ended, in
 * this call or in a later one.
 */
export async function downloadFile({ url, path, expected, onProgress, attempts = 5, stallMs = 30_000 }: Download) {
  const part = `${path}.part`;
  for (let attempt = 1; ; attempt++) {
    try {
      await fetchRest({ url, part, most: expected?.bytes ?? mostBytes, stallMs, onProgress: onProgress ?? (() => {}) });
      break;
    } catch (error) {
      if (error instanceof DownloadFailed || attempt >= attempts) throw toFailure(url, error);
      await sleep(Math.min(5000, 100 * 2 ** attempt));
    }
  }
  const { size: bytes } = await stat(part);
  const md5 = await hashFile(part);
  if (expected !== undefined && (bytes !== expected.bytes || md5 !== expected.md5)) {
    await rm(part);
    throw new DownloadFailed(`${url} is not the file that the index describes: ${describe({ bytes, md5 }, expected)}`);
  }
  await rename(part, path);
  return { bytes, md5 };
}

// The maximum size of a file whose size is not known in advance. No voice is that large.
const mostBytes = 1_000_000_000;

interface Rest {
  url: string;
  part: string;
  most: number;
  stallMs: number;
  onProgress: (bytes: number) => void;
}

async function fetchRest({ url, part, most, stallMs, onProgress }: Rest) {
  const had = await sizeOf(part);
  if (had >= most) return;
  const stalled = new AbortController();
  const timer = setTimeout(() => stalled.abort(new Error('The server sent nothing for too long.')), stallMs);
  try {
    const headers = had > 0 ? { range: `bytes=${had}-` } : {};
    const response = await fetch(url, { headers, signal: stalled.signal });
    await refuse(response, url, part);
    const isContinued = response.status === 206 && response.headers.get('content-range')?.startsWith(`bytes ${had}-`);
    if (response.status === 206 && !isContinued) throw new Error('The server sent another range.');
    await using file = await open(part, isContinued ? 'a' : 'w');
    let size = isContinued ? had : 0;
    const wanted = Number(response.headers.get('content-length') ?? Number.NaN) + size;
    for await (const chunk of response.body ?? []) {
      timer.refresh();
      size += chunk.length;
      if (size > most) throw new DownloadFailed(`${url} is larger than expected.`);
      await file.write(chunk);
      onProgress(size);
    }
    if (size < wanted) throw new Error('The connection ended early.');
  } finally {
    clearTimeout(timer);
  }
}

async function refuse(response: Response, url: string, part: string) {
  if (response.ok) return;
  await response.body?.cancel();
  // 416: the requested range does not exist, for example because the file has become shorter. The next try starts over.
  if (response.status === 416) await rm(part, { force: true });
  const isTemporary = response.status >= 500 || [408, 416, 425, 429].includes(response.status);
  throw new (isTemporary ? Error : DownloadFailed)(`${url} answered with status ${response.status}.`);
}

async function sizeOf(path: string) {
  try {
    return (await stat(path)).size;
  } catch {
    return 0;
  }
}

async function hashFile(path: string) {
  const hash = createHash('md5');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

function toFailure(url: string, error: unknown) {
  if (error instanceof DownloadFailed) return error;
  const { message, cause } = error instanceof Error ? error : new Error(String(error));
  const reason = (cause instanceof Error && cause.message !== '' ? cause.message : message).replace(/\.?$/, '.');
  return new DownloadFailed(`${url} could not be downloaded: ${reason} Run the command again to continue.`, {
    cause: error,
  });
}

const describe = (found: Checksum, expected: Checksum) =>
  `${found.bytes} bytes, MD5 ${found.md5}, instead of ${expected.bytes} bytes, MD5 ${expected.md5}.`;
