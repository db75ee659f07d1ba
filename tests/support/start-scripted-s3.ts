import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

const accessKeyId = 'fox';
const secretAccessKey = 'a secret of foxes';
const region = 'auto';

/** A bucket in memory that refuses whatever is not signed as Amazon's Signature Version 4 wants it. */
export async function startScriptedS3() {
  const objects = new Map<string, Buffer>();
  let isAway = false;
  const server = createServer(async (request, response) => {
    if (isAway) return request.socket.destroy();
    const body = await buffer(request);
    const path = request.url ?? '';
    if (!isSigned(request)) return response.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>');
    const stored = objects.get(path);
    if (request.method === 'PUT') {
      objects.set(path, body);
      return response.writeHead(200, { etag: '"1"' }).end();
    }
    if (request.method === 'DELETE') {
      objects.delete(path);
      return response.writeHead(204).end();
    }
    if (stored === undefined) return response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
    const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
    const part = stored.subarray(Number(from ?? 0), to ? Number(to) + 1 : undefined);
    response.writeHead(from === undefined ? 200 : 206, { 'content-length': part.length, etag: '"1"' });
    response.end(request.method === 'HEAD' ? undefined : part);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    settings: { endpoint: `http://127.0.0.1:${port}`, bucket: 'foxtale', region, accessKeyId, secretAccessKey },
    /** As a server gets them. */
    environment: {
      ...{ S3_ENDPOINT: `http://127.0.0.1:${port}`, S3_BUCKET: 'foxtale', S3_REGION: region },
      ...{ S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey },
    },
    objects,
    /** Breaks every connection until it is told to come back. */
    setAway: (away: boolean) => {
      isAway = away;
      if (away) server.closeAllConnections();
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
    ...[method, pathname, search.slice(1)],
    ...signedHeaders.split(';').map((name) => `${name}:${String(headers[name]).trim()}`),
    ...['', signedHeaders, headers['x-amz-content-sha256']],
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
