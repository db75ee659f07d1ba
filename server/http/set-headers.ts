import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/**
 * Headers that every answer carries. They go straight into Node's answer: collected in the standard's Headers object they
 * would cost as much as a question to the database. What a route sets itself comes later and wins.
 */
export function setHeaders(c: Context, headers: Record<string, string>) {
  const { outgoing }: Partial<HttpBindings> = c.env ?? {};
  for (const name in headers) {
    const value = headers[name];
    if (value === undefined) continue;
    if (outgoing === undefined) c.header(name, value);
    else outgoing.setHeader(name, value);
  }
}
