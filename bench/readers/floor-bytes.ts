import { serve } from '@hono/node-server';
import { Hono } from 'hono';

// Baseline of bench/readers/measure-readers.ts: a bare Hono server that sends recorded responses from memory. The request path is the
// name of the response.
interface Sent {
  bytes: Buffer;
  contentType: string;
}

process.once('message', (sent: Record<string, Sent>) => {
  const app = new Hono().all('/:kind', async (c) => {
    const { bytes, contentType } = sent[c.req.param('kind')] ?? { bytes: Buffer.alloc(0), contentType: 'text/plain' };
    if (c.req.method === 'POST') await c.req.arrayBuffer();
    return c.body(new Uint8Array(bytes), 200, { 'content-type': contentType });
  });
  serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => process.send?.(port));
});
