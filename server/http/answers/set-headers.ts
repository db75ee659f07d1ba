import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/**
 * Sets headers on Node's response directly: the Headers object of Hono costs as much time as a database query. Headers that a
 * route sets later overwrite these.
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
