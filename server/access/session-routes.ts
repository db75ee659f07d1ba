import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import * as v from 'valibot';
import { AppError } from '../../domain/app-error.ts';
import type { Guards } from '../http/guards/guards.ts';
import { clearSession, closeSession, findSessionHash } from '../http/guards/sessions.ts';
import { parse } from '../http/requests/parse.ts';
import type { Services } from '../services.ts';
import { deleteSession, deleteSessions, listSessions } from './session-queries.ts';

export function sessionRoutes(services: Services, { accountHolder }: Guards) {
  return new Hono()
    .post('/sign-out', describeRoute({ summary: 'Sign out', tags: ['access'] }), async (c) => {
      await closeSession(services, c);
      return c.json({ user: null });
    })

    .get(
      '/sessions',
      describeRoute({ summary: 'Where I am signed in', tags: ['access'] }),
      accountHolder,
      async (c) => {
        const current = { accountId: c.get('viewer').id, hash: findSessionHash(services, c) };
        return c.json({ sessions: await listSessions(services, current) });
      },
    )

    .delete(
      '/sessions',
      describeRoute({ summary: 'Sign out everywhere', tags: ['access'] }),
      accountHolder,
      async (c) => {
        await deleteSessions(services, c.get('viewer').id);
        clearSession(services, c);
        return c.json({ user: null });
      },
    )

    .delete(
      '/sessions/:sessionId',
      describeRoute({ summary: 'Sign out of one of my sessions', tags: ['access'] }),
      accountHolder,
      parse('param', v.object({ sessionId: v.pipe(v.string(), v.uuid()) })),
      async (c) => {
        const deleted = await deleteSession(services, c.get('viewer').id, c.req.valid('param').sessionId);
        if (deleted === undefined) throw new AppError('not-found');
        const isCurrent = findSessionHash(services, c)?.equals(deleted) === true;
        if (isCurrent) clearSession(services, c);
        return c.json({ signedOut: true });
      },
    );
}
