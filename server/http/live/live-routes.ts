import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { AppError } from '../../../domain/app-error.ts';
import type { Services } from '../../services.ts';
import type { Guards } from '../guards/guards.ts';
import { findSessionHash } from '../guards/sessions.ts';

/** The event stream is also for users without access, because it tells them when access is granted. */
export function liveRoutes(services: Services, { signedIn }: Guards) {
  const description = describeRoute({
    summary: 'Server-sent events that say what has changed',
    tags: ['live'],
    responses: { 200: { description: 'A stream that stays open', content: { 'text/event-stream': {} } } },
  });
  return new Hono<{ Bindings: HttpBindings }>().get('/live', description, signedIn, (c) => {
    const headOnly = c.body(null, 200, { 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' });
    if (c.req.method === 'HEAD') return headOnly;
    const sessionHash = findSessionHash(services, c);
    if (sessionHash === undefined) throw new AppError('not-signed-in');
    const stream = { userId: c.get('viewer').id, sessionHash, response: c.env.outgoing };
    // Writes to the Node response directly: one web stream per client would cost much memory with thousands of clients.
    services.live.open(stream, Object.fromEntries(headOnly.headers));
    return RESPONSE_ALREADY_SENT;
  });
}
