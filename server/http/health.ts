import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import type { Services } from '../services.ts';

export function healthRoutes(services: Services) {
  return new Hono().get(
    '/health',
    describeRoute({ summary: 'Whether the server can work', tags: ['health'] }),
    async (c) => {
      await services.db.execute(sql`select 1`);
      return c.json({ status: 'ok', access: services.config.access, signIn: services.identity?.kind ?? null });
    },
  );
}
