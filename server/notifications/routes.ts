import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { notificationsQuerySchema, readQuerySchema } from '../../domain/notifications/notification.ts';
import type { Guards } from '../http/guards/guards.ts';
import { parse } from '../http/requests/parse.ts';
import type { Services } from '../services.ts';
import { listNotifications, markRead } from './queries.ts';

export function notificationsRoutes(services: Services, { withAccess }: Guards) {
  return new Hono()
    .get(
      '/notifications',
      describeRoute({ summary: 'A page of notifications, newest first', tags: ['notifications'] }),
      withAccess,
      parse('query', notificationsQuerySchema),
      async (c) =>
        c.json(await listNotifications(services, { userId: c.get('viewer').id, after: c.req.valid('query').after })),
    )

    .post(
      '/notifications/read',
      describeRoute({ summary: 'Mark all notifications as read, or those about one article', tags: ['notifications'] }),
      withAccess,
      parse('query', readQuerySchema),
      async (c) => {
        await markRead(services, { userId: c.get('viewer').id, articleId: c.req.valid('query').articleId });
        return c.json({ marked: true });
      },
    );
}
