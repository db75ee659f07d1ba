import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { receiveHeldBody } from './hold-body.ts';

/** Waits for the whole body. Afterwards `c.req` reads it from memory. */
export async function receiveBody(c: Context, maxBytes?: number) {
  const { incoming }: Partial<HttpBindings> = c.env ?? {};
  if (incoming !== undefined) await receiveHeldBody(incoming, maxBytes);
}
