import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

const accessKeyId = 'fox';
const secretAccessKey = 'a secret of foxes';
const region = 'auto';

/**
 * away: breaks every connection. stalled: sends half of each body. no-bucket: the bucket was deleted. read-only: refuses writes.
 */
export type S3Fault = 'away' | 'stalled' | 'no-bucket' | 'read-only';

/** An in-memory S3 bucket that checks AWS Signature Version 4. */
export async function startScriptedS3({ path = '' } = {}) {
  const objects = new Map<string, Buffer>();
  let fault: S3Fault | undefined;
  const server = createServer(async (request, response) => {
    if (fault === 'away') return request.socket.destroy();
    const body = await buffer(request);
    const url = request.url ?? '';
    const refuse = (status: number, code: string) => {
      response.writeHead(status, { 'content-type': 'application/xml' });
      // A HEAD response has no body, so it cannot say whether the bucket or the object is missing.
      response.end(request.method === 'HEAD' ? undefined : `<Error><Code>${code}</Code></Error>`);
    };
    if (!isSigned(request)) return refuse(403, 'SignatureDoesNotMatch');
    const isInBucket = url === `${path}/foxtale` || url.startsWith(`${path}/foxtale/`);
    if (!isInBucket || fault === 'no-bucket') return refuse(404, 'NoSuchBucket');
    if (fault === 'read-only' && ['PUT', 'DELETE'].includes(request.method ?? '')) return refuse(403, 'AccessDenied');
    const key = url.slice(path.length);
    const stored = objects.get(key);
    if (request.method === 'PUT') {
      objects.set(key, body);
      return response.writeHead(200, { etag: '"1"' }).end();
    }
    if (request.method === 'DELETE') {
      objects.delete(key);
      return response.writeHead(204).end();
    }
    if (key === '/foxtale') return response.writeHead(200).end();
    if (stored === undefined) return refuse(404, 'NoSuchKey');
    const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
    const part = stored.subarray(Number(from ?? 0), to ? Number(to) + 1 : undefined);
    response.writeHead(from === undefined ? 200 : 206, { 'content-length': part.length, etag: '"1"' });
    if (fault === 'stalled' && request.method === 'GET') return response.write(part.subarray(0, part.length / 2));
    response.end(request.method === 'HEAD' ? undefined : part);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    settings: { endpoint: `http://127.0.0.1:${port}${path}`, bucket: 'foxtale', region, accessKeyId, secretAccessKey },
    /** The settings as environment variables. */
    environment: {
      S3_ENDPOINT: `http://127.0.0.1:${port}${path}`,
      S3_BUCKET: 'foxtale',
      S3_REGION: region,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    },
    objects,
    /** The fault lasts until `setFault` is called again. */
    setFault: (next: S3Fault | undefined) => {
      fault = next;
      server.closeAllConnections();
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function isSigned({ method, url = '', headers }: IncomingMessage) {
  const pattern =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d+)\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=(\w+)$/;
  const [, key, day = '', place = '', signedHeaders = '', signature] = pattern.exec(headers.authorization ?? '') ?? [];
  const { pathname, search } = new URL(url, 'http://localhost');
  const canonical = [
    method,
    pathname,
    search.slice(1),
    ...signedHeaders.split(';').map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    signedHeaders,
    headers['x-amz-content-sha256'],
  ].join('\n');
  const scope = `${day}/${place}/s3/aws4_request`;
  const hash = createHash('sha256').update(canonical).digest('hex');
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, hash].join('\n');
  const signingKey = [day, region, 's3', 'aws4_request'].reduce<Buffer | string>(
    (secret, part) => createHmac('sha256', secret).update(part).digest(),
    `AWS4${secretAccessKey}`,
  );
  return key === accessKeyId && signature === createHmac('sha256', signingKey).update(text).digest('hex');
}
