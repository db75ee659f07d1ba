import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import * as v from 'valibot';
import { pageQuerySchema } from '../../domain/admin/action-list.ts';
import { rightsUpdateSchema, userDeletionSchema, userListQuerySchema } from '../../domain/admin/user-list.ts';
import type { Guards } from '../http/guards/guards.ts';
import { parse } from '../http/requests/parse.ts';
import type { Services } from '../services.ts';
import { changeRights } from './change-rights.ts';
import { deleteUser } from './delete-user.ts';
import { exportUser } from './export-user.ts';
import { listActions } from './list-actions.ts';
import { listUsers } from './list-users.ts';

const userParam = v.object({ userId: v.pipe(v.string(), v.uuid()) });

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
      parse('param', userParam),
      parse('json', rightsUpdateSchema),
      async (c) => {
        const who = { adminId: c.get('viewer').id, ...c.req.valid('param') };
        return c.json(await changeRights(services, who, c.req.valid('json')));
      },
    )

    .post(
      '/admin/users/:userId/export',
      describeRoute({ summary: 'Export all data of a user, on their request', tags: ['admin'] }),
      adminOnly,
      parse('param', userParam),
      async (c) => {
        c.header('content-disposition', 'attachment; filename="foxtale-user-data.json"');
        return c.json(await exportUser(services, { adminId: c.get('viewer').id, ...c.req.valid('param') }));
      },
    )

    .delete(
      '/admin/users/:userId',
      describeRoute({ summary: 'Delete the account of a user, on their request', tags: ['admin'] }),
      adminOnly,
      parse('param', userParam),
      parse('query', userDeletionSchema),
      async (c) => {
        const who = { adminId: c.get('viewer').id, ...c.req.valid('param') };
        await deleteUser(services, who, c.req.valid('query').email);
        return c.json({ deleted: true });
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
