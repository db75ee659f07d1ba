import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import * as v from 'valibot';
import { pageQuerySchema } from '../../domain/admin/action-list.ts';
import { rightsUpdateSchema, userListQuerySchema } from '../../domain/admin/user-list.ts';
import type { Guards } from '../http/guards.ts';
import { parse } from '../http/parse.ts';
import type { Services } from '../services.ts';
import { changeRights } from './change-rights.ts';
import { listActions } from './list-actions.ts';
import { listUsers } from './list-users.ts';

export function adminRoutes(services: Services, { adminOnly }: Guards) {
  return new Hono()
    .get(
      '/admin/users',
      describeRoute({ summary: 'A page of users, searched and sorted', tags: ['admin'] }),
      adminOnly,
      parse('query', userListQuerySchema),
      async (c) => c.json(await listUsers(services, c.req.valid('query'))),
    )

    .patch(
      '/admin/users/:userId',
      describeRoute({ summary: 'Give or take access and admin rights, answer an application', tags: ['admin'] }),
      adminOnly,
      parse('param', v.object({ userId: v.pipe(v.string(), v.uuid()) })),
      parse('json', rightsUpdateSchema),
      async (c) => {
        const who = { adminId: c.get('viewer').id, ...c.req.valid('param') };
        return c.json(await changeRights(services, who, c.req.valid('json')));
      },
    )

    .get(
      '/admin/actions',
      describeRoute({ summary: 'What admins did, newest first', tags: ['admin'] }),
      adminOnly,
      parse('query', pageQuerySchema),
      async (c) => c.json(await listActions(services, c.req.valid('query'))),
    );
}
