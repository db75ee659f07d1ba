import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import type { Services } from '../services.ts';

export function healthRoutes(services: Services) {
  const description = describeRoute({ summary: 'Whether the server can work', tags: ['health'] });
  return new Hono().get('/health', description, async (c) => {
    await services.db.query`select 1`;
    return c.json({ status: 'ok', access: services.config.access, signIn: services.identity?.kind ?? null });
  });
}
