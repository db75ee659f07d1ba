import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import * as v from 'valibot';
import { accessUpdateSchema, userListQuerySchema } from '../../domain/admin/user-list.ts';
import { AppError } from '../../domain/app-error.ts';
import { updateAccess } from '../access/queries.ts';
import type { Guards } from '../http/guards.ts';
import { parse } from '../http/parse.ts';
import type { Services } from '../services.ts';
import { listUsers } from './queries.ts';

export function adminRoutes(services: Services, { adminOnly }: Guards) {
  return new Hono()
    .get(
      '/admin/users',
      describeRoute({ summary: 'A page of users', tags: ['admin'] }),
      adminOnly,
      parse('query', userListQuerySchema),
      async (c) => c.json(await listUsers(services, c.req.valid('query'))),
    )

    .patch(
      '/admin/users/:userId',
      describeRoute({ summary: 'Give or take access', tags: ['admin'] }),
      adminOnly,
      parse('param', v.object({ userId: v.pipe(v.string(), v.uuid()) })),
      parse('json', accessUpdateSchema),
      async (c) => {
        const { userId } = c.req.valid('param');
        const { hasAccess } = c.req.valid('json');
        // Nobody locks themselves out by a slip.
        if (userId === c.get('viewer').id) {
          throw new AppError('invalid-input', { fields: [{ field: 'userId', problem: 'own-account' }] });
        }
        if (!(await updateAccess(services, { userId, hasAccess }))) throw new AppError('not-found');
        services.log.info({ adminId: c.get('viewer').id, userId, hasAccess }, 'access changed');
        return c.json({ hasAccess });
      },
    );
}
