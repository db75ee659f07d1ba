import type { IncomingMessage } from 'node:http';
import { pipeline, type Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { PageUnavailable } from './page-unavailable.ts';

interface BodyLimit {
  maxBytes: number;
  /** If true, a body that is too large is cut to `maxBytes` instead of being refused. */
  cuts?: boolean;
}

/** Reads the body of a response. Its size is counted after decompression. */
export async function readBody(response: IncomingMessage, { maxBytes, cuts = false }: BodyLimit): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    if (!cuts && Number(response.headers['content-length']) > maxBytes) throw new PageUnavailable('too-large');
    for await (const chunk of decompress(response)) {
      size += chunk.length;
      chunks.push(chunk);
      if (size <= maxBytes) continue;
      if (!cuts) throw new PageUnavailable('too-large');
      break;
    }
  } catch (error) {
    throw error instanceof PageUnavailable ? error : new PageUnavailable('unreachable', { cause: error });
  } finally {
    response.destroy();
  }
  return Buffer.concat(chunks).subarray(0, maxBytes);
}

const decoders = { gzip: createGunzip, 'x-gzip': createGunzip, deflate: createInflate, br: createBrotliDecompress };

function decompress(response: IncomingMessage): Readable {
  const encoding = response.headers['content-encoding']?.trim().toLowerCase() || 'identity';
  if (encoding === 'identity') return response;
  if (!isKnown(encoding)) throw new PageUnavailable('unreachable');
  // With `pipeline`, an error of the response also ends the iteration over the decoder, and the error is thrown there.
  return pipeline(response, decoders[encoding](), () => {});
}

const isKnown = (encoding: string): encoding is keyof typeof decoders => Object.hasOwn(decoders, encoding);
