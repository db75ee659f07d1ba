import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { AppError } from '../../domain/app-error.ts';
import type { Services } from '../services.ts';
import type { Guards } from './guards.ts';
import { findSessionHash } from './sessions.ts';

/** Also for who waits for access: that it was given is an event too. */
export function liveRoutes(services: Services, { signedIn }: Guards) {
  const description = describeRoute({
    summary: 'Hints of what has changed, as server-sent events',
    tags: ['live'],
    responses: { 200: { description: 'A stream that stays open', content: { 'text/event-stream': {} } } },
  });
  return new Hono<{ Bindings: HttpBindings }>().get('/live', description, signedIn, (c) => {
    const headOnly = c.body(null, 200, { 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' });
    if (c.req.method === 'HEAD') return headOnly;
    const sessionHash = findSessionHash(services, c);
    if (sessionHash === undefined) throw new AppError('not-signed-in');
    const stream = { userId: c.get('viewer').id, sessionHash, response: c.env.outgoing };
    // Written to the connection itself: a web stream between would cost thousands of readers their weight in memory.
    services.live.open(stream, Object.fromEntries(headOnly.headers));
    return RESPONSE_ALREADY_SENT;
  });
}
